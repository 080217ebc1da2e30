import { useState, type ReactElement, type ReactNode } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon, Mark } from '../../../look/Icon.tsx';
import { LevelNumeral } from '../pieces/LevelNumeral.tsx';
import { roman } from '../../../look/roman.ts';
import type { GameTableProps, TablePlayer } from '../../../table/game-table.ts';
import { readView, spaceOf, type Disc, type DveView } from '../model/dve-view.ts';
import type { Frame } from './use-frame.ts';
import { boardOf } from '../model/parts.ts';
import { levelOf, type PrintedBoard } from '../model/printed.ts';
import styles from './Knowledge.module.css';

/** The pixels the list takes, margins included: its width, its heading, and a row a player. */
const SIZE = { width: 306, head: 53, row: 21 } as const;
/** The pixels of the one line that stands for it, where a finger may be large. */
export const LINE = 58;

export function listSize(players: number): { readonly width: number; readonly height: number } {
  return { width: SIZE.width, height: SIZE.head + players * SIZE.row };
}

/** Who knows how much: a list in the corner of the map where there is water enough, else one line that opens. */
export function Knowledge(table: GameTableProps & { readonly frame: Frame }): ReactElement {
  const { t, frame, layout, players } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  const [isOpened, setOpened] = useState(false);
  const after = table.preview?.view === undefined ? undefined : readView(table.preview.view);
  const ranking = <Ranking table={table} view={view} after={after} printed={printed} />;
  if (frame.hasRoom && layout !== 'phone') return ranking;
  return (
    <div className={styles.folded} data-layout={layout}>
      <button type="button" className={styles.line} aria-expanded={isOpened} onClick={() => setOpened(!isOpened)}>
        <span className={styles.sign}>
          <Icon name="book" size={20} label={t.word('chart', 'knowledge')} />
        </span>
        {view.charts.knowledge.map(({ seat, space }) => {
          const gain = after === undefined ? 0 : spaceOf(after, 'knowledge', seat) - space;
          return (
            <span key={seat} className={styles.entry}>
              <PlayerMark players={players} seat={seat} />
              <i>
                <LevelNumeral level={levelOf(printed, space)} />
              </i>
              {space}
              {gain !== 0 && <em>{signed(gain)}</em>}
            </span>
          );
        })}
      </button>
      {isOpened && ranking}
    </div>
  );
}

interface RankingProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly after: DveView | undefined;
  readonly printed: PrintedBoard;
}

/** Letters from which on a name is set smaller: it takes several lines, and what lies below is the map. */
const LONG_NAME = 16;

/** The players by what they know, most first; of discs on one space the lower is ahead, and the list says so. */
function Ranking({ table, view, after, printed }: RankingProps): ReactElement {
  const { t, me, players, changed } = table;
  const discs = view.charts.knowledge;
  return (
    <section className={styles.chart} aria-label={t.word('chart', 'knowledge')}>
      <header>
        <span className={styles.sign}>
          <Icon name="book" size={17} />
        </span>
        <h3 {...explains('chart', 'knowledge')}>{t.word('chart', 'knowledge')}</h3>
        <small>{t('dve.knowledge.order')}</small>
      </header>
      <ol>
        {discs.map((disc, i) => {
          const { seat, space } = disc;
          const then = after === undefined ? space : spaceOf(after, 'knowledge', seat);
          return (
            <li
              key={seat}
              data-own={seat === me}
              data-changed={changed.has('chart:knowledge') && changed.has(`seat:${seat}`)}
              {...explains('space', `knowledge-${space}`)}
            >
              <span className={styles.rank}>{i + 1}</span>
              <PlayerMark players={players} seat={seat} />
              <b data-long={nameOf(players, seat).length > LONG_NAME}>{nameOf(players, seat)}</b>
              <i aria-label={t('dve.knowledge.level', { level: levelOf(printed, space) })}>
                <LevelNumeral level={levelOf(printed, space)} />
              </i>
              <small>{remark(table, printed, disc, discs[i + 1])}</small>
              <span className={styles.space}>
                {space}
                {then !== space && (
                  <em>
                    <Icon name="arrow" size={12} label={t('dve.knowledge.then')} />
                    {then}
                  </em>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** That somebody on the same space is behind, or how far it is to the next level. */
function remark({ t, players }: GameTableProps, printed: PrintedBoard, disc: Disc, next: Disc | undefined): ReactNode {
  if (next?.space === disc.space) return t('dve.knowledge.ahead', { name: nameOf(players, next.seat) });
  const level = levelOf(printed, disc.space) + 1;
  const first = printed.charts.knowledge.levels[String(level)];
  return first === undefined ? undefined : t('dve.knowledge.to', { count: first - disc.space, level: roman(level) });
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}

function nameOf(players: readonly TablePlayer[], seat: string): string {
  return players.find((player) => player.seat === seat)?.name ?? seat;
}

function PlayerMark({
  players,
  seat,
}: {
  readonly players: readonly TablePlayer[];
  readonly seat: string;
}): ReactElement {
  const colour = players.find((player) => player.seat === seat)?.colour ?? 'ivory';
  return (<Mark colour={colour} size={18} label={nameOf(players, seat)} />) as ReactElement;
}
