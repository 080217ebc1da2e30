import {
  applyChoice,
  countSeats,
  currentStep,
  FastRandom,
  isOver,
  isWaitingFor,
  itemAt,
  parseChoice,
  Table,
  UNDO,
  waitingSeats,
  walkRecord,
  type Chapter,
  type Game,
  type GameRecord,
  type Header,
  type Refusal,
  type Result,
  type State,
  success,
} from '@fondaco/kernel';
import type { Ending } from './analysis.ts';

/** A line that stands: what was chosen, and the states around it. */
export interface WalkPoint<S extends State = State> {
  readonly line: number;
  readonly seat: number;
  readonly words: string;
  readonly choice: number;
  readonly isForced: boolean;
  readonly kind: string;
  readonly chapter?: Chapter;
  readonly before: S;
  readonly after: S;
  /** What the seat is asked in: `before`, but where several are asked at once none of the others has answered yet. */
  readonly asked: S;
  /** Who has answered the same question already, line by line, without anybody else knowing what. */
  readonly answered: readonly number[];
}

/** A record walked over once: the lines that stand, as far as they can be played. */
export interface RecordWalk<S extends State = State> {
  readonly header: Header;
  readonly first: S;
  readonly points: readonly WalkPoint<S>[];
  /** Everything that was played, taken back or not. */
  readonly table: Table;
  readonly ending: Ending;
  readonly fault?: Refusal;
}

interface StandingLine<S extends State> {
  readonly line: number;
  readonly seat: number;
  readonly words: string;
  readonly isForced: boolean;
  readonly after: S;
}

/** Walks over a record. Lines after one that cannot be played are left out; a record that cannot begin is refused. */
export function walkPoints<S extends State>(game: Game<S>, record: GameRecord): Result<RecordWalk<S>> {
  // Without its lines a record begins or not, and that is where the first line begins; what is forced before that counts as setup.
  const begun = Table.open(game, { ...record, lines: [], checks: [] });
  if (!begun.ok) return begun;
  const first = begun.value.copyState() as S;
  const ahead = begun.value.seq;
  const standing: StandingLine<S>[] = [];
  let table: Table = begun.value;
  const walked = walkRecord(game, record, ({ entry, table: now }) => {
    table = now;
    if (entry.seq <= ahead) return;
    if (entry.words === UNDO) takeBack(standing);
    else {
      const { seq, seat, words, isAuto } = entry;
      standing.push({ line: seq, seat, words, isForced: isAuto, after: now.copyState() as S });
    }
  });
  const last = standing.at(-1)?.after ?? first;
  const points = pointsOf(game, table.seats, first, standing);
  return success({
    header: table.header,
    first,
    points: orderAnswers(game, points),
    table,
    ending: walked.ok ? endingOf(last, table.header) : 'damaged',
    ...(walked.ok ? {} : { fault: walked.error }),
  });
}

function takeBack<S extends State>(standing: StandingLine<S>[]): void {
  while (standing.at(-1)?.isForced === true) standing.pop();
  standing.pop();
}

function endingOf(last: State, { ended }: Header): Ending {
  if (isOver(last)) return 'over';
  return ended === undefined ? 'running' : 'ended';
}

function pointsOf<S extends State>(
  game: Game<S>,
  seats: readonly string[],
  first: S,
  standing: readonly StandingLine<S>[],
): WalkPoint<S>[] {
  let before = first;
  return standing.map((line) => {
    const choice = parseChoice(game.verbs, seats, line.words);
    if (!choice.ok) throw new Error(choice.error.message);
    const chapter = game.chapter(before);
    const point = {
      ...line,
      choice: choice.value,
      kind: currentStep(game.steps, before).name,
      ...(chapter === undefined ? {} : { chapter }),
      before,
      asked: before,
      answered: [],
    };
    before = line.after;
    return point;
  });
}

/** Answers that were given at the same time are taken one after another, in the same order whoever was quicker. */
function orderAnswers<S extends State>(game: Game<S>, points: readonly WalkPoint<S>[]): WalkPoint<S>[] {
  const ordered: WalkPoint<S>[] = [];
  for (let from = 0; from < points.length;) {
    const to = endOfAnswers(points, from);
    const answers = points.slice(from, to);
    ordered.push(...(answers.length > 1 ? askAtOnce(game, inRotation(game, answers)) : answers));
    from = to;
  }
  return ordered;
}

/** Where the answers that begin at a point end: behind it if only one seat is asked there. */
function endOfAnswers(points: readonly WalkPoint[], from: number): number {
  const { kind, before } = itemAt(points, from);
  const asked = waitingSeats(before);
  let to = from + 1;
  if (countSeats(asked) < 2) return to;
  let waiting = asked;
  for (; to < points.length; to++) {
    const next = itemAt(points, to);
    const still = waitingSeats(next.before);
    if (next.kind !== kind || next.before.depth[0] !== before.depth[0] || (still & ~waiting) !== 0) break;
    waiting = still;
  }
  return to;
}

/** By seats, beginning with another one at every question, so that what the last answer brings to light is not always the same seat's. */
function inRotation<S extends State>(game: Game<S>, answers: readonly WalkPoint<S>[]): readonly WalkPoint<S>[] {
  const { line, before: first } = itemAt(answers, 0);
  const seats = itemAt(first.seats, 0);
  const from = new FastRandom(line).below(seats);
  const place = (seat: number): number => (seat + seats - from) % seats;
  let before = first;
  const ordered: WalkPoint<S>[] = [];
  for (const point of answers.toSorted((a, b) => place(a.seat) - place(b.seat))) {
    if (!isWaitingFor(before, point.seat)) return answers;
    const after = game.blank();
    after.copyFrom(before);
    applyChoice(game.steps, after, point.seat, point.choice);
    ordered.push({ ...point, before, after });
    before = after;
  }
  const last = itemAt(answers, answers.length - 1).after;
  // What draws chance between the answers must keep the order in which it was drawn.
  return before.equals(last) ? ordered : answers;
}

/** Has each seat asked as if it answered first. */
function askAtOnce<S extends State>(game: Game<S>, answers: readonly WalkPoint<S>[]): readonly WalkPoint<S>[] {
  const { before } = itemAt(answers, 0);
  return answers.map((point, place) => {
    const earlier = answers.slice(0, place);
    const asked = game.blank();
    asked.copyFrom(before);
    for (const { seat, choice } of earlier) if (seat === point.seat) applyChoice(game.steps, asked, seat, choice);
    return { ...point, asked, answered: earlier.map(({ seat }) => seat).filter((seat) => seat !== point.seat) };
  });
}
