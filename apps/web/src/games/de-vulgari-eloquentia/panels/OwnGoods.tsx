import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import { scrollCue } from '../../../look/scroll-cue.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import { goodsOf, readView, type Cube, type DvePlayer } from '../model/dve-view.ts';
import { Amanuenses, LookedAtTiles } from './OwnActions.tsx';
import { MiniManuscripts, TileHatches } from '../pieces/ManuscriptTile.tsx';
import styles from './OwnGoods.module.css';
import { ACTIONS, CUBES, MURET_ACTIONS } from '../model/printed.ts';

const MURET = 'muret';
const BEHIND = CUBES.filter((cube) => cube !== 'amanuensis');

/** What the player has: actions, ducats, cubes; and what it would be after the choice in preview. */
export function OwnGoods(table: GameTableProps): ReactElement | undefined {
  const { t, layout, me, players } = table;
  const view = readView(table.view);
  const own = goodsOf(view, me);
  if (own === undefined) return undefined;
  const after = table.preview?.view === undefined ? undefined : readView(table.preview.view);
  const then = after === undefined ? undefined : goodsOf(after, me);
  const colour = players.find(({ seat }) => seat === me)?.colour ?? 'ivory';
  const style = { '--player': `var(--p-${colour})` } as CSSProperties;
  const actions = <ActionPawns table={table} own={own} then={then} />;
  const ducats = (
    <>
      <Icon name="ducat" size={22} label={t('dve.goods.ducats')} />
      <Change before={own.ducats} after={then?.ducats} />
    </>
  );
  const front = (
    <Amanuenses table={table}>
      <CubeCount table={table} cube="amanuensis" before={own.amanuensesInFront} after={then?.amanuensesInFront} />
    </Amanuenses>
  );
  if (layout === 'phone')
    return (
      <div className={styles.phone} style={style}>
        {actions}
        <span className={styles.value}>{ducats}</span>
        <span className={styles.cubes}>
          <BehindCubes table={table} own={own} then={then} cubes={BEHIND} />
          {front}
        </span>
        {(own.libraryTile ?? 0) > 0 && (
          <span
            className={styles.tile}
            role="img"
            aria-label={t('dve.library.points', { count: own.libraryTile ?? 0 })}
          >
            {own.libraryTile}
          </span>
        )}
        <LookedAtTiles table={table} own={own} />
      </div>
    );
  return (
    // A long row scrolls, by keyboard too.
    <div
      ref={scrollCue}
      className={styles.goods}
      style={style}
      role="group"
      aria-label={t('dve.goods.title')}
      tabIndex={0}
      data-full={hasHidden(own)}
    >
      <Part title={t('dve.goods.actions', { count: own.actions })} thing="action">
        {actions}
      </Part>
      <Part title={t('dve.goods.ducats')} thing="ducats">
        {ducats}
      </Part>
      <Part title={t('dve.goods.behind', { count: own.votes ?? 0 })} thing="votes">
        <BehindCubes table={table} own={own} then={then} cubes={hasHidden(own) ? CUBES : BEHIND} />
      </Part>
      <Part title={t('dve.goods.front')} thing="screen">
        {front}
      </Part>
      <LookedAtTiles table={table} own={own} />
      {layout === 'medium' && <BesideDrawers t={t} own={own} />}
    </div>
  );
}

/** What else is one's own, where the panels that show it are drawers. */
function BesideDrawers({ t, own }: { readonly t: Translate; readonly own: DvePlayer }): ReactElement {
  const { libraryTile = 0, manuscripts = [] } = own;
  return (
    <>
      {libraryTile > 0 && (
        <Part title={t('dve.goods.library')} thing="library-tile">
          <span className={styles.tile} role="img" aria-label={t('dve.library.points', { count: libraryTile })}>
            {libraryTile}
          </span>
        </Part>
      )}
      {manuscripts.length > 0 && (
        <Part title={t('dve.manuscripts')} thing="points">
          <TileHatches />
          <MiniManuscripts words={manuscripts} t={t} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly title: string;
  /** The icon that explains it. */
  readonly thing: string;
  readonly children: ReactNode;
}

function Part({ title, thing, children }: PartProps): ReactElement {
  return (
    <div className={styles.part} {...explains('icon', thing)}>
      <small>{title}</small>
      <span className={styles.value}>{children}</span>
    </div>
  );
}

function hasHidden(own: DvePlayer): boolean {
  return (own.behind?.amanuensis ?? 0) > 0;
}

interface ActionPawnsProps {
  readonly table: GameTableProps;
  readonly own: DvePlayer;
  readonly then: DvePlayer | undefined;
}

function ActionPawns({ table, own, then }: ActionPawnsProps): ReactElement {
  const left = own.actions;
  const total = Math.max(left, own.tile === MURET ? MURET_ACTIONS : ACTIONS);
  const going = then === undefined ? 0 : Math.max(0, left - then.actions);
  return (
    <span
      className={styles.actions}
      role="img"
      aria-label={table.t('dve.goods.actions', { count: left })}
      {...explains('icon', 'action')}
    >
      {Array.from({ length: total }, (_, i) => {
        const spent = i < total - left;
        const look = spent ? styles.spent : i < total - left + going ? styles.going : undefined;
        return (
          <span key={i} className={look}>
            <Icon name="action" size={22} />
          </span>
        );
      })}
    </span>
  );
}

interface BehindProps {
  readonly table: GameTableProps;
  readonly own: DvePlayer;
  readonly then: DvePlayer | undefined;
  readonly cubes: readonly Cube[];
}

function BehindCubes({ table, own, then, cubes }: BehindProps): ReactElement[] {
  return cubes.map((cube) => (
    <CubeCount key={cube} table={table} cube={cube} before={own.behind?.[cube] ?? 0} after={then?.behind?.[cube]} />
  ));
}

interface CubeCountProps {
  readonly table: GameTableProps;
  readonly cube: Cube;
  readonly before: number;
  readonly after: number | undefined;
}

function CubeCount({ table, cube, before, after }: CubeCountProps): ReactElement {
  return (
    <span className={styles.cube} {...explains('cube', cube)}>
      <Icon
        name={`cube-${cube}`}
        size={table.layout === 'phone' ? 19 : 22}
        label={table.t(`cubes.${cube}`, { count: before })}
      />
      <span aria-hidden="true">{before}</span>
      <After before={before} after={after} />
    </span>
  );
}

interface ChangeProps {
  readonly before: number;
  readonly after: number | undefined;
}

/** A count, and what it would become. */
function Change({ before, after }: ChangeProps): ReactElement {
  return (
    <>
      <span>{before}</span>
      <After before={before} after={after} />
    </>
  );
}

function After({ before, after }: ChangeProps): ReactNode {
  if (after === undefined || after === before) return undefined;
  return (
    <span className={styles.after}>
      <Icon name="arrow" size={13} /> {after}
    </span>
  );
}
