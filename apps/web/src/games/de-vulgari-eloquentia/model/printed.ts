import board from '@fondaco/de-vulgari-eloquentia/data/parts.json' with { type: 'json' };
import { MANUSCRIPTS, type Manuscript } from '@fondaco/de-vulgari-eloquentia/data/manuscripts.ts';
import { DIALECTS } from '@fondaco/de-vulgari-eloquentia/data/words.ts';
import type { Json } from '@fondaco/kernel';

export {
  ACTIONS,
  BOLOGNA_EARLY,
  BOLOGNA_LATE,
  BUSINESS_DUCATS,
  CUBE_ACTIONS,
  CUBE_DUCATS,
  FIRST_LIBRARY_TURN,
  FIRST_PAPAL_TURN,
  LAST_EARLY_TURN,
  LAST_TURN,
  MURET_ACTIONS,
  NOBLEMAN_DUCATS,
  OPEN_CANTICLE_TURN,
  VOLGARE_ACTIONS,
  VOLGARE_LEVEL,
  VOLGARE_POINTS,
} from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
export { CUBES, DIALECTS, TILES } from '@fondaco/de-vulgari-eloquentia/data/words.ts';

/** So many tiles are friars; the others are cardinals. */
export const FRIARS = 5;

type DialectWord = (typeof DIALECTS)[number];

/** What is printed on a zone. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly dialect: DialectWord | null;
  readonly ducats?: number;
  readonly knowledge?: number;
  readonly cathedral?: boolean;
  readonly harbour?: string | null;
}

/** What is printed on an event tile. */
export interface EventTile {
  readonly number: number;
  readonly name: string;
  readonly zone: string;
  readonly ducats?: number;
  readonly knowledge?: number;
  readonly auction?: number;
}

type PrintedNumbers = Readonly<Record<string, number>>;

/** What is printed on the board and its tiles: the part of a board file that is drawn. */
export interface PrintedBoard {
  readonly zones: readonly Zone[];
  readonly borders: readonly (readonly [string, string])[];
  readonly seas: readonly { readonly id: string; readonly harbours: readonly string[] }[];
  readonly events: readonly EventTile[];
  readonly charts: {
    readonly knowledge: { readonly spaces: number; readonly levels: PrintedNumbers };
    readonly riddle: { readonly spaces: number; readonly points: PrintedNumbers };
    readonly messenger: { readonly spaces: number };
    readonly orient: { readonly spaces: number };
    readonly canticle: { readonly spaces: number };
    readonly library: { readonly spaces: number; readonly tiles: PrintedNumbers };
    readonly rest: { readonly spaces: number };
  };
}

const STANDARD = board as unknown as PrintedBoard;

/** The board of a table: the game's own, or the file the table was given, which the rules have read already. */
export function printedBoard(parts: Json | undefined): PrintedBoard {
  return parts === undefined ? STANDARD : (parts as unknown as PrintedBoard);
}

export function zoneOf(printed: PrintedBoard, id: string): Zone | undefined {
  return printed.zones.find((zone) => zone.id === id);
}

export function eventOf(printed: PrintedBoard, number: number): EventTile | undefined {
  return printed.events.find((event) => event.number === number);
}

/** The knowledge level of a space. */
export function levelOf(printed: PrintedBoard, space: number): number {
  const reached = Object.entries(printed.charts.knowledge.levels).filter(([, first]) => space >= first);
  return Math.max(1, ...reached.map(([level]) => Number(level)));
}

/** A manuscript's level (0 for Lingua Volgare) and dialects. */
export function manuscriptOf(word: string): { readonly level: number; readonly dialects: readonly DialectWord[] } {
  const kind: Manuscript | undefined = MANUSCRIPTS.find((manuscript) => manuscript.word === word);
  const dialects = DIALECTS.filter((_, i) => ((kind?.dialects ?? 0) >> i) & 1);
  return { level: kind?.level ?? 0, dialects };
}
