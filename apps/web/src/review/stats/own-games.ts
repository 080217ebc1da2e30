import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import type { TableSummary } from '@fondaco/protocol';
import type { TableOrigin } from '../../client/table-origins.ts';
import type { FollowedPlan, GameOutcome } from '../../client/review-messages.ts';

/** A finished game of the person who plays in this browser. */
export interface OwnGame {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly playedAt: number;
  readonly seats: number;
  readonly hasWon: boolean;
  /** The levels of the bots. */
  readonly against: readonly string[];
  /** Absent until the game was judged to its end. */
  readonly accuracy?: number;
  /** What each kind of choice has cost, in points of win chance. */
  readonly costs: Readonly<Record<string, number>>;
}

/**
 * The games of whoever plays here, oldest first: those they played against bots, and those with others of which the seat is known. What came
 * from a file, another game's moment or a puzzle is not theirs.
 */
export function ownGamesOf(
  tables: readonly TableSummary[],
  outcomes: readonly GameOutcome[],
  origins: ReadonlyMap<string, TableOrigin>,
): readonly OwnGame[] {
  return tables
    .flatMap((table): OwnGame[] => {
      const seat = ownSeatAt(table, origins.get(table.id));
      if (!table.isOver || seat === undefined) return [];
      const outcome = outcomes.find((one) => one.table === table.id && one.isWhole);
      const accuracy = outcome?.accounts[seat]?.accuracy;
      return [
        {
          table: table.id,
          game: table.game,
          seat,
          playedAt: table.playedAt,
          seats: table.seats.length,
          hasWon: table.winners.includes(itemAt(SEAT_WORDS, seat)),
          against: table.seats.flatMap((player) => (player.type === 'bot' ? [player.level] : [])),
          ...(accuracy === undefined ? {} : { accuracy }),
          costs: outcome?.costs[seat] ?? {},
        },
      ];
    })
    .toSorted((a, b) => a.playedAt - b.playedAt);
}

function ownSeatAt({ seats }: TableSummary, origin: TableOrigin | undefined): number | undefined {
  if (origin?.type === 'elsewhere') return undefined;
  const people = seats.flatMap(({ type }, seat) => (type === 'person' ? [seat] : []));
  if (origin === undefined) return people.length === 1 ? people[0] : undefined;
  const seat = SEAT_WORDS.findIndex((word) => word === origin.seat);
  return seats[seat] === undefined ? undefined : seat;
}

/** How often somebody won, of how many games. */
export interface WinCount {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

/** Wins by the strongest bot at the table. */
export function winsByLevel(games: readonly OwnGame[], levels: readonly string[]): readonly WinCount[] {
  const strongest = ({ against }: OwnGame) => levels.findLast((level) => against.includes(level));
  return levels.flatMap((name) => {
    const played = games.filter((game) => strongest(game) === name);
    return played.length === 0
      ? []
      : [{ name, games: played.length, wins: played.filter(({ hasWon }) => hasWon).length }];
  });
}

/** Wins by the plan that was followed, the most frequent first. */
export function winsByPlan(games: readonly OwnGame[], followed: readonly FollowedPlan[]): readonly WinCount[] {
  const planOf = new Map(followed.map(({ table, plan }) => [table, plan]));
  const counts = new Map<string, WinCount>();
  for (const { table, hasWon } of games) {
    const name = planOf.get(table);
    if (name === undefined) continue;
    const { games: played, wins } = counts.get(name) ?? { games: 0, wins: 0 };
    counts.set(name, { name, games: played + 1, wins: wins + (hasWon ? 1 : 0) });
  }
  return [...counts.values()].toSorted((a, b) => b.games - a.games || b.wins - a.wins);
}

/** A judged game, and the mean accuracy of the last few games up to it. */
interface CourseGame {
  readonly table: string;
  readonly accuracy: number;
  readonly hasWon: boolean;
  readonly lately: number;
}

/** So many games make a mean that does not jump. */
const LATELY = 5;

/** How accuracy has gone from game to game, oldest first, and its mean in both halves; undefined before two games were judged. */
export function accuracyCourse(
  own: readonly OwnGame[],
): { readonly games: readonly CourseGame[]; readonly before: number; readonly after: number } | undefined {
  const judged = own.flatMap(({ table, accuracy, hasWon }) =>
    accuracy === undefined ? [] : [{ table, accuracy, hasWon }],
  );
  if (judged.length < 2) return undefined;
  const mean = (games: typeof judged): number => games.reduce((sum, { accuracy }) => sum + accuracy, 0) / games.length;
  const middle = judged.length >> 1;
  return {
    games: judged.map((game, i) => ({ ...game, lately: mean(judged.slice(Math.max(0, i + 1 - LATELY), i + 1)) })),
    before: mean(judged.slice(0, middle)),
    after: mean(judged.slice(middle)),
  };
}

/** What has cost most over all games, by kind of choice, the dearest first. */
export function dearest(games: readonly OwnGame[], most: number): readonly (readonly [verb: string, points: number])[] {
  const sums = new Map<string, number>();
  for (const { costs } of games)
    for (const [verb, points] of Object.entries(costs)) sums.set(verb, (sums.get(verb) ?? 0) + points);
  return [...sums].toSorted((a, b) => b[1] - a[1]).slice(0, most);
}
