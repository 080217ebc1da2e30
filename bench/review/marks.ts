import { decisionFrom, judgeOf, knowledgeOf, lookAhead, type BotModel } from '@fondaco/bots';
import { FastRandom, itemAt, printChoice, Table, UNDO, type GameRecord } from '@fondaco/kernel';
import { openReview, POINT, type Depth, type JudgedDecision } from '@fondaco/review';
import { playRecord } from './play-record.ts';

/** How far the marks of the standard depth can be trusted. */
export interface MarkFigures {
  /** Choices of masters that were judged, and of those the ones marked mistake or worse. */
  readonly masters: number;
  readonly falseMarks: number;
  /** Choices of all bots marked mistake or worse, and of those the ones that the deep judge marks so too. */
  readonly marks: number;
  readonly confirmed: number;
  /** Choices put in place of a master's that the deep judge calls at least 10 points worse, and of those the ones marked. */
  readonly planted: number;
  readonly found: number;
}

const BOTS = ['master:400it', 'journeyman', 'master:400it', 'novice'];
const MASTERS = [0, 2];
/** A planted choice must look this much worse at once, and be so much worse to the deep judge. */
const PLANTED = 0.1;
const DECISIONS_A_GAME = 12;
const PLANTED_A_GAME = 2;
/** Places tried for each choice to plant. */
const TRIES = 3;

/** Judges decisions drawn from games of bots, and choices planted in them. */
export function measureMarks(model: BotModel, decisions: number, onGame: (figures: MarkFigures) => void): MarkFigures {
  let figures: MarkFigures = { masters: 0, falseMarks: 0, marks: 0, confirmed: 0, planted: 0, found: 0 };
  for (let seed = 1; seed * DECISIONS_A_GAME <= decisions; seed++) {
    const rng = new FastRandom(seed);
    const record = playRecord(model, BOTS, 1000 + seed);
    figures = addFigures(figures, judgeSome(model, record, rng));
    for (let n = 0; n < PLANTED_A_GAME; n++) figures = addFigures(figures, plantOne(model, record, rng));
    onGame(figures);
  }
  return figures;
}

function addFigures(a: MarkFigures, b: Partial<MarkFigures>): MarkFigures {
  const keys = ['masters', 'falseMarks', 'marks', 'confirmed', 'planted', 'found'] as const;
  return Object.fromEntries(keys.map((key) => [key, a[key] + (b[key] ?? 0)])) as unknown as MarkFigures;
}

/** The lines of a record at which something was decided, in a random order. */
function shuffledLines(record: GameRecord, rng: FastRandom): number[] {
  const lines = record.lines.flatMap(({ isAuto, words }, i) => (isAuto || words === UNDO ? [] : [i + 1]));
  return lines
    .map((line) => ({ line, at: rng.word() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line);
}

function judgeSome(model: BotModel, record: GameRecord, rng: FastRandom): Partial<MarkFigures> {
  const count = { masters: 0, falseMarks: 0, marks: 0, confirmed: 0 };
  let judged = 0;
  for (const line of shuffledLines(record, rng)) {
    if (judged === DECISIONS_A_GAME) break;
    const decision = judge(model, record, line, 'standard');
    if (decision === undefined) continue;
    judged++;
    const isMaster = MASTERS.includes(record.header.seats.indexOf(itemAt(record.lines, line - 1).seat));
    if (isMaster) count.masters++;
    if (!isMistake(decision)) continue;
    if (isMaster) count.falseMarks++;
    count.marks++;
    if (isMistake(judge(model, record, line, 'deep'))) count.confirmed++;
  }
  return count;
}

function judge(model: BotModel, record: GameRecord, line: number, depth: Depth): JudgedDecision | undefined {
  const review = openReview(model, record, { depth });
  if (!review.ok) throw new Error(review.error.message);
  return review.value.judge({ line, depth }).decision;
}

function isMistake(decision: JudgedDecision | undefined): boolean {
  return decision?.mark === 'mistake' || decision?.mark === 'blunder';
}

/** Puts a choice that looks bad in a master's place, and asks both judges. */
function plantOne(model: BotModel, record: GameRecord, rng: FastRandom): Partial<MarkFigures> {
  const lines = shuffledLines(record, rng).filter((line) =>
    MASTERS.includes(record.header.seats.indexOf(itemAt(record.lines, line - 1).seat)),
  );
  let tries = 0;
  for (const line of lines) {
    const planted = plantAt(model, record, line, rng);
    if (planted === undefined) continue;
    if (tries++ === TRIES) break;
    const deep = judge(model, planted, line, 'deep');
    if (deep === undefined || deep.loss < PLANTED * 100 * POINT) continue;
    return { planted: 1, found: isMistake(judge(model, planted, line, 'standard')) ? 1 : 0 };
  }
  return {};
}

/** The record up to a line, with a choice there that looks at least so much worse than the best. */
function plantAt(model: BotModel, record: GameRecord, line: number, rng: FastRandom): GameRecord | undefined {
  const { game } = model;
  const before = { ...record, lines: record.lines.slice(0, line - 1), checks: [] };
  const table = Table.open(game, before);
  const said = itemAt(record.lines, line - 1);
  const seat = record.header.seats.indexOf(said.seat);
  if (!table.ok || table.value.choices(seat).length < 2) return undefined;
  const decision = decisionFrom(game, knowledgeOf(game, table.value.copyState(), seat), seat, table.value.seats);
  if (!decision.ok) return undefined;
  const looked = lookAhead(model, judgeOf(model), decision.value, 3, rng);
  const best = itemAt(looked, 0).win;
  const worse = looked.filter(({ win }) => best - win >= PLANTED);
  if (worse.length === 0) return undefined;
  const { choice } = itemAt(worse, rng.below(worse.length));
  const words = printChoice(game.verbs, table.value.seats, choice);
  return { ...before, lines: [...before.lines, { seat: said.seat, words, isAuto: false }] };
}
