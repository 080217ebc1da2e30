import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { Touch } from '../../../table/choose/Touch.tsx';
import { Actions } from '../pieces/Chips.tsx';
import { goodsOf, readView, spaceOf, type DveView } from '../model/dve-view.ts';
import { letterOf } from '../pieces/Glyph.tsx';
import styles from './Manuscripts.module.css';
import { MiniManuscripts, TileHatches, Wash } from '../pieces/ManuscriptTile.tsx';
import { boardOf } from '../model/parts.ts';
import { levelOf, manuscriptOf, VOLGARE_ACTIONS, VOLGARE_LEVEL, VOLGARE_POINTS } from '../model/printed.ts';
import { LevelNumeral } from '../pieces/LevelNumeral.tsx';
import { roman } from '../../../look/roman.ts';
import { Side } from '../../../table/Side.tsx';

const LEVELS = [4, 3, 2, 1] as const;
const VOLGARE = 'lingua-volgare';
const CROWDED = 4;
/** Letters for which a tile has room. */
const LONGEST_NAME = 10;

/** The open manuscripts, row by row, with what they cost in actions now and how many are left in the deck; and the player's. */
export function Manuscripts(table: GameTableProps): ReactElement {
  const { t } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  const own = goodsOf(view, table.me) === undefined ? 0 : levelOf(printed, spaceOf(view, 'knowledge', table.me));
  const isCrowded = LEVELS.some((level) => openOn(view, level).length >= CROWDED);
  return (
    <Side
      title={t('dve.manuscripts')}
      {...(own > 0 ? { note: t('dve.manuscripts.level', { roman: roman(own) }) } : {})}
    >
      <TileHatches />
      {LEVELS.map((level) => (
        <Row key={level} table={table} view={view} level={level} isFar={own > 0 && level > own} isCrowded={isCrowded} />
      ))}
      <Volgare table={table} view={view} />
      <Yours table={table} view={view} />
    </Side>
  );
}

interface RowProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly level: number;
  readonly isFar: boolean;
  /** Some row has so many tiles that names find no room on any. */
  readonly isCrowded: boolean;
}

function openOn(view: DveView, level: number): readonly string[] {
  return view.manuscripts.open.filter((word) => manuscriptOf(word).level === level);
}

/** A level is explained by the space of the knowledge chart on which it begins. */
function explainsLevel(table: GameTableProps, level: number): ReturnType<typeof explains> {
  const printed = boardOf(table);
  const { spaces } = printed.charts.knowledge;
  const first = Array.from({ length: spaces }, (_, i) => i + 1).find((space) => levelOf(printed, space) >= level);
  return explains('space', `knowledge-${first ?? spaces}`);
}

function Row({ table, view, level, isFar, isCrowded }: RowProps): ReactElement {
  const { t } = table;
  const open = openOn(view, level);
  const inDeck = view.manuscripts.inDeck[level - 1] ?? 0;
  const actions = view.manuscripts.actions[open[0] ?? ''];
  return (
    <div className={isFar ? `${styles.row} ${styles.far}` : styles.row}>
      <div className={styles.level}>
        <b aria-label={t('dve.knowledge.level', { level })} {...explainsLevel(table, level)}>
          <LevelNumeral level={level} />
        </b>
        {actions !== undefined && <Actions count={actions} size={13} label={t('dve.actions', { count: actions })} />}
      </div>
      <div className={styles.tiles} data-crowded={isCrowded}>
        {open.length === 0 && <span className={styles.empty}>{t('dve.manuscripts.none')}</span>}
        {open.map((word, i) => (
          <ManuscriptTile key={`${word} ${i}`} table={table} word={word} />
        ))}
      </div>
      <span
        className={styles.deck}
        data-empty={inDeck === 0}
        role="img"
        aria-label={t('dve.deck', { count: inDeck })}
        {...explains('verb', 'take')}
      >
        {inDeck}
      </span>
    </div>
  );
}

function ManuscriptTile({ table, word }: { readonly table: GameTableProps; readonly word: string }): ReactElement {
  const { dialects } = manuscriptOf(word);
  const name = table.t.word('manuscript', word);
  const dialect = table.t(`dve.dialect.${dialects[0]}`);
  return (
    <Touch
      keys={`manuscript:${word}`}
      className={styles.tile ?? ''}
      label={name}
      isChanged={table.changed.has(`manuscript:${word}`)}
    >
      <Wash dialects={dialects} />
      {dialects.map((one, i) => (
        <span
          key={one}
          aria-hidden="true"
          className={i === 0 ? styles.initial : `${styles.initial} ${styles.second}`}
          style={{ background: `var(--${one}-l)` }}
        >
          {letterOf(one)}
        </span>
      ))}
      {dialects.length === 1 && dialect.length <= LONGEST_NAME && <em>{dialect}</em>}
    </Touch>
  );
}

/** Lingua Volgare, waiting until the first level runs out, then to be taken by whoever knows most. */
function Volgare({ table, view }: { readonly table: GameTableProps; readonly view: DveView }): ReactElement {
  const { t } = table;
  const { volgare } = view.manuscripts;
  return (
    <div className={styles.row}>
      <div className={styles.level}>
        <b aria-label={t('dve.knowledge.level', { level: VOLGARE_LEVEL })} {...explainsLevel(table, VOLGARE_LEVEL)}>
          <LevelNumeral level={VOLGARE_LEVEL} />
        </b>
        <Actions count={VOLGARE_ACTIONS} size={13} label={t('dve.actions', { count: VOLGARE_ACTIONS })} />
      </div>
      <div style={{ gridColumn: '2 / -1' }}>
        <Touch
          keys={`manuscript:${VOLGARE}`}
          className={volgare === 'open' ? `${styles.volgare} ${styles.in}` : (styles.volgare ?? '')}
        >
          <b>{t.word('manuscript', VOLGARE)}</b>
          {t(`dve.volgare.${volgare}`, { points: VOLGARE_POINTS })}
        </Touch>
      </div>
    </div>
  );
}

/** What the player has taken: behind the screen, so that others do not see it. */
function Yours({ table, view }: { readonly table: GameTableProps; readonly view: DveView }): ReactElement | undefined {
  const { t, me } = table;
  const own = goodsOf(view, me)?.manuscripts ?? [];
  if (own.length === 0) return undefined;
  return (
    <div className={styles.row}>
      <span className={styles.yours}>{t('dve.manuscripts.yours')}</span>
      <span className={styles.minis}>
        <MiniManuscripts words={own} t={t} />
      </span>
    </div>
  );
}
