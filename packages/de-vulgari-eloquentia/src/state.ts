import { MAX_SEATS, State } from '@fondaco/kernel';
import type { Board } from './parts.ts';
import { FRANCISCANS, MAX_DECK, MAX_LIBRARY, MAX_ZONES, EVENTS } from './parts-file.ts';
import { LEVELS, MANUSCRIPTS } from './data/manuscripts.ts';
import { LAST_TURN, PAPAL_TILES } from './data/numbers.ts';
import { CHARTS, CUBES, TILES } from './data/words.ts';

export const CHART_COUNT = CHARTS.length;
export const CUBE_COUNT = CUBES.length;
export const KIND_COUNT = MANUSCRIPTS.length;
/** The most library tiles anybody looks at: the highest number on the chart and one more for Zazza. */
export const MAX_LOOKED_AT = MAX_LIBRARY;
const SIZE = 832;

/** The whole state of a table of De Vulgari Eloquentia. Fields by seat come first to last seat; by seat and kind, seat by seat. */
export class DveState extends State {
  /** The board in use; the same object for all states of a table, never changed. */
  readonly board: Board;

  /** The current turn 1–16, 0 before the first (DVE-EVT-1). */
  readonly turn: Uint8Array = this.u8(1);
  /** Game order: the seat in first, second … place (DVE-ORD-1). */
  readonly order: Uint8Array = this.u8(MAX_SEATS);

  /** DVE-SET-1 */
  readonly ducats: Int16Array = this.i16(MAX_SEATS);
  /** Merchant, friar or cardinal: an index of CHARACTERS. */
  readonly character: Uint8Array = this.u8(MAX_SEATS);
  /** The friar or cardinal tile held, −1 for none. */
  readonly tile: Int8Array = this.i8(MAX_SEATS);
  /** Which friar and cardinal tiles anyone can still take (DVE-SET-8). */
  readonly tileLeft: Uint8Array = this.u8(TILES.length);
  /** Where the pawn stands: a zone, or after the zones a sea; −1 before it is placed. */
  readonly at: Int8Array = this.i8(MAX_SEATS);
  /** The harbour from which a pawn at sea embarked, −1 on land (DVE-MOV-6). */
  readonly embarked: Int8Array = this.i8(MAX_SEATS);

  /** Cubes behind the screen, by seat and colour; the green ones there are worth points (DVE-ABB-2). */
  readonly behind: Uint8Array = this.u8(MAX_SEATS * CUBE_COUNT);
  /** Amanuenses in front of the screen (DVE-AMA-1). */
  readonly front: Uint8Array = this.u8(MAX_SEATS);
  /** Cubes on each space of the turn chart, by turn and colour. */
  readonly turnChart: Uint8Array = this.u8((LAST_TURN + 1) * CUBE_COUNT);
  /** The cubes for sale this turn (DVE-EVT-4). */
  readonly forSale: Uint8Array = this.u8(CUBE_COUNT);
  /** Cubes that left the game (DVE-CUB-1, DVE-ELE-2). */
  readonly gone: Uint8Array = this.u8(CUBE_COUNT);

  /** The space of each disc, by chart and seat. */
  readonly space: Uint8Array = this.u8(CHART_COUNT * MAX_SEATS);
  /** The seats from furthest ahead to furthest behind, by chart (DVE-STK-1). */
  readonly rank: Uint8Array = this.u8(CHART_COUNT * MAX_SEATS);
  /** What Bologna was made worth by entering it, 0 before (DVE-MES-3). */
  readonly bologna: Uint8Array = this.u8(MAX_SEATS);
  /** Whether Bologna has been claimed, which closes the messenger (DVE-MES-4). */
  readonly bolognaClaimed: Uint8Array = this.u8(MAX_SEATS);
  /** The seats that have claimed a city, a bit set by zone (DVE-CIT-2). */
  readonly claimed: Uint8Array = this.u8(MAX_ZONES);

  /** The number of the event tile on each of turns 1–10 (DVE-SET-2). */
  readonly eventOn: Uint8Array = this.u8(EVENTS + 1);
  /** Whether the event tile of a number lies open in its city (DVE-EVC-1). */
  readonly eventOpen: Uint8Array = this.u8(EVENTS + 1);
  /** The turn on which each Franciscan city is active (DVE-SET-5). */
  readonly canticleTurn: Uint8Array = this.u8(FRANCISCANS);
  /** The papal event of turns 12–16; those after the current turn are secret (DVE-SET-3). */
  readonly papal: Uint8Array = this.u8(PAPAL_TILES);
  /** How many papal events have been revealed (DVE-EVT-6). */
  readonly papalShown: Uint8Array = this.known(this.u8(1));

  /** The manuscript decks, level by level, kinds in the order in which they will be opened; secret from `opened` on. */
  readonly deck: Uint8Array = this.u8(LEVELS * MAX_DECK);
  /** How many tiles each deck began with, and how many of them have been opened (DVE-SET-6). */
  readonly deckSize: Uint8Array = this.u8(LEVELS);
  readonly opened: Uint8Array = this.known(this.u8(LEVELS));
  /** Open manuscripts by kind. */
  readonly open: Uint8Array = this.u8(KIND_COUNT);
  /** Whether Lingua Volgare has entered (DVE-MAN-5). */
  readonly volgareEntered: Uint8Array = this.u8(1);
  /** Manuscripts behind the screen, by seat and kind. */
  readonly owned: Uint8Array = this.u8(MAX_SEATS * KIND_COUNT);

  /** The library deck, its top last, and how many tiles it has (DVE-SET-7). */
  readonly library: Uint8Array = this.u8(MAX_LIBRARY);
  readonly librarySize: Uint8Array = this.u8(1);
  /** The tiles somebody is looking at (DVE-LIB-2). */
  readonly looked: Uint8Array = this.u8(MAX_LOOKED_AT);
  readonly lookedSize: Uint8Array = this.u8(1);
  /** The library tile kept, 0 for none. */
  readonly kept: Uint8Array = this.u8(MAX_SEATS);
  /** Who has looked, in order, and at how many tiles. */
  readonly lookers: Uint8Array = this.u8(MAX_SEATS);
  readonly lookedAt: Uint8Array = this.u8(MAX_SEATS);
  readonly looks: Uint8Array = this.known(this.u8(1));
  /** What each looker put back, by seat, the first and deepest first; the rest 0 (DVE-INF-3). */
  readonly putBack: Uint8Array = this.u8(MAX_SEATS * MAX_LOOKED_AT);

  /** Whether the inquisitor's power has been used (DVE-CAR-3). */
  readonly accused: Uint8Array = this.u8(1);
  /** The office of each seat after the election (DVE-ELE-1). */
  readonly office: Uint8Array = this.u8(MAX_SEATS);

  /** Of the turn in progress: actions left, and what cannot be done again (DVE-ACT-1, DVE-ACT-3). */
  readonly actions: Uint8Array = this.u8(1);
  readonly done: Uint8Array = this.u8(8);
  /** The turn began at sea and the pawn has not landed yet (DVE-MOV-6). */
  readonly mustLand: Uint8Array = this.u8(1);
  /** The virtual abbess has saved a cube at the canticle this turn (DVE-VIR-2). */
  readonly canticleSaved: Uint8Array = this.u8(1);
  /** The player became cardinal this turn (DVE-VAR-2). */
  readonly elected: Uint8Array = this.u8(1);

  constructor(board: Board) {
    super(SIZE);
    this.board = board;
  }
}
