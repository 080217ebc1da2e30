import { games } from '@fondaco/catalog';
import type { BotSeat, SeatOffer } from '@fondaco/protocol';
import { gatherTable, type Person, type TakenSeat } from '@fondaco/server/testing';

const BOT: BotSeat = { type: 'bot', name: 'Chiara', level: 'novice' };
/** Seconds: nobody runs out of time, however often their server is killed. */
const CLOCK = { type: 'fischer', start: 7200, more: 0 } as const;
/** Whoever takes long runs out of time, and a bot stands in for them. */
const SHORT_CLOCK = { ...CLOCK, start: 10 } as const;

/** At every fourth table time is short, and somebody takes long. */
export function isHurried(number: number): boolean {
  return number % 4 === 1;
}

/** Has people gather at a table with a clock; at every other one a bot sits, too. */
export async function beginTable(people: readonly Person[], number: number): Promise<readonly TakenSeat[]> {
  const [maker, ...others] = people;
  if (maker === undefined) throw new Error('nobody gathers');
  const seats: readonly SeatOffer[] = people.map(() => ({ type: 'open' }));
  return gatherTable([maker, ...others], {
    title: `Table ${number}`,
    game: games[number % games.length]?.game.id ?? '',
    options: {},
    seats: number % 4 < 2 ? seats : [...seats, BOT],
    clock: isHurried(number) ? SHORT_CLOCK : CLOCK,
    watching: { type: 'late', seconds: 0 },
    isPublic: true,
  });
}
