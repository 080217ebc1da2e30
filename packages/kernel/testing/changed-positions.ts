import {
  arrange,
  Choices,
  FastRandom,
  isOver,
  printPosition,
  type Game,
  type Json,
  type JsonObject,
  type State,
} from '../src/index.ts';
import { guarded, lookDeeply, playOn, type Kept } from './conformance.ts';
import { checkInvariants } from './deep-checks.ts';
import { changePosition, gatherValues, type ValuePool } from './position-changes.ts';
import { begin, pickOptions, playRandomChoice } from './random-player.ts';
import { note, type ConformanceReport } from './report.ts';
import { newTrial, type Trial } from './trial.ts';

export interface ChangedPositionsHow {
  readonly seats: number;
  readonly games: number;
  /** The first game has this seed, the next one more; values are borrowed from those before, so a run is repeated as a whole. */
  readonly seed: number;
  /** How many changed positions of each game are tried; 20 if absent. */
  readonly changesPerGame?: number;
  readonly fleeting?: readonly string[];
}

export interface ChangedPositionsReport extends ConformanceReport {
  readonly tried: number;
  /** How many of them are arranged, and played on from. */
  readonly arranged: number;
}

const CHANGES_PER_GAME = 20;
const DEEP_PER_GAME = 2;
/** One change in so many is made to a position that has been changed already. */
const TWICE_ONE_IN = 4;

/**
 * Takes positions out of random games, changes a value in each, and plays on from those that `arrange` accepts, with the checks of
 * conformance: whatever is accepted must be playable without a broken invariant, a dead end or a leak. What is refused must say where.
 */
export function changedPositions(game: Game, how: ChangedPositionsHow): ChangedPositionsReport {
  const trial = newTrial(game, how.seats, how.fleeting ?? []);
  const { findings } = trial;
  const pool: ValuePool = new Map();
  const kept = Array.from({ length: DEEP_PER_GAME }, () => ({ s: game.blank(), decision: 0 }));
  let tried = 0;
  let arranged = 0;
  for (let i = 0; i < how.games; i++) {
    findings.seed = how.seed + i;
    const rng = new FastRandom(findings.seed);
    const positions = playThrough(trial, how.changesPerGame ?? CHANGES_PER_GAME, rng);
    for (const position of positions) gatherValues(pool, position, rng);
    for (const position of positions) {
      tried++;
      const first = changePosition(position, pool, rng);
      const isTwice = rng.below(TWICE_ONE_IN) === 0;
      const change = isTwice ? changePosition(first.position as JsonObject, pool, rng) : first;
      findings.about = isTwice ? `${first.about}, ${change.about}` : change.about;
      if (guarded(trial, () => tryPosition(trial, change.position, rng, kept)) === true) arranged++;
    }
    findings.about = '';
  }
  const { decisions, violations, violationCount, stats } = findings;
  return { games: how.games, decisions, violations, violationCount, stats, tried, arranged };
}

/** Some positions of a random game. */
function playThrough({ game, seats, words }: Trial, count: number, rng: FastRandom): JsonObject[] {
  const s = game.blank();
  const choices = new Choices();
  const positions: JsonObject[] = [];
  begin(game, s, { seats, seed: rng.seed(), options: pickOptions(game, seats, rng) });
  for (let n = 0; !isOver(s); n++) {
    // Each decision is kept with the same probability, whatever the length of the game.
    const place = n < count ? n : rng.below(n + 1);
    if (place < count) positions[place] = printPosition(game, s, words);
    playRandomChoice(game, s, rng, choices);
  }
  return positions;
}

/** Whether the position is accepted; if so it has been played to its end. */
function tryPosition(trial: Trial, position: Json, rng: FastRandom, kept: readonly Kept[]): boolean {
  const { game, findings } = trial;
  findings.decision = 0;
  findings.step = 'arrange';
  findings.seat = undefined;
  const made = arrange(game, position);
  if (!made.ok) {
    if (made.error.code !== 'bad-position' || made.error.where === undefined)
      note(findings, 'refusal', `is refused without a place: ${made.error.message}`);
    return false;
  }
  playArranged(trial, made.value.state, rng, kept);
  return true;
}

function playArranged(trial: Trial, state: State, rng: FastRandom, kept: readonly Kept[]): void {
  const { s } = trial.slots[0];
  s.copyFrom(state);
  checkInvariants(trial, s, 'as arranged, ');
  if (isOver(s)) return;
  const states = Math.min(kept.length, playOn(trial, {}, rng, kept));
  for (let i = 0; i < states; i++) lookDeeply(trial, kept[i].s, kept[i].decision);
}
