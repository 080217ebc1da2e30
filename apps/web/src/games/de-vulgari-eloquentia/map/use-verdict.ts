import { useMemo } from 'react';
import type { BoardProps } from '../../../table/game-table.ts';
import { readView } from '../model/dve-view.ts';
import { boardOf } from '../model/parts.ts';
import { coveredBy, type Patch } from '../places/map-patches.ts';
import { pawnPatch } from '../places/pawn-places.ts';
import { waysOf, withFlags, type BareWay, type VerdictWay } from '../places/verdict-plan.ts';
import { listSize } from './Knowledge.tsx';
import { LEGEND } from './Legend.tsx';
import type { Extent, Frame } from './use-frame.ts';
import { wholeWindow, windowOn, type MapWindow } from './use-zoom.ts';

/** A verdict as it is drawn, and what of the map has to be in sight for it. */
interface DrawnVerdict {
  readonly ways: readonly VerdictWay[];
  readonly window: MapWindow;
  /** How much larger than on a map of full size letters are. */
  readonly letters: number;
}

/** Pixels that flags keep from the edge of the map, where its neatline is. */
const EDGE = { phone: 6, other: 18 } as const;
/** The pixels that buttons take in the lower left corner. */
const TOOLS = { width: 72, height: 122 } as const;
/** Room left around both ways for their flags, in units of the sheet. */
const MARGIN = 84;

interface VerdictSheet {
  readonly frame: Frame;
  /** What lies on the ground. */
  readonly ground: readonly Patch[];
  /** Whether only a part of the map is shown. */
  readonly isFramed: boolean;
}

/** What a review says of the line that led here, as it is drawn on this map. */
export function useVerdict(table: BoardProps, { frame, ground, isFramed }: VerdictSheet): DrawnVerdict | undefined {
  const { verdict, t, players, layout } = table;
  const printed = boardOf(table);
  return useMemo(() => {
    const view = readView(table.view);
    const bare = verdict === undefined ? [] : waysOf(verdict, { view, printed, ground });
    if (verdict === undefined || bare.length === 0) return undefined;
    const isPhone = layout === 'phone';
    const list = frame.hasRoom && !isPhone ? listSize(players.length) : undefined;
    const covers = (window: MapWindow) => coversOf(window, frame, { list, hasLegend: !isFramed });
    const window = isFramed ? windowFor(bare, frame, covers) : wholeWindow(frame);
    const pixel = frame.unit / window.scale;
    const edge = (isPhone ? EDGE.phone : EDGE.other) * pixel;
    const room = {
      x: window.x + edge,
      y: window.y + edge,
      width: window.width - 2 * edge,
      height: window.height - 2 * edge,
    };
    const letters = Math.max(1, pixel);
    return {
      ways: withFlags(bare, verdict, { view, ground, over: covers(window), room, letters, t }),
      window,
      letters,
    };
  }, [verdict, table.view, printed, ground, t, layout, players.length, frame, isFramed]);
}

/** As large as both ways are in sight, and no pawn under what lies over the map. */
function windowFor(ways: readonly BareWay[], frame: Frame, covers: (window: MapWindow) => readonly Patch[]): MapWindow {
  const near = windowOn(
    ways.flatMap(({ points, feet }) => [feet, ...points]),
    frame,
    {
      margin: MARGIN,
      least: 1,
    },
  );
  const isHidden = ways.some(({ feet }) => coveredBy(pawnPatch(feet), covers(near)) > 0);
  return isHidden ? wholeWindow(frame) : near;
}

/** What lies over the corners of what is in sight: who knows how much, buttons, and what colours mean. */
function coversOf(
  { x, y, width, height, scale }: MapWindow,
  { line, unit }: Frame,
  { list, hasLegend }: { readonly list: Extent | undefined; readonly hasLegend: boolean },
): readonly Patch[] {
  const pixel = unit / scale;
  const top = list ?? { width: width / pixel, height: line };
  const patch = (left: number, above: number, size: Extent): Patch => ({
    at: [left + (size.width * pixel) / 2, above + (size.height * pixel) / 2],
    width: size.width * pixel,
    height: size.height * pixel,
  });
  const bottom = y + height;
  return [
    patch(x + width - top.width * pixel, y, top),
    patch(x, bottom - TOOLS.height * pixel, TOOLS),
    ...(hasLegend ? [patch(x + width - LEGEND.width * pixel, bottom - LEGEND.height * pixel, LEGEND)] : []),
  ];
}
