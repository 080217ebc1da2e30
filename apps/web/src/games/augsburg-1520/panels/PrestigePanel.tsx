import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import type { GameTableProps, TablePlayer } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import { goodsOf, readView } from '../model/augsburg-view.ts';
import styles from './PrestigePanel.module.css';
import { printedParts } from '../model/printed.ts';
import { Side } from '../../../table/Side.tsx';

const WIDTH = 352;
const FROM = 12;
const TO = 306;
/** How far the last road reaches at least. */
const LAST = 20;
const TICK = 5;
/** Marks on one space lie so far apart, and none nearer than this to the ends: the gates stay to be seen. */
const OVERLAP = 13;
const EDGE = 12;

interface Stone {
  readonly player: TablePlayer;
  readonly at: number;
  /** Where it will stand after what is about to be done. */
  readonly after: number;
}

/** The road of prestige in three stretches; a church opens the second, a cathedral the third. */
export function PrestigePanel({ view, parts, players, preview, t }: GameTableProps): ReactElement {
  const { barriers } = printedParts(parts);
  const now = readView(view);
  const then = preview?.view === undefined ? now : readView(preview.view);
  const stones = players.map((player) => {
    const at = goodsOf(now, player.seat)?.prestige ?? 0;
    return { player, at, after: goodsOf(then, player.seat)?.prestige ?? at };
  });
  const far = Math.max(barriers.cathedral + LAST, ...stones.map((stone) => Math.ceil(stone.after / TICK) * TICK));
  const spoken = stones.map(({ player, at }) => `${player.name} ${at}`).join(', ');
  return (
    <Side title={t('aug.prestige')} note={t('aug.barriers', { church: barriers.church })}>
      <p className="unseen" {...explains('icon', 'barrier')}>
        {t('aug.prestige-of', { players: spoken })}
      </p>
      <Road from={0} to={barriers.church} gate="church" stones={stones} t={t} />
      <Road from={barriers.church} to={barriers.cathedral} gate="cathedral" stones={stones} t={t} />
      <Road from={barriers.cathedral} to={far} stones={stones} t={t} />
    </Side>
  );
}

interface RoadProps {
  readonly from: number;
  readonly to: number;
  readonly gate?: 'church' | 'cathedral';
  readonly stones: readonly Stone[];
  readonly t: Translate;
}

function Road({ from, to, gate, stones, t }: RoadProps): ReactElement {
  const x = (value: number) => FROM + ((value - from) / (to - from)) * (TO - FROM);
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const isHere = (value: number) => (from === 0 ? value <= to : value > from && (gate === undefined || value <= to));
  const here = stones.filter(({ at }) => isHere(at));
  return (
    <svg className={styles.road} viewBox={`0 0 ${WIDTH} 42`} aria-hidden="true">
      <path className={styles.edge} d={`M${FROM - 4} 28H${TO}`} />
      <path className={styles.way} d={`M${FROM - 4} 28H${TO}`} />
      {ticks.map((value) => (
        <path
          key={value}
          className={styles.tick}
          d={`M${x(value)} ${value % TICK ? 26 : 24.5}v${value % TICK ? 4 : 7}`}
        />
      ))}
      {ticks
        .filter((value) => value % TICK === 0 && value !== to)
        .map((value) => (
          <text key={value} className={styles.number} x={x(value)} y="41.5">
            {value}
          </text>
        ))}
      {gate !== undefined && (
        <g className={styles.gate} data-explain="icon:barrier">
          <path d={`M${TO} 8v30`} />
          <use href={`#i-${gate}`} x={TO + 10} y="2" width="24" height="24" />
          <text x={TO + 22} y="40">
            {to}
          </text>
        </g>
      )}
      {gate === undefined && (
        <use className={styles.end} href="#i-laurel" x={TO + 10} y="6" width="24" height="24">
          <title>{t('aug.no-end')}</title>
        </use>
      )}
      {stones
        .filter((stone) => stone.after !== stone.at && isHere(stone.after))
        .map(({ player, after }) => (
          <use
            key={player.seat}
            className={styles.ghost}
            href={`#m-${player.colour}`}
            x={x(after) - 10}
            y="7"
            width="20"
            height="20"
          />
        ))}
      {here.map(({ player, at }) => {
        const same = here.filter((one) => one.at === at);
        const place = same.findIndex((one) => one.player === player);
        const width = (same.length - 1) * OVERLAP;
        const first = Math.min(TO - EDGE - width, Math.max(EDGE, x(at) - width / 2));
        return (
          <g
            key={player.seat}
            className={styles.stone}
            style={{ transform: `translateX(${first + place * OVERLAP}px)` }}
          >
            {/* Several on one space stand beside it: a line from each leads to the space. */}
            <path d={`M0 25L${x(at) - first - place * OVERLAP} 30`} />
            <use href={`#m-${player.colour}`} x="-10" y="6" width="20" height="20" />
          </g>
        );
      })}
    </svg>
  );
}
