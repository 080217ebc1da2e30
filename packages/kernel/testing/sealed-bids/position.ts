import {
  hasSeat,
  indexIn,
  integer,
  listOf,
  objectOf,
  oneOf,
  optional,
  only,
  printFaults,
  refuse,
  seatsIn,
  success,
  type Fault,
  type Json,
  type JsonObject,
  type Result,
} from '../../src/index.ts';
import { COPIES, handAt, knownAt, THINGS, VALUES, type BidsState } from './state.ts';

const CARD_WORDS = Array.from({ length: VALUES }, (_, i) => String(i + 1));
const cards = listOf(indexIn(CARD_WORDS), 0, VALUES * COPIES);

/** The cards of a hand, in words, one word each. */
function printCards(counts: Uint8Array, from: number): string[] {
  const words: string[] = [];
  for (let value = 0; value < VALUES; value++)
    for (let n = counts[from + value]; n > 0; n--) words.push(CARD_WORDS[value]);
  return words;
}

export function toPosition(s: BidsState, seats: readonly string[]): JsonObject {
  return {
    round: s.round[0],
    prize: s.prize[0],
    deck: Array.from(s.deck.subarray(0, s.deckSize[0]), (value) => CARD_WORDS[value]),
    discard: printCards(s.discard, 0),
    topSeen: seatsIn(s.topSeen[0]).map((seat) => seats[seat]),
    players: seats.map((_, seat) => ({
      hand: printCards(s.hand, handAt(seat, 0)),
      ...(s.bid[seat] < 0 ? {} : { bid: CARD_WORDS[s.bid[seat]] }),
      ...(s.shown[seat] < 0 ? {} : { shown: CARD_WORDS[s.shown[seat]] }),
      coins: s.coins[seat],
      drawn: s.drawn[seat],
      things: THINGS.map((_thing, i) => s.things[seat * THINGS.length + i]),
      knows: seats.map((_player, owner) => printCards(s.knownCards, knownAt(seat, owner, 0))),
    })),
  };
}

function tableShape(seats: readonly string[]) {
  const player = objectOf({
    hand: cards,
    bid: optional(indexIn(CARD_WORDS), -1),
    shown: optional(indexIn(CARD_WORDS), -1),
    coins: optional(integer(0, 1000), 0),
    drawn: optional(integer(0, 100), 0),
    things: optional(listOf(integer(0, 100), THINGS.length, THINGS.length), [0, 0, 0]),
    knows: optional(listOf(cards, seats.length, seats.length), [] as number[][]),
  });
  return objectOf({
    round: integer(0, 4),
    prize: optional(integer(0, 6), 0),
    deck: cards,
    discard: optional(cards, [] as number[]),
    topSeen: optional(listOf(oneOf(seats), 0, seats.length), [] as string[]),
    players: listOf(player, seats.length, seats.length),
  });
}

export function fromPosition(s: BidsState, position: Json, seats: readonly string[]): Result<void> {
  const faults: Fault[] = [];
  const read = tableShape(seats)(position, 'table', faults);
  if (faults.length > 0) return refuse('bad-position', printFaults(faults), { where: faults[0].where });
  s.bid.fill(-1);
  s.shown.fill(-1);
  s.round[0] = read.round;
  s.prize[0] = read.prize;
  s.deck.set(read.deck);
  s.deckSize[0] = read.deck.length;
  for (const value of read.discard) s.discard[value]++;
  for (const name of read.topSeen) s.topSeen[0] |= only(seats.indexOf(name));
  for (const [seat, player] of read.players.entries()) {
    for (const value of player.hand) s.hand[handAt(seat, value)]++;
    s.bid[seat] = player.bid;
    s.shown[seat] = player.shown;
    s.coins[seat] = player.coins;
    s.drawn[seat] = player.drawn;
    s.things.set(player.things, seat * THINGS.length);
    player.knows.forEach((known, owner) => known.forEach((value) => s.knownCards[knownAt(seat, owner, value)]++));
  }
  return success(undefined);
}

/** What a seat or a spectator sees. */
export type BidsView = {
  readonly round: number;
  readonly prize: number;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly topSeen: readonly string[];
  readonly players: readonly {
    readonly seat: string;
    readonly coins: number;
    readonly shown?: string;
    readonly drawn: number;
    readonly hasBid: boolean;
    readonly things: readonly number[];
  }[];
  readonly hand?: readonly string[];
  readonly bid?: string;
  readonly top?: string;
  readonly knows?: readonly (readonly string[])[];
};

/** What a seat sees: its own hand, what it has found out, and what lies open. */
export function view(s: BidsState, seat: number | undefined, seats: readonly string[]): BidsView {
  const own =
    seat === undefined
      ? {}
      : {
          hand: printCards(s.hand, handAt(seat, 0)),
          ...(s.bid[seat] < 0 ? {} : { bid: CARD_WORDS[s.bid[seat]] }),
          ...(hasSeat(s.topSeen[0], seat) ? { top: CARD_WORDS[s.deck[s.deckSize[0] - 1]] } : {}),
          knows: seats.map((_, owner) => printCards(s.knownCards, knownAt(seat, owner, 0))),
        };
  return {
    round: s.round[0],
    prize: s.prize[0],
    deck: s.deckSize[0],
    discard: printCards(s.discard, 0),
    topSeen: seatsIn(s.topSeen[0]).map((viewer) => seats[viewer]),
    players: seats.map((word, i) => ({
      seat: word,
      coins: s.coins[i],
      ...(s.shown[i] < 0 ? {} : { shown: CARD_WORDS[s.shown[i]] }),
      drawn: s.drawn[i],
      hasBid: s.bid[i] >= 0,
      things: THINGS.map((_, thing) => s.things[i * THINGS.length + thing]),
    })),
    ...own,
  };
}
