import { itemAt } from '@fondaco/kernel';
import { useMemo, useRef, type ReactElement, type RefObject } from 'react';
import type { Colour } from '../../../look/colours.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { goodsOf, type DveView } from '../model/dve-view.ts';
import { Coin, Glyph } from '../pieces/Glyph.tsx';
import { drawnPlace } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';
import { pawnsAt } from '../model/map-words.ts';
import styles from './Map.module.css';
import type { Patch } from '../places/map-patches.ts';
import { pawnFeet } from '../places/pawn-places.ts';
import type { PrintedBoard } from '../model/printed.ts';
import { drawWay, findWay } from '../model/route.ts';
import { useTravel } from './use-travel.ts';

const PAWN_HEIGHT = 33;
const PAWN_RATIO = 28 / 34;
const MARK = 10.4;

interface PiecesProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly printed: PrintedBoard;
  /** What pawns leave in sight. */
  readonly ground: readonly Patch[];
}

/** The pawns where they stand. Who came first to a place stands in front. */
export function MapPieces({ table, view, printed, ground }: PiecesProps): ReactElement {
  const feet = useMemo(
    () =>
      [...pawnsAt(view)].flatMap(([place, pawns]) =>
        pawnFeet(place, pawns.length, ground).map((at, n) => ({ goods: itemAt(pawns, n), place, at })),
      ),
    [view, ground],
  );
  return (
    <g className={styles.pieces} aria-hidden="true">
      {feet.toReversed().map(({ goods, place, at }) => (
        <TravellingPawn
          key={goods.seat}
          person={goods.character}
          colour={colourOf(table, goods.seat)}
          place={place}
          at={at}
          printed={printed}
        />
      ))}
    </g>
  );
}

/** The colour of a seat. */
export function colourOf(table: GameTableProps, word: string): Colour {
  return table.players.find(({ seat }) => seat === word)?.colour ?? 'ivory';
}

interface PawnProps {
  readonly person: string;
  readonly colour: Colour;
  readonly at: Point;
}

function TravellingPawn(props: PawnProps & { readonly place: string; readonly printed: PrintedBoard }): ReactElement {
  const pawn = useRef<SVGGElement>(null);
  useTravel(pawn, props.printed, props);
  return <MapPawn {...props} pawn={pawn} />;
}

/** A pawn on its feet. */
export function MapPawn(props: PawnProps & { readonly pawn?: RefObject<SVGGElement | null> }): ReactElement {
  const { person, colour, at, pawn } = props;
  const width = PAWN_HEIGHT * PAWN_RATIO;
  return (
    <g
      ref={pawn}
      className={styles.pawn}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px)`, color: `var(--p-${colour})` }}
    >
      <use href={`#pawn-${person}`} x={-width / 2} y={-PAWN_HEIGHT} width={width} height={PAWN_HEIGHT} />
      <use href={`#m-${colour}`} x={-MARK / 2} y={-PAWN_HEIGHT * 0.42} width={MARK} height={MARK} />
    </g>
  );
}

/** What a movement would do: the way, the pawn at its end, and the cost on a flag in open water. */
export function MapFlags({ table, view, printed, ground }: PiecesProps): ReactElement | undefined {
  const move = table.preview?.events.find((event) => event.type === 'moved');
  const name = typeof move?.seat === 'string' ? move.seat : undefined;
  const goods = goodsOf(view, name);
  const end = String(move?.place ?? '');
  if (name === undefined || goods?.at === undefined || end === '') return undefined;
  const pawns = pawnsAt(view);
  const here = pawns.get(goods.at) ?? [];
  const from = pawnFeet(goods.at, here.length, ground)[here.indexOf(goods)];
  const to = pawnFeet(end, (pawns.get(end)?.length ?? 0) + 1, ground).at(-1);
  const target = drawnPlace(end);
  if (from === undefined || to === undefined || target === undefined) return undefined;
  const harbour = table.preview?.line.split(' ')[2] ?? goods.embarkedFrom;
  const way = drawWay([from[0], from[1] + 3], findWay(printed, goods.at, end, harbour), [
    to[0],
    to[1] - PAWN_HEIGHT - 2,
  ]);
  return (
    <g className={styles.flags} aria-hidden="true" data-way>
      <g className={styles.way}>
        <path d={way} className={styles.wayBed} />
        <path d={way} className={styles.wayDots} />
      </g>
      <g className={styles.ghost}>
        <MapPawn person={goods.character} colour={colourOf(table, name)} at={to} />
      </g>
      <CostFlag at={target.flag} to={to} actions={Number(move?.actions ?? 0)} ducats={Number(move?.ducats ?? 0)} />
    </g>
  );
}

const FLAG_HEIGHT = 32;

function CostFlag(props: {
  readonly at: Point;
  readonly to: Point;
  readonly actions: number;
  readonly ducats: number;
}): ReactElement {
  const { at, to, actions, ducats } = props;
  const pawns = 12 + actions * 15;
  const width = pawns + (ducats > 0 ? 42 : 4);
  const middle: Point = [at[0] + width / 2, at[1] + FLAG_HEIGHT / 2];
  const leader = `M${middle[0]} ${middle[1]}L${to[0]} ${to[1] - 10}`;
  return (
    <g className={styles.flag}>
      <path d={leader} className={styles.leaderBed} />
      <path d={leader} className={styles.leader} />
      <rect x={at[0]} y={at[1]} width={width} height={FLAG_HEIGHT} rx="6" className={styles.flagPaper} />
      {Array.from({ length: actions }, (_, i) => (
        <Glyph key={i} symbol="i-action" at={[at[0] + 16 + i * 15, middle[1]]} size={18} />
      ))}
      {ducats > 0 && (
        <>
          <text x={at[0] + pawns + 2} y={middle[1] + 5} fontSize="15" fontWeight="700">
            +
          </text>
          <Coin at={[at[0] + pawns + 24, middle[1]]} value={ducats} radius={11} />
        </>
      )}
    </g>
  );
}
