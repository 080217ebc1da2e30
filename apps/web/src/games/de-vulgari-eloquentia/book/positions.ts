import type { JsonObject } from '@fondaco/kernel';

const CANTICLE = { celano: 8, gubbio: 2, cortona: 12, assisi: 6, urbino: 10 };

/** The table of the book: turn VI in Gubbio, all five actions to spend, and something to want in every corner. */
const IN_GUBBIO: JsonObject = {
  game: 'de-vulgari-eloquentia',
  seats: ['red', 'blue', 'green'],
  pending: [
    { step: 'calendar', phase: 'done' },
    { step: 'actions', next: 1 },
    { step: 'turn', waiting: ['red'] },
  ],
  table: {
    turn: 6,
    acting: { actions: 5 },
    canticle: CANTICLE,
    events: { onTurn: [3, 4, 5, 6, 7, 8, 9, 1, 2, 10], open: [8, 4] },
    forSale: { politician: 1, nobleman: 2, abbess: 3, amanuensis: 1 },
    manuscripts: {
      open: ['latino-1', 'oc-1', 'latino-2', 'fiorentino-2', 'siciliano-3', 'oil-3', 'oil-fiorentino', 'latino-oc'],
    },
    players: {
      red: { at: 'gubbio', ducats: 34, charts: { knowledge: 14, riddle: 2, orient: 1 }, behind: { abbess: 1 } },
      blue: { at: 'firenze', ducats: 25, charts: { knowledge: 19, riddle: 4, canticle: 2 }, claimed: ['firenze'] },
      green: { at: 'venezia', ducats: 30, charts: { knowledge: 22, messenger: 3, rest: 1 }, claimed: ['venezia'] },
    },
  },
};

export const positions: Readonly<Record<string, JsonObject>> & { readonly any: JsonObject } = { any: IN_GUBBIO };
