import { itemAt } from '@fondaco/kernel';
import { fitElo, intervalOf, type Interval, type OtherNetwork, type PlanSign } from '../src/index.ts';
import type { WorkerPool } from './worker-pool.ts';

/** A tournament: bots by name, and how many sit at a table. */
export interface Tournament {
  readonly game: string;
  readonly rules: number;
  readonly bots: readonly string[];
  readonly seats: number;
  readonly games: number;
  readonly seed: number;
  /** The first bot alone against tables full of each of the others, instead of mixed tables. */
  readonly isChallenge: boolean;
  /** A print of the weights it is played with: with others it would be another tournament. */
  readonly weights: string;
}

/** A game of a tournament: which bot sat where, and how it ended. */
export interface PlayedMatch {
  readonly players: readonly number[];
  readonly points: readonly number[];
  readonly shares: readonly number[];
  /** The plans that each seat followed; absent in files from before plans were looked for. */
  readonly followed?: readonly (readonly string[])[];
}

/** A tournament that may not be over: what lies in its file. */
export interface ArenaState {
  readonly tournament: Tournament;
  /** By the number of the game; those not played yet are absent. */
  readonly played: Record<number, PlayedMatch>;
}

/** A bot's line in the table. */
export interface ArenaStanding {
  readonly name: string;
  readonly games: number;
  readonly wins: Interval;
  readonly points: number;
  readonly elo: number;
  readonly plans: Readonly<Record<string, PlanStanding>>;
}

/** In how many of a bot's games a plan was followed, and how many of those were won. */
export interface PlanStanding {
  readonly followed: Interval;
  readonly won: Interval;
}

/** What bots of a tournament may be named after, and what is looked for in their games. */
export interface ArenaExtras {
  readonly otherNetworks?: Readonly<Record<string, OtherNetwork>>;
  readonly signs?: Readonly<Record<string, PlanSign>>;
}

/** Who sits where in a game: seats rotate from game to game, and games that differ by that alone have the same deal. One bot alone has no seats to change. */
export function seatingOf(
  { bots, seats, isChallenge }: Tournament,
  number: number,
): { players: number[]; deal: number } {
  if (bots.length === 1) return { players: Array.from({ length: seats }, () => 0), deal: number };
  const rotation = number % seats;
  const deal = Math.floor(number / seats);
  let players: number[];
  if (isChallenge || bots.length === 2) {
    const rival = 1 + (deal % (bots.length - 1));
    players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : rival));
  } else
    players = Array.from(
      { length: seats },
      (_, seat) => (deal * (1 + (Math.floor(deal / bots.length) % 2)) + seat) % bots.length,
    );
  return { players: players.map((_, seat) => itemAt(players, (seat + seats - rotation) % seats)), deal };
}

/** Plays what is missing. `onGame` hears of every game, for bars and files. */
export async function playTournament(
  pool: WorkerPool,
  state: ArenaState,
  onGame: (done: number) => void,
  { otherNetworks = {}, signs = {} }: ArenaExtras = {},
): Promise<void> {
  const { tournament, played } = state;
  let next = 0;
  const work = async (): Promise<void> => {
    for (;;) {
      while (played[next] !== undefined) next++;
      const number = next++;
      if (number >= tournament.games) return;
      const { players, deal } = seatingOf(tournament, number);
      const { points, shares, followed } = await pool.run({
        type: 'match',
        game: { id: tournament.game, rules: tournament.rules },
        names: players.map((player) => itemAt(tournament.bots, player)),
        otherNetworks,
        signs,
        seed: tournament.seed * 1_000_003 + deal,
      });
      played[number] = { players, points, shares, followed };
      onGame(Object.keys(played).length);
    }
  };
  await Promise.all(Array.from({ length: pool.size }, work));
}

/** The table so far, best first; `plans` are the names of those that were looked for. */
export function standingsOf({ tournament, played }: ArenaState, plans: readonly string[] = []): ArenaStanding[] {
  const games = Object.values(played);
  const elo = fitElo(tournament.bots.length, games);
  return tournament.bots
    .map((name, bot) => {
      const seats = games.flatMap(({ players, shares, points, followed }) =>
        players.flatMap((player, seat) =>
          player === bot
            ? [{ won: itemAt(shares, seat), points: itemAt(points, seat), followed: followed?.[seat] ?? [] }]
            : [],
        ),
      );
      const sum = (of: (seat: (typeof seats)[number]) => number): number =>
        seats.reduce((all, seat) => all + of(seat), 0);
      const planOf = (plan: string): PlanStanding => {
        const followers = seats.filter(({ followed }) => followed.includes(plan));
        const won = followers.reduce((all, seat) => all + seat.won, 0);
        return { followed: intervalOf(followers.length, seats.length), won: intervalOf(won, followers.length) };
      };
      return {
        name,
        games: seats.length,
        wins: intervalOf(
          sum(({ won }) => won),
          seats.length,
        ),
        points: sum(({ points }) => points) / Math.max(1, seats.length),
        elo: itemAt(elo, bot),
        plans: Object.fromEntries(plans.map((plan) => [plan, planOf(plan)])),
      };
    })
    .toSorted((a, b) => b.elo - a.elo);
}
