import type { JsonObject } from '@fondaco/kernel';

const SEATS = ['red', 'blue', 'green'];

function arranged(pending: readonly JsonObject[], table: JsonObject): JsonObject {
  return { game: 'augsburg-1520', seats: SEATS, pending, table };
}

const OTHERS = {
  blue: { hand: ['leo-11', 'leo-2', 'maria-5', 'joker'], florins: 500, prestige: 18, levels: { office: 2 } },
  green: { hand: ['leo-8', 'leo-13', 'leo-3', 'joker'], florins: 500, prestige: 31, rights: { church: 800 } },
};
const HAND = ['leo-15', 'leo-9', 'leo-4', 'louise-3', 'philipp-12', 'joker'];
const CARDS = { open: ['card-4', 'card-6', 'card-1', 'card-8'] };

/** Leo holds court, and two notes are bid. */
const BIDDING = arranged(
  [
    { step: 'rounds', next: 'maria' },
    { step: 'bid', noble: 'leo', number: 2, waiting: ['red'], leader: 'green' },
  ],
  {
    round: 2,
    opener: 'green',
    cards: CARDS,
    players: {
      red: { hand: HAND, florins: 500, prestige: 12, levels: { peerage: 2 } },
      blue: OTHERS.blue,
      green: { ...OTHERS.green, bid: 2 },
    },
  },
);

/** Two notes are to be shown. */
const SHOWING = arranged(
  [
    { step: 'rounds', next: 'maria' },
    { step: 'show', noble: 'leo', number: 2, standing: ['red'], waiting: ['red'] },
  ],
  {
    round: 2,
    opener: 'red',
    cards: CARDS,
    players: { red: { hand: HAND, florins: 500, prestige: 12 }, ...OTHERS },
  },
);

/** A card was won, and nothing of it is used yet. */
const USING = arranged(
  [
    { step: 'rounds', next: 'maria' },
    { step: 'privilege', card: 'card-6', used: 0, made: 0, built: 0, waiting: ['red'] },
  ],
  {
    round: 3,
    opener: 'red',
    cards: { open: ['card-3', 'card-7', 'card-1', 'card-2'] },
    players: { red: { hand: ['leo-9'], florins: 900, prestige: 22, levels: { peerage: 2 } }, ...OTHERS },
  },
);

/** Four notes are offered. */
const BUYING = arranged(
  [
    { step: 'rounds', next: 'round' },
    { step: 'purchase', waiting: ['red'] },
  ],
  {
    round: 2,
    opener: 'red',
    players: {
      red: {
        hand: ['leo-9', 'joker'],
        florins: 900,
        offered: ['philipp-2', 'leo-4', 'leo-14', 'maria-16'],
        levels: { agency: 2 },
      },
      ...OTHERS,
    },
  },
);

export const positions: Readonly<Record<string, JsonObject>> & { readonly any: JsonObject } = {
  any: BIDDING,
  notes: SHOWING,
  privileges: USING,
  income: BUYING,
};
