import type { Game } from '@fondaco/kernel';
import { changedPositions, conformance, type ConformanceReport } from '@fondaco/kernel/testing';

/** Some games of one kind for one worker. Any of them can be played again alone by its seed. */
export interface SoakJob {
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
  /** How many changed positions are tried for every hundred games. */
  readonly changedPerHundred: number;
}

export const GAMES_PER_JOB = 100;
const CHANGES_PER_GAME = 10;

/** The jobs of `games` games with `first` as their first seed, for each of these player counts, taking turns among them. */
export function splitIntoJobs(
  kinds: readonly { readonly id: string; readonly seats: number }[],
  how: { readonly games: number; readonly seed: number; readonly sampling: Sampling },
): SoakJob[] {
  const jobs: SoakJob[] = [];
  for (let done = 0; done < how.games; done += GAMES_PER_JOB) {
    const games = Math.min(GAMES_PER_JOB, how.games - done);
    for (const kind of kinds) jobs.push({ ...kind, seed: how.seed + done, games, sampling: how.sampling });
  }
  return jobs;
}

/** Plays the games of a job, then changes positions of the first of them and plays on from those that are accepted. */
export function runJob(game: Game, { seats, seed, games, sampling }: SoakJob): ConformanceReport {
  const report = conformance(game, { seats, seed, games, ...sampling });
  const changes = Math.round((games * sampling.changedPerHundred) / 100);
  if (changes === 0) return report;
  const changed = changedPositions(game, {
    seats,
    seed,
    games: Math.ceil(changes / CHANGES_PER_GAME),
    changesPerGame: Math.min(changes, CHANGES_PER_GAME),
  });
  return {
    ...report,
    decisions: report.decisions + changed.decisions,
    violations: [...report.violations, ...changed.violations],
    violationCount: report.violationCount + changed.violationCount,
  };
}
