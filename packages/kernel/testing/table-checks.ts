import {
  applyChoice,
  Choices,
  countSeats,
  currentStep,
  determinize,
  FastRandom,
  isOver,
  listChoices,
  parseRecord,
  printChoice,
  printPosition,
  printRecord,
  seatsIn,
  Table,
  waitingSeats,
  type Entry,
  type Game,
  type Preview,
  type Result,
  type State,
} from '../src/index.ts';
import { sampleChoices } from './choice-space.ts';
import { begin, MOST_DECISIONS, NAMES, pickSeat } from './random-player.ts';
import { note } from './report.ts';
import { nameOf, observers, whereTextsDiffer } from './secrecy-checks.ts';
import { findDifference } from './state-bytes.ts';
import type { Trial } from './trial.ts';

/** One in so many decisions is taken back, disturbed by bad input, or made together with the next. */
const UNDO_ONE_IN = 4;
const DISTURB_ONE_IN = 12;
const GESTURE_ONE_IN = 8;
/** How many lines at once, if they can be. */
const MOST_TOGETHER = 4;
const REOPEN_ONE_IN = 150;

interface CheckedTable {
  readonly trial: Trial;
  readonly table: Table;
  /** The same game on the bare engine. */
  readonly mirror: State;
  readonly choices: Choices;
  /** The state before each choice that was not taken back. */
  readonly before: State[];
}

/** Plays a game through `Table` in words, with undos and bad input, and beside it on the bare engine. */
export function checkTable(trial: Trial, seed: Uint8Array, options: Readonly<Record<string, string>>): void {
  const { game, findings } = trial;
  const made = Table.create(game, { names: NAMES.slice(0, trial.seats), options, seed });
  if (!made.ok) {
    note(findings, 'table', `no table: ${made.error.message}`);
    return;
  }
  const mirror = game.blank();
  begin(game, mirror, { seats: trial.seats, seed, options });
  const session: CheckedTable = { trial, table: made.value, mirror, choices: new Choices(), before: [] };
  applyForced(session);
  findings.stats.tableGames++;
  for (let n = 0; !isOver(mirror) && n < MOST_DECISIONS; n++) {
    findings.decision = n;
    findings.step = currentStep(game.steps, mirror).name;
    if (trial.rng.below(DISTURB_ONE_IN) === 0) disturb(session);
    if (!playOn(session)) return;
    if (trial.rng.below(UNDO_ONE_IN) === 0) takeBack(session);
    if (trial.rng.below(REOPEN_ONE_IN) === 0) checkReopening(session);
  }
  findings.step = 'the end';
  checkReopening(session);
}

function expectMirror(session: CheckedTable, when: string): void {
  const difference = findDifference(session.table.copyState(), session.mirror);
  if (difference === undefined) return;
  note(session.trial.findings, 'table', `${when}: ${difference}`);
  session.mirror.copyFrom(session.table.copyState());
}

/** The engine's own rule for choices that are none, once more. */
function applyForced(session: CheckedTable): void {
  const { mirror, choices } = session;
  const { steps } = session.trial.game;
  while (countSeats(waitingSeats(mirror)) === 1 && !currentStep(steps, mirror).alwaysAsk) {
    const seat = seatsIn(waitingSeats(mirror))[0];
    listChoices(steps, mirror, seat, choices);
    if (choices.length !== 1) return;
    applyChoice(steps, mirror, seat, choices.list[0]);
  }
}

function copyOf(game: Game, s: State): State {
  const copy = game.blank();
  copy.copyFrom(s);
  return copy;
}

/** Makes a random choice on the engine, and forced ones after it; returns its words. */
function chooseOnMirror(session: CheckedTable, seat: number): string {
  const { trial, mirror, choices } = session;
  session.before.push(copyOf(trial.game, mirror));
  listChoices(trial.game.steps, mirror, seat, choices);
  const choice = choices.list[trial.rng.below(choices.length)];
  applyChoice(trial.game.steps, mirror, seat, choice);
  applyForced(session);
  return printChoice(trial.game.verbs, trial.words, choice);
}

/** Returns whether the table went along; after a refusal the game is not worth going on with. */
function playOn(session: CheckedTable): boolean {
  const { trial, table, mirror } = session;
  const seat = pickSeat(waitingSeats(mirror), trial.rng);
  trial.findings.seat = seat;
  const lines = [chooseOnMirror(session, seat)];
  const most = trial.rng.below(GESTURE_ONE_IN) === 0 ? MOST_TOGETHER : 1;
  while (lines.length < most && waitingSeats(mirror) === 1 << seat) lines.push(chooseOnMirror(session, seat));
  const previewed = table.preview(seat, lines);
  const done = table.submit(seat, table.seq, lines);
  comparePreview(session, seat, lines, previewed, done);
  if (!done.ok) note(trial.findings, 'table', `refuses "${lines.join('; ')}": ${done.error.message}`);
  else expectMirror(session, `after "${lines.join('; ')}"`);
  trial.findings.seat = undefined;
  return done.ok;
}

/** What a preview showed is what came of it, forced choices included; what it refuses is refused, for the same reason. */
function comparePreview(
  { trial, table }: CheckedTable,
  seat: number,
  lines: readonly string[],
  previewed: Result<Preview>,
  done: Result<readonly Entry[]>,
): void {
  const fault = (what: string): void => note(trial.findings, 'preview', `of "${lines.join('; ')}": ${what}`);
  if (!previewed.ok || !done.ok) {
    const codes = [previewed, done].map((answer) => (answer.ok ? 'possible' : answer.error.code));
    if (codes[0] !== codes[1]) fault(`${codes[0]}, but submitted: ${codes[1]}`);
    return;
  }
  if (previewed.value.isRevealing) return;
  const { events, view } = previewed.value;
  const sent = table.tell(
    done.value.flatMap((entry) => entry.events),
    seat,
  );
  if (JSON.stringify(events) !== JSON.stringify(sent)) fault('other events than were told');
  if (JSON.stringify(view) !== JSON.stringify(table.view(seat)['table'])) fault('another view than was seen');
}

/** Undo brings back the very bytes from before the choice; where it is barred, it changes nothing. */
function takeBack(session: CheckedTable): void {
  const { trial, table, mirror } = session;
  for (const seat of trial.words.keys()) {
    if (table.canUndo(seat)) {
      const before = session.before.pop();
      if (before === undefined) {
        note(trial.findings, 'undo', 'more can be taken back than was chosen');
        return;
      }
      mirror.copyFrom(before);
      trial.findings.stats.undos++;
      if (!table.undo(seat).ok) note(trial.findings, 'undo', `seat ${seat} can undo, but may not`);
      expectMirror(session, 'after undo');
      return;
    }
    if (table.undo(seat).ok) note(trial.findings, 'undo', `seat ${seat} may undo, but cannot`);
  }
  expectMirror(session, 'after an undo that was refused');
}

/** Bad input of all sorts is refused and changes not a byte. */
function disturb(session: CheckedTable): void {
  const { trial, table, mirror, choices } = session;
  const { game, words, rng } = trial;
  const seat = pickSeat(waitingSeats(mirror), rng);
  const { seq } = table;
  const attempts: (readonly [string, Result<unknown>])[] = [];
  const attempt = (what: string, who: number, at: number | undefined, lines: readonly string[]): void => {
    const done = table.submit(who, at, lines);
    if (at === seq) comparePreview(session, who, lines, table.preview(who, lines), done);
    attempts.push([what, done]);
  };
  listChoices(game.steps, mirror, seat, choices);
  const legal = printChoice(game.verbs, words, choices.list[rng.below(choices.length)]);
  for (const other of words.keys())
    if (!seatsIn(waitingSeats(mirror)).includes(other)) attempt('seat that is not waited for', other, seq, [legal]);
  attempt('seat that is not there', words.length, seq, [legal]);
  attempt('seat −1', -1, seq, [legal]);
  attempt('future number', seat, seq + 1, [legal]);
  attempt('stale number', seat, -1, [legal]);
  attempt('nothing', seat, seq, []);
  attempt('garbage', seat, seq, [GARBAGE[rng.below(GARBAGE.length)]]);
  attempt('gesture with garbage', seat, seq, [legal, GARBAGE[rng.below(GARBAGE.length)]]);
  const sample = sampleChoices(trial.space, choices.toArray(), rng);
  const illegal = sample.length === 0 ? choices.list[0] : sample[rng.below(sample.length)];
  if (!choices.has(illegal)) attempt('illegal', seat, seq, [printChoice(game.verbs, words, illegal)]);
  for (const [what, answer] of attempts) if (answer.ok) note(trial.findings, 'table', `bad input is accepted: ${what}`);
  if (table.seq !== seq) note(trial.findings, 'table', 'bad input has left a line');
  expectMirror(session, 'after bad input');
}

const GARBAGE: readonly string[] = [
  '',
  ' ',
  '?',
  'undo',
  '\u0000',
  '__proto__',
  '= ?',
  'end '.repeat(5000),
  '1 red end',
];

/** The record printed, read and replayed gives the same table; a running one gives the seed to nobody. */
function checkReopening(session: CheckedTable): void {
  const { trial, table } = session;
  const fault = (what: string): void => note(trial.findings, 'record', what);
  const text = printRecord(table.record());
  const read = parseRecord(text);
  if (!read.ok) {
    fault(`cannot be read: ${read.error.message} (${read.error.where ?? ''})`);
    return;
  }
  const opened = Table.open(trial.game, read.value);
  if (!opened.ok) {
    fault(`cannot be replayed: ${opened.error.message} (${opened.error.where ?? ''})`);
    return;
  }
  const difference = findDifference(opened.value.copyState(), table.copyState());
  if (difference !== undefined) fault(`replayed, ${difference}`);
  if (printRecord(opened.value.record()) !== text) fault('replayed, it prints otherwise');
  if (JSON.stringify(opened.value.result()) !== JSON.stringify(table.result())) fault('replayed, its result differs');
  if (!table.isOver) checkEnvelope(trial, table);
}

/** Two tables that differ only in what an observer cannot know show that observer the same. */
function checkEnvelope(trial: Trial, table: Table): void {
  const { game, words } = trial;
  for (const observer of observers(trial)) {
    const world = table.copyState();
    determinize(game, world, observer, new FastRandom(trial.rng.word()));
    if (table.recordFor(observer).header.seed !== undefined)
      note(trial.findings, 'view-leak', `the record of a running table tells ${nameOf(observer)} the seed`);
    const shown = [table.copyState(), world].map((s) => {
      const arranged = Table.arrange(game, printPosition(game, s, words));
      if (!arranged.ok) return arranged.error.message;
      const { value } = arranged;
      return JSON.stringify([value.view(observer), value.recordFor(observer)]);
    });
    if (shown[0] !== shown[1])
      note(trial.findings, 'view-leak', `a table shows ${nameOf(observer)} ${whereTextsDiffer(shown[0], shown[1])}`);
  }
}
