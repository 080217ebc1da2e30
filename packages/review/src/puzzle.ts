import { decisionFrom, finish, knowledgeOf, makeBot, parseBotName, type BotModel, type Decision } from '@fondaco/bots';
import {
  itemAt,
  printPosition,
  success,
  Table,
  type GameRecord,
  type JsonObject,
  type Result,
  type State,
} from '@fondaco/kernel';
import type { Depth, JudgedChoice, JudgedDecision } from './analysis.ts';
import { hashWeights } from './record-hash.ts';
import { Review } from './review.ts';
import { POINT } from './units.ts';
import { walkPoints, type RecordWalk, type WalkPoint } from './walk-points.ts';

/** From what everybody sees to what hardly anybody does. */
export const DIFFICULTIES = ['easy', 'medium', 'hard', 'hardest'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A decision with one choice that is clearly best. */
export interface Puzzle {
  readonly game: string;
  readonly rules: number;
  /** The situation, with everything dealt anew that the seat cannot know. */
  readonly position: JsonObject;
  /** The word of the seat that chooses. */
  readonly seat: string;
  /** The best first, then what else seems good. */
  readonly choices: readonly JudgedChoice[];
  readonly difficulty: Difficulty;
}

/** So much better than the next the best choice must be. */
const CLEARLY = 5 * POINT;
/** Bots that are asked, from the weakest on, and how often each. */
const ASKED = ['novice', 'journeyman', 'master:1000it'];
const TIMES = 5;

/** The best choice must be the same, and as clearly better, at each of these. */
const DEFAULT_DEPTHS: readonly Depth[] = ['standard', 'deep'];

/** The name of whoever weighs puzzles of a game today: its weights and the number of the judge. */
export function puzzleJudgeOf({ evaluation }: BotModel): string {
  return hashWeights(evaluation.weights);
}

/** Looks for puzzles in a game: where its player found what was clearly best, and a journeyman would not have thought of it first. */
export class PuzzleFinder<S extends State> {
  readonly #model: BotModel<S>;
  readonly #walk: RecordWalk<S>;
  readonly #review: Review<S>;
  readonly #depths: readonly Depth[];

  constructor(model: BotModel<S>, walk: RecordWalk<S>, depths: readonly Depth[]) {
    this.#model = model;
    this.#walk = walk;
    this.#review = new Review(model, walk, itemAt(depths, depths.length - 1), undefined);
    this.#depths = depths;
  }

  /** The numbers of the lines to look at. */
  get lines(): readonly number[] {
    return this.#walk.points.map(({ line }) => line);
  }

  /** The puzzle that a line answers, if it is one. */
  at(line: number): Puzzle | undefined {
    const point = this.#walk.points.find((one) => one.line === line);
    if (point === undefined || !this.#isWorthJudging(point)) return undefined;
    if (this.#depths.includes('standard') && !this.#review.isFound({ line, depth: 'standard' })) return undefined;
    let judged: JudgedDecision | undefined;
    for (const depth of this.#depths) {
      judged = this.#review.judge({ line, depth }).decision;
      if (judged === undefined || !isPuzzle(judged, point.seat)) return undefined;
    }
    return judged && makePuzzle(this.#model, point, this.#walk.table.seats, judged);
  }

  /** Most lines are what anybody would have said: a journeyman's word is had at once, a judge's takes seconds. */
  #isWorthJudging({ isForced, asked, seat, choice }: WalkPoint<S>): boolean {
    if (isForced) return false;
    const { game } = this.#model;
    const decision = decisionFrom(game, knowledgeOf(game, asked, seat), seat, this.#walk.table.seats);
    return (
      decision.ok && decision.value.choices.length > 1 && !finds(this.#model, 'journeyman', decision.value, choice, 1)
    );
  }
}

/** Opens a record to look for puzzles in it. */
export function openPuzzles<S extends State>(
  model: BotModel<S>,
  record: GameRecord,
  depths: readonly Depth[] = DEFAULT_DEPTHS,
): Result<PuzzleFinder<S>> {
  const walk = walkPoints(model.game, record);
  return walk.ok ? success(new PuzzleFinder(model, walk.value, depths)) : walk;
}

/**
 * A puzzle weighed once more, by the judge of today: with the best choice, chances, reasons and difficulty as they are now. Undefined if it is
 * none any more, and a refusal if it cannot be laid.
 */
export function judgePuzzleAgain<S extends State>(
  model: BotModel<S>,
  puzzle: Puzzle,
  depths: readonly Depth[] = DEFAULT_DEPTHS,
): Result<Puzzle | undefined> {
  const { position, seat, choices } = puzzle;
  const seats = Array.isArray(position.seats) ? position.seats : [];
  const table = Table.arrange(model.game, position, seats.map(String));
  if (!table.ok) return table;
  // What was second best may be best today.
  for (const { words } of choices) {
    const record = table.value.record();
    const lines = [...record.lines, { seat, words, isAuto: false }];
    const finder = openPuzzles(model, { ...record, lines, checks: [] }, depths);
    if (!finder.ok) return finder;
    const found = finder.value.at(lines.length);
    if (found !== undefined) return success(found);
  }
  return success(undefined);
}

/** Whether what was chosen is clearly best, and no journeyman's first. */
export function isPuzzle({ choices, journeymansPlace }: JudgedDecision, seat: number): boolean {
  const [best, next] = choices;
  if (best?.isChosen !== true || next === undefined || journeymansPlace < 2) return false;
  return itemAt(best.chances, seat) - itemAt(next.chances, seat) >= CLEARLY;
}

function makePuzzle<S extends State>(
  model: BotModel<S>,
  point: WalkPoint<S>,
  seats: readonly string[],
  { choices }: JudgedDecision,
): Puzzle {
  const { game } = model;
  const known = knowledgeOf(game, point.asked, point.seat);
  return {
    game: game.id,
    rules: game.rules,
    position: printPosition(game, known, seats),
    seat: itemAt(seats, point.seat),
    choices,
    difficulty: difficultyOf(model, known, point, seats),
  };
}

/** The weakest bot that finds it more often than not says how hard it is. */
function difficultyOf<S extends State>(
  model: BotModel<S>,
  known: S,
  { seat, choice }: WalkPoint<S>,
  seats: readonly string[],
): Difficulty {
  const decision = decisionFrom(model.game, known, seat, seats);
  if (!decision.ok) throw new Error(decision.error.message);
  const place = ASKED.findIndex((bot) => finds(model, bot, decision.value, choice, TIMES));
  return place < 0 ? 'hardest' : itemAt(DIFFICULTIES, place);
}

/** Whether a bot that is asked so often makes a choice more often than not. */
function finds<S extends State>(
  model: BotModel<S>,
  bot: string,
  decision: Decision<S>,
  choice: number,
  times: number,
): boolean {
  const name = parseBotName(model, bot);
  if (!name.ok) throw new Error(name.error.message);
  let found = 0;
  for (let seed = 1; seed <= times; seed++)
    if (finish(makeBot(model, name.value, seed).think(decision)) === choice) found++;
  return found * 2 > times;
}
