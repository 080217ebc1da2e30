import { shorten, type Game, type Table } from '@fondaco/kernel';
import { done, wrong, type Attempt } from '../attempt.ts';
import { nameAt } from '../names.ts';
import type { PolicyName } from '../policies.ts';

/** Who chooses for a seat. */
export type Kind = 'person' | BotKind;

/** What chooses where no person does. */
export type BotKind = PolicyName | 'novice' | 'apprentice' | 'journeyman' | 'master' | 'grandmaster';

export interface SeatingWish {
  readonly seats?: readonly string[];
  readonly players?: number;
  readonly hotseat?: boolean;
}

const BOTS: Readonly<Record<string, BotKind>> = {
  bot: 'random',
  greedy: 'greedy',
  novice: 'novice',
  apprentice: 'apprentice',
  journeyman: 'journeyman',
  master: 'master',
  grandmaster: 'grandmaster',
};
const USUAL_PLAYERS = 4;

/** The names of the players. `bot`, `greedy` and the levels of bots stand for bots, every other word is a person's name. */
export function seatPlayers(game: Game, wish: SeatingWish): Attempt<string[]> {
  const { seats, players, hotseat } = wish;
  if (seats === undefined) {
    const count = players ?? Math.min(USUAL_PLAYERS, game.maxSeats);
    const people = hotseat === true ? count : 1;
    return done(
      Array.from({ length: count }, (_, seat) => nameOf(seat < people ? personName(seat, people) : 'bot', seat)),
    );
  }
  if (players !== undefined && players !== seats.length)
    return wrong(`--players ${players}: but --seats names ${seats.length} (${shorten(seats.join(' '))})`);
  if (hotseat === true && seats.some((name) => kindOf(name) !== 'person'))
    return wrong('--hotseat: is for people only, but --seats names a bot');
  const twice = seats.find((name, i) => kindOf(name) === 'person' && seats.indexOf(name) !== i);
  if (twice !== undefined) return wrong(`--seats: two are called ${shorten(twice)}; give each a name of their own`);
  return done(seats.map(nameOf));
}

function personName(seat: number, people: number): string {
  return people === 1 ? 'you' : `player-${seat + 1}`;
}

/** Bots carry what they are in their names, so that a record says who is to be asked. */
function nameOf(word: string, seat: number): string {
  return Object.hasOwn(BOTS, word) ? `${word}-${seat + 1}` : word;
}

/** Who chooses for a seat of a table: whom its record names for it last, or else whoever the player's name stands for. */
export function kindAt(table: Table, seat: number): Kind {
  const holder = table.header.held.findLast((held) => held.seat === table.seats[seat])?.holder;
  if (holder === undefined) return kindOf(nameAt(table, seat));
  if (holder.type === 'person') return 'person';
  return Object.values(BOTS).find((kind) => kind === holder.level) ?? 'journeyman';
}

/** What the bot of a seat is like, if its record says so and such a bot can be like that. */
export function temperamentAt(table: Table, seat: number, known: readonly string[]): string | undefined {
  const holder = table.header.held.findLast((held) => held.seat === table.seats[seat])?.holder;
  return holder?.type === 'bot' ? known.find((name) => name === holder.temperament) : undefined;
}

export function kindOf(name: string): Kind {
  const [first = ''] = name.split('-');
  return (Object.hasOwn(BOTS, first) ? BOTS[first] : undefined) ?? 'person';
}
