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
/** A mark far from others is large; several on a space are small and stand over it in two rows, so that all of them stay near it. */
const LARGE = 20;
const SMALL = 13;
/** Marks stay so far from the ends: the gates stay to be seen. */
const EDGE = 2;
/** Where marks stand. */
const FLOOR = 26;
const ALONE = { x: 0, y: FLOOR, size: LARGE, width: LARGE };

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
        const isAlone = here.every((one) => one.player === player || Math.abs(one.at - at) > 1);
        const place = isAlone ? ALONE : placeIn(same.length, same.map((one) => one.player).indexOf(player));
        const half = place.width / 2 + EDGE;
        const left = Math.min(TO - half, Math.max(half, x(at))) + place.x;
        return (
          <g key={player.seat} className={styles.stone} style={{ transform: `translate(${left}px, ${place.y}px)` }}>
            {/* At a gate it stands before its space: a line leads there. */}
            <path d={`M0 ${FLOOR - 1 - place.y}L${x(at) - left} ${30 - place.y}`} />
            <use
              href={`#m-${player.colour}`}
              x={-place.size / 2}
              y={-place.size}
              width={place.size}
              height={place.size}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** Where one of several marks on a space stands: from the middle of all, its lower edge, and how wide all of them are. */
function placeIn(count: number, place: number): typeof ALONE {
  const columns = Math.ceil(count / 2);
  const row = Math.floor(place / columns);
  const inRow = row === 0 ? columns : count - columns;
  return {
    x: ((place % columns) - (inRow - 1) / 2) * SMALL,
    y: FLOOR - row * SMALL,
    size: SMALL,
    width: columns * SMALL,
  };
}
