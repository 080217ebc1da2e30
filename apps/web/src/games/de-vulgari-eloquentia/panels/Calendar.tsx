import type { ReactElement, ReactNode } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import styles from './Calendar.module.css';
import { BookChip, CoinChip } from '../pieces/Chips.tsx';
import { describeEvent } from '../model/describe.ts';
import { readView, type CubeCounts, type DveView } from '../model/dve-view.ts';
import { boardOf } from '../model/parts.ts';
import {
  CUBES,
  eventOf,
  FIRST_PAPAL_TURN,
  LAST_TURN,
  OPEN_CANTICLE_TURN,
  type EventTile,
  type PrintedBoard,
} from '../model/printed.ts';
import { roman } from '../../../look/roman.ts';

/** No game is shorter: two papal events have to come, from their first turn on. */
const FEWEST_TURNS = FIRST_PAPAL_TURN + 1;
/** More cubes than this stand closer together. */
const MANY = 5;

/** The turns: past ones folded, this one large, those to come with their event, canticle and cubes. */
export function Calendar(table: GameTableProps): ReactElement {
  const { t, layout } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  const past = Array.from({ length: Math.max(0, view.turn - 1) }, (_, i) => i + 1);
  if (layout === 'phone') return <PhoneTurn t={t} view={view} printed={printed} />;
  return (
    <ol className={styles.turns} aria-label={t('dve.turns')}>
      {layout === 'wide' && past.length <= 6
        ? past.map((turn) => (
            <li
              key={turn}
              className={`${styles.turn} ${styles.past}`}
              aria-label={t('dve.turn.past', { turn })}
              {...explains('icon', 'turn')}
            >
              <b aria-hidden="true">{roman(turn)}</b>
              <Icon name="check" size={13} />
            </li>
          ))
        : past.length > 0 && (
            <li
              className={`${styles.turn} ${styles.past} ${styles.folded}`}
              aria-label={t('dve.turns.past', { turn: view.turn - 1 })}
              {...explains('icon', 'turn')}
            >
              <b aria-hidden="true">{past.length === 1 ? 'I' : `I–${roman(view.turn - 1)}`}</b>
              <Icon name="check" size={13} />
            </li>
          )}
      {view.turn > 0 && <Now t={t} view={view} printed={printed} />}
      {comingTurns(view).map(({ turn, ...cubes }) =>
        turn < FIRST_PAPAL_TURN ? (
          <Coming key={turn} t={t} view={view} printed={printed} turn={turn} cubes={cubes} />
        ) : (
          <Papal key={turn} t={t} view={view} turn={turn} cubes={cubes} />
        ),
      )}
    </ol>
  );
}

/** The turns that can still come. */
function comingTurns({ turnChart, isLastTurn }: DveView): DveView['turnChart'] {
  return isLastTurn ? [] : turnChart;
}

interface TurnProps {
  readonly t: Translate;
  readonly view: DveView;
}

function eventOn(view: DveView, printed: PrintedBoard, turn: number): EventTile | undefined {
  const number = view.events.onTurn[turn - 1] ?? 0;
  return number === 0 ? undefined : eventOf(printed, number);
}

function singingIn(view: DveView, turn: number): string | undefined {
  return Object.entries(view.canticle).find(([, on]) => on === turn)?.[0];
}

function papalOn(view: DveView, turn: number): string | undefined {
  return turn < FIRST_PAPAL_TURN ? undefined : view.papalEvents[turn - FIRST_PAPAL_TURN];
}

function Worth({ event, size }: { readonly event: EventTile; readonly size: number }): ReactNode {
  if ((event.ducats ?? 0) > 0) return <CoinChip value={event.ducats ?? 0} size={size} />;
  if ((event.knowledge ?? 0) > 0) return <BookChip value={event.knowledge ?? 0} size={size} />;
  return <Icon name="peerage" size={size} />;
}

function Now({ t, view, printed }: TurnProps & { readonly printed: PrintedBoard }): ReactElement {
  const { turn } = view;
  const event = eventOn(view, printed, turn);
  const papal = papalOn(view, turn);
  const song = singingIn(view, turn);
  return (
    <li className={`${styles.turn} ${styles.now}`} aria-current="step">
      <div className={styles.head}>
        <b aria-label={t('dve.turn', { turn })} {...explains('icon', 'turn')}>
          {roman(turn)}
        </b>
        <small>
          {view.isLastTurn
            ? t('dve.turn.last')
            : t('dve.turn.of', { turn, first: Math.max(turn, FEWEST_TURNS), last: LAST_TURN })}
        </small>
      </div>
      {event !== undefined && (
        <p {...explains('event', event.number)}>
          <Worth event={event} size={17} />
          <span>
            {t.word('event', String(event.number))}, {t.word('zone', event.zone)}
          </span>
        </p>
      )}
      {papal !== undefined && (
        <p {...explains('papal', papal)}>
          <Icon name="tiara" size={16} /> <span>{t(`dve.papal.${view.pope}`)}</span>
        </p>
      )}
      {(song !== undefined || turn >= OPEN_CANTICLE_TURN) && (
        <p {...explains('icon', 'canticle')}>
          <Icon name="sun" size={15} />
          <span>
            {song === undefined ? t('dve.canticle.in-all') : t('dve.canticle.in', { zone: t.word('zone', song) })}
          </span>
        </p>
      )}
      {event === undefined && papal === undefined && <p>{t('dve.turn.no-event')}</p>}
    </li>
  );
}

interface FutureProps extends TurnProps {
  readonly turn: number;
  readonly cubes: CubeCounts;
}

function Coming({ t, view, printed, turn, cubes }: FutureProps & { readonly printed: PrintedBoard }): ReactElement {
  const event = eventOn(view, printed, turn);
  const song = singingIn(view, turn);
  return (
    <li className={styles.turn} {...(event === undefined ? explains('icon', 'turn') : explains('event', event.number))}>
      <div className={styles.head}>
        <b aria-label={t('dve.turn', { turn })} {...explains('icon', 'turn')}>
          {roman(turn)}
        </b>
        {song !== undefined && (
          <span className={styles.song} {...explains('icon', 'canticle')}>
            <Icon name="sun" size={13} label={t('verb.canticle')} />
            <span>{t.word('zone', song)}</span>
          </span>
        )}
      </div>
      <div className={styles.event}>
        {event !== undefined && <Worth event={event} size={17} />}
        <span className="unseen">{event === undefined ? t('dve.turn.no-event') : describeEvent(t, event)}</span>
        <span className={event === undefined ? styles.none : styles.place} aria-hidden="true">
          {event === undefined ? t('dve.turn.no-event') : t.word('zone', event.zone)}
        </span>
      </div>
      <Cubes t={t} cubes={cubes} />
    </li>
  );
}

function Papal({ t, view, turn, cubes }: FutureProps): ReactElement {
  const song = singingIn(view, turn);
  return (
    <li className={`${styles.turn} ${styles.papal}`}>
      <b aria-label={t('dve.turn', { turn })} {...explains('icon', 'turn')}>
        {roman(turn)}
      </b>
      <span className={styles.pope} {...explains('papal', 'red')}>
        <Icon name="tiara" size={20} label={t('dve.papal.hidden')} />
        {(song !== undefined || turn >= OPEN_CANTICLE_TURN) && (
          <span className={styles.sun}>
            <Icon
              name="sun"
              size={13}
              label={
                song === undefined ? t('dve.canticle.in-all') : t('dve.canticle.in', { zone: t.word('zone', song) })
              }
            />
          </span>
        )}
      </span>
      <Cubes t={t} cubes={cubes} />
    </li>
  );
}

function Cubes({ t, cubes }: { readonly t: Translate; readonly cubes: CubeCounts }): ReactElement {
  const present = CUBES.filter((cube) => cubes[cube] > 0);
  const label = present.map((cube) => t(`cubes.${cube}`, { count: cubes[cube] })).join(', ');
  return (
    <span
      className={styles.cubes}
      data-many={CUBES.reduce((sum, cube) => sum + cubes[cube], 0) > MANY}
      role="img"
      aria-label={label === '' ? t('dve.cubes.none') : label}
    >
      {present.map((cube) => (
        <span key={cube} {...explains('cube', cube)}>
          {Array.from({ length: cubes[cube] }, (_, i) => (
            <Icon key={i} name={`cube-${cube}`} size={14} />
          ))}
        </span>
      ))}
    </span>
  );
}

function PhoneTurn({ t, view, printed }: TurnProps & { readonly printed: PrintedBoard }): ReactElement {
  const event = eventOn(view, printed, view.turn);
  const song = singingIn(view, view.turn);
  return (
    <div className={styles.phone}>
      <b>{view.turn === 0 ? t('dve.turn.before') : t('dve.turn.short', { roman: roman(view.turn) })}</b>
      <small hidden={view.turn === 0}>
        {event === undefined
          ? t(papalOn(view, view.turn) === undefined ? 'dve.turn.no-event' : `dve.papal.${view.pope}`)
          : t('dve.event.in', { name: t.word('event', String(event.number)), zone: t.word('zone', event.zone) })}
        {song !== undefined && (
          <Icon name="sun" size={14} label={t('dve.canticle.in', { zone: t.word('zone', song) })} />
        )}
      </small>
    </div>
  );
}
