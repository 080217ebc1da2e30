import { itemAt, type Effect } from '@fondaco/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { CauseOf } from '../../../table/choose/CauseOf.tsx';
import { GainTag } from '../../../table/choose/PriceTag.tsx';
import { Touch } from '../../../table/choose/Touch.tsx';
import { useOffered } from '../../../table/store/offered.ts';
import { useLinesWith } from '../../../table/store/use-lines-with.ts';
import { Actions, CoinChip } from '../pieces/Chips.tsx';
import { readView, type Cube, type DveView } from '../model/dve-view.ts';
import { BUSINESS_DUCATS, CUBE_ACTIONS, CUBE_DUCATS, CUBES, NOBLEMAN_DUCATS } from '../model/printed.ts';
import { Side } from '../../../table/Side.tsx';
import styles from './Market.module.css';

/** What is for sale this turn, and the two turn actions that are possible anywhere. */
export function Market(table: GameTableProps): ReactElement {
  const { t } = table;
  const view = readView(table.view);
  return (
    <Side title={t('dve.market')}>
      <div className={styles.market}>
        {CUBES.map((cube) => (
          <Stall key={cube} table={table} view={view} cube={cube} />
        ))}
      </div>
      <div className={styles.quicks}>
        <Quick table={table} view={view} verb="psalter" icon="psalter" note={t('dve.psalter.note')} />
        <Quick
          table={table}
          view={view}
          verb="business"
          icon="scales"
          note={t('dve.business.note', { ducats: BUSINESS_DUCATS })}
        />
      </div>
    </Side>
  );
}

interface StallProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly cube: Cube;
}

function Stall({ table, view, cube }: StallProps): ReactElement {
  const { t, narrowing } = table;
  const left = view.forSale[cube];
  const isDone = view.acting.done.includes(cube);
  const isPair = left > 1 && !isDone;
  const canSell = cube === 'nobleman' && narrowing.isPossible('sale:sell-1');
  return (
    <div className={styles.stall}>
      <Touch
        keys={[`verb:${cube} number:1`, `verb:${cube}`]}
        className={styles.good ?? ''}
        isChanged={table.changed.has(`cube:${cube}`)}
      >
        <span className={styles.cubes}>
          {left === 0 && (
            <i className={styles.none} aria-hidden="true">
              —
            </i>
          )}
          {Array.from({ length: Math.min(left, 4) }, (_, i) => (
            <Icon key={i} name={`cube-${cube}`} size={left > 3 ? 20 : 24} />
          ))}
        </span>
        <b>{t(`verb.${cube}`)}</b>
        <span className="unseen">{t('dve.market.count', { count: left })}</span>
        {isDone ? (
          <span className={styles.done}>
            <Icon name="check" size={13} /> {t('dve.done')}
          </span>
        ) : (
          <>
            <Price table={table} cube={cube} count={1} />
            <CauseOf word={`verb:${cube} number:1`} className={styles.cause} />
          </>
        )}
      </Touch>
      {(isPair || canSell) && (
        <div className={styles.offers}>
          {isPair && (
            <Touch keys={`verb:${cube} number:2`} className={styles.offer ?? ''}>
              2× <span className="unseen">{t('dve.market.pair', { cubes: t(`cubes.${cube}`, { count: 2 }) })}</span>
              {!canSell && <Price table={table} cube={cube} count={2} />}
            </Touch>
          )}
          {canSell && (
            <Touch keys="verb:nobleman number:1 sale:sell-1" className={styles.offer ?? ''}>
              <Icon name="arrow" size={12} />{' '}
              <CoinChip value={NOBLEMAN_DUCATS} size={19} label={t('dve.market.sell')} />
            </Touch>
          )}
        </div>
      )}
    </div>
  );
}

interface PriceProps {
  readonly table: GameTableProps;
  readonly cube: Cube;
  readonly count: 1 | 2;
}

/** What it costs as offered now, or else as printed, and what one brings if it is taken. */
function Price({ table, cube, count }: PriceProps): ReactElement {
  const lines = useLinesWith([`verb:${cube} number:${count}`]);
  const offered = useOffered();
  const [first = ''] = lines.toSorted((a, b) => a.length - b.length);
  const spent = lines.flatMap((line) => offered.get(line)?.map(spentDucats) ?? []);
  const ducats = spent.length > 0 ? Math.max(...spent) : itemAt(CUBE_DUCATS, CUBES.indexOf(cube)) * count;
  return (
    <span className={styles.price}>
      <Actions
        count={itemAt(CUBE_ACTIONS, count)}
        size={count === 1 ? 15 : 13}
        label={table.t('dve.actions', { count: itemAt(CUBE_ACTIONS, count) })}
      />
      {ducats > 0 ? (
        <CoinChip value={ducats} size={19} label={table.t('dve.ducats', { count: ducats })} />
      ) : (
        count === 1 && <span>{table.t('dve.free')}</span>
      )}
      {count === 1 && <GainTag effects={offered.get(first) ?? NO_EFFECTS} />}
    </span>
  );
}

const NO_EFFECTS: readonly Effect[] = [];

function spentDucats({ amount, before, after }: Effect): number {
  return amount === 'ducats' ? before - after : 0;
}

interface QuickProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly verb: 'psalter' | 'business';
  readonly icon: string;
  readonly note: string;
}

function Quick({ table, view, verb, icon, note }: QuickProps): ReactElement {
  const { t } = table;
  const isDone = view.acting.done.includes(verb);
  return (
    <Touch keys={`verb:${verb}`} className={styles.quick ?? ''}>
      <Icon name={icon} size={22} />
      <span>
        <b>{t(`verb.${verb}`)}</b>
        <small>
          {isDone ? (
            t('dve.done.turn')
          ) : (
            <>
              <Actions count={1} size={14} label={t('dve.actions', { count: 1 })} /> {note}
            </>
          )}
        </small>
      </span>
    </Touch>
  );
}
