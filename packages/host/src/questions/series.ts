import { itemAt } from '@fondaco/kernel';
import {
  applyChoice,
  Choices,
  currentStep,
  hasLearnt,
  isWaitingFor,
  LEGAL,
  listChoices,
  parseChoice,
  printChoice,
  refuse,
  success,
  topOf,
  type Game,
  type Result,
  type State,
  type Table,
} from '@fondaco/kernel';
import type { SaidSeries } from '@fondaco/protocol';

/** A decision said to its end. */
interface Walk {
  readonly said: readonly number[];
  /** Everything that was on offer on the way. */
  readonly offered: ReadonlySet<number>;
  /** What was picked and could not be said. */
  readonly left: readonly number[];
  /** Why the first of them could not, once for each line said: the numbers of reasons. */
  readonly why: readonly number[];
}

const MOST_SAID = 100;

/**
 * Orders what was picked. Choices ascend and none is a dead end, so it is enough to say the first that was picked whenever there is
 * one on offer: what is picked early never stands in the way of what comes later, and if something is left, no order would do.
 */
export function findSeries(table: Table, seat: number, picked: readonly string[]): Result<SaidSeries> {
  const { game, seats } = table;
  const now = table.copyState();
  if (!isWaitingFor(now, seat)) return refuse('not-waiting', 'it is not your decision');
  const wanted: number[] = [];
  for (const line of picked) {
    const choice = parseChoice(game.verbs, seats, line);
    if (!choice.ok) return choice;
    wanted.push(choice.value);
  }
  const walk = walkThrough(game, now, seat, wanted);
  if (walk.left.length > 0) return refuseSeries(game, walk);
  const all = walkThrough(game, now, seat, []).offered;
  const candidates = [...new Set([...walk.offered, ...all])].toSorted((a, b) => a - b);
  const open = candidates.filter((choice) => walkThrough(game, now, seat, [...wanted, choice]).left.length === 0);
  const print = (choice: number) => printChoice(game.verbs, seats, choice);
  return success({ lines: walk.said.map(print), open: open.map(print), all: [...all].map(print) });
}

/** Says a decision to its end on a copy; it stops where chance or knowledge comes in, as a preview does. */
function walkThrough(game: Game, now: State, seat: number, wanted: readonly number[]): Walk {
  const s = game.blank();
  s.copyFrom(now);
  const at = topOf(s);
  const step = s.frames[at];
  const left = [...wanted];
  const said: number[] = [];
  const why: number[] = [];
  const offered = new Set<number>();
  const choices = new Choices();
  for (let isOver = false; !isOver && said.length < MOST_SAID;) {
    listChoices(game.steps, s, seat, choices);
    const list = choices.toArray();
    list.forEach((one) => offered.add(one));
    const next = list.find((one) => left.includes(one));
    if (next !== undefined) left.splice(left.indexOf(next), 1);
    const [missing] = left;
    if (missing !== undefined) why.push(currentStep(game.steps, s).whyNot(s, seat, missing, at));
    const choice = next ?? itemAt(list, 0);
    said.push(choice);
    const isLastAnswer = applyChoice(game.steps, s, seat, choice);
    isOver = isLastAnswer || !isWaitingFor(s, seat) || topOf(s) !== at || s.frames[at] !== step || hasLearnt(now, s);
  }
  return { said, offered, left, why };
}

/** Most lines cannot be said because it is not their moment; the reason that is met least often is the one that counts. */
function refuseSeries(game: Game, { why }: Walk): Result<SaidSeries> {
  const reasons = why.filter((one) => one !== LEGAL);
  const count = (one: number) => reasons.filter((other) => other === one).length;
  const [best] = reasons.toReversed().toSorted((a, b) => count(a) - count(b));
  if (best === undefined) return refuse('illegal', 'more was picked than can be said');
  const { name, clause } = itemAt(game.reasons, best);
  return refuse('illegal', `not possible besides the others: ${name.replaceAll('-', ' ')}`, { reason: name, clause });
}
