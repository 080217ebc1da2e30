import type { Game } from '@fondaco/kernel';
import { conformance, type ConformanceReport } from '@fondaco/kernel/testing';

/** Some games of one kind for one worker. Any of them can be played again alone by its seed. */
export interface Job {
  readonly id: string;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  readonly sampling: Sampling;
}

/** How closely each game is looked at; the same names as in conformance. */
export interface Sampling {
  readonly deepPerGame: number;
  readonly tableEvery: number;
  readonly checkEvery: number;
}

const GAMES_PER_JOB = 100;

/** The jobs of `games` games with `first` as their first seed, for each of these player counts, taking turns among them. */
export function splitIntoJobs(
  kinds: readonly { readonly id: string; readonly seats: number }[],
  how: { readonly games: number; readonly seed: number; readonly sampling: Sampling },
): Job[] {
  const jobs: Job[] = [];
  for (let done = 0; done < how.games; done += GAMES_PER_JOB) {
    const games = Math.min(GAMES_PER_JOB, how.games - done);
    for (const kind of kinds) jobs.push({ ...kind, seed: how.seed + done, games, sampling: how.sampling });
  }
  return jobs;
}

export function runJob(game: Game, { seats, seed, games, sampling }: Job): ConformanceReport {
  return conformance(game, { seats, seed, games, ...sampling });
}
