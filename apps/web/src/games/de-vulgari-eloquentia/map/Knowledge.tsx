import { useState, type ReactElement } from 'react';
import { Icon, Mark } from '../../../look/Icon.tsx';
import type { GameTableProps, TablePlayer } from '../../../table/game-table.ts';
import { goodsOf, readView, spaceOf, type Disc, type DveView } from '../model/dve-view.ts';
import type { Frame } from '../model/frame.ts';
import styles from './Knowledge.module.css';
import { boardOf } from '../model/parts.ts';
import { levelOf, type PrintedBoard } from '../model/printed.ts';
import { roman } from '../../../look/roman.ts';

/** Where the coast leaves room for the chart, in units of the sheet, and the pixels it needs. */
const FREE_X = 488;
const FREE_Y = 236;
const NEEDED = { width: 290, height: 222, least: 188 } as const;

/** The knowledge chart: eight shelves in the corner of the map where there is water enough, else one line that opens. */
export function Knowledge(table: GameTableProps & { readonly frame: Frame }): ReactElement {
  const { t, frame, layout } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  const [isOpened, setOpened] = useState(false);
  const height = (FREE_Y - frame.y) / frame.unit;
  const hasRoom =
    layout !== 'phone' && (frame.x + frame.width - FREE_X) / frame.unit >= NEEDED.width && height >= NEEDED.least;
  const after = table.preview?.view === undefined ? undefined : readView(table.preview.view);
  if (hasRoom)
    return <Shelves table={table} view={view} after={after} printed={printed} isLow={height < NEEDED.height} />;
  return (
    <div className={styles.folded}>
      <button type="button" className={styles.line} aria-expanded={isOpened} onClick={() => setOpened(!isOpened)}>
        <span className={styles.sign}>
          <Icon name="book" size={20} label={t.word('chart', 'knowledge')} />
        </span>
        {view.charts.knowledge.map(({ seat, space }) => {
          const gain = after === undefined ? 0 : spaceOf(after, 'knowledge', seat) - space;
          return (
            <span key={seat} className={styles.entry}>
              <PlayerMark players={table.players} seat={seat} size={19} />
              <i>{roman(levelOf(printed, space))}</i>
              {space}
              {gain !== 0 && <em>{signed(gain)}</em>}
            </span>
          );
        })}
      </button>
      {isOpened && <Shelves table={table} view={view} after={after} printed={printed} isLow={false} />}
    </div>
  );
}

interface ShelvesProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly after: DveView | undefined;
  readonly printed: PrintedBoard;
  readonly isLow: boolean;
}

function Shelves({ table, view, after, printed, isLow }: ShelvesProps): ReactElement {
  const { t } = table;
  const { levels, spaces } = printed.charts.knowledge;
  const own = goodsOf(view, table.me) === undefined ? 0 : levelOf(printed, spaceOf(view, 'knowledge', table.me));
  const shelves = Object.entries(levels)
    .map(([level, first]) => ({
      level: Number(level),
      first,
      last: (levels[String(Number(level) + 1)] ?? spaces + 1) - 1,
    }))
    .toReversed();
  return (
    <section
      className={isLow ? `${styles.chart} ${styles.low}` : styles.chart}
      aria-label={t.word('chart', 'knowledge')}
    >
      <header>
        <span className={styles.sign}>
          <Icon name="book" size={17} />
        </span>
        <h3>{t.word('chart', 'knowledge')}</h3>
        <small>{t('dve.knowledge.stack')}</small>
      </header>
      <ol>
        {shelves.map(({ level, first, last }) => (
          <li key={level} data-own={level === own} aria-label={shelfLabel(table, view, level, first, last)}>
            <b aria-hidden="true">{roman(level)}</b>
            <div className={styles.shelf} aria-hidden="true">
              {Array.from({ length: last - first + 1 }, (_, i) => (
                <Space key={i} table={table} view={view} after={after} space={first + i} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Space({
  table,
  view,
  after,
  space,
}: Omit<ShelvesProps, 'printed' | 'isLow'> & { readonly space: number }): ReactElement {
  const discs = view.charts.knowledge.filter((disc) => disc.space === space);
  const coming = (after?.charts.knowledge ?? []).filter(
    (disc) => disc.space === space && spaceOf(view, 'knowledge', disc.seat) !== space,
  );
  return (
    <span className={styles.space}>
      {stack(discs).map(({ seat }) => (
        <PlayerMark key={seat} players={table.players} seat={seat} size={17} />
      ))}
      {coming.map(({ seat }) => (
        <span key={seat} className={styles.coming} style={{ borderColor: `var(--p-${colourOf(table.players, seat)})` }}>
          <em>{signed(space - spaceOf(view, 'knowledge', seat))}</em>
        </span>
      ))}
    </span>
  );
}

/** Discs from the top of a stack to its bottom, the one ahead last: it is drawn lowest. */
function stack(discs: readonly Disc[]): readonly Disc[] {
  return discs.toReversed();
}

function shelfLabel({ t }: GameTableProps, view: DveView, level: number, first: number, last: number): string {
  const here = view.charts.knowledge.filter(({ space }) => space >= first && space <= last);
  const discs = here.map(({ seat, space }) => `${t.word('seat', seat)} ${space}`).join(', ');
  return t('dve.knowledge.level', { level }) + (discs === '' ? '' : `: ${discs}`);
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}

function colourOf(players: readonly TablePlayer[], seat: string): TablePlayer['colour'] {
  return players.find((player) => player.seat === seat)?.colour ?? 'ivory';
}

function PlayerMark({
  players,
  seat,
  size,
}: {
  readonly players: readonly TablePlayer[];
  readonly seat: string;
  readonly size: number;
}): ReactElement {
  const name = players.find((player) => player.seat === seat)?.name ?? seat;
  return (<Mark colour={colourOf(players, seat)} size={size} label={name} />) as ReactElement;
}
