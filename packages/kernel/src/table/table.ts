import { beginPosition, beginRecord, beginSetup, type Beginning } from './beginning.ts';
import { Choices } from '../choice.ts';
import { copyCourse, dropCourse, type Course, type UndoBlock } from './course.ts';
import type { Entry } from './entry.ts';
import { redactEvent, type EventWords, type GameEvent } from '../event.ts';
import { modernRecord } from '../record/format-of-names.ts';
import type { Chapter, Game } from '../game.ts';
import { holdIn, renameIn } from '../record/header-changes.ts';
import { itemAt } from '../item-at.ts';
import type { JsonObject } from '../json.ts';
import { printChoice } from '../notation.ts';
import { hashPosition, printPosition } from '../position.ts';
import type { Effect } from './effects.ts';
import { effectsOf, previewOf, type Preview } from './preview.ts';
import { commitProposed, standingOf, type Proposal } from './proposal.ts';
import type { Comment, Ended, GameRecord, Header, Holder, Line } from '../record/record.ts';
import { replay } from './replay.ts';
import { refuse, success, type Refusal, type Result } from '../result.ts';
import { countSeats, only, seatsIn } from '../seats.ts';
import { readCourse, writeCourse, type TableSnapshot } from './snapshot.ts';
import { rankResigned, resultOf, type TableResult } from './standings.ts';
import type { State } from '../state.ts';
import { currentStep, isOver, isWaitingFor, listChoices, waitingSeats } from '../steps.ts';
import type { TableView } from './table-view.ts';
import { writeLine, writeRecord, writeRecordFor, type RecordSource } from './table-record.ts';
import type { TableSetup } from './table-setup.ts';
import { readChoice, tryLines } from './try-lines.ts';

/** A line of a record that has just been played, and the table as it stands then. */
export interface WalkedLine<V extends JsonObject = JsonObject> {
  readonly line: Line;
  readonly entry: Entry;
  readonly table: Table<V>;
}

/**
 * One running or finished game: state, record, undo and views. Server, command line, browser worker and tests all use this, and
 * it is the edge of the engine: whatever comes in is parsed, checked and refused with a reason, or applied whole.
 */
export class Table<V extends JsonObject = JsonObject> {
  readonly game: Game<State, V>;
  /** The words of the seats. */
  readonly seats: readonly string[];
  #header: Header;
  #course: Course;
  #proposal: Proposal | undefined;
  readonly #comments = new Map<number, string>();
  #remarks: readonly Comment[] = [];

  private constructor(game: Game<State, V>, { header, course }: Beginning) {
    this.game = game;
    this.seats = header.seats;
    this.#header = header;
    this.#course = course;
  }

  static create<V extends JsonObject>(game: Game<State, V>, how: TableSetup): Result<Table<V>> {
    const begun = beginSetup(game, how);
    return begun.ok ? success(new Table(game, begun.value).#playForced()) : begun;
  }

  /** A table that begins with a position instead of the game's setup; the names are those of the first seats. */
  static arrange<V extends JsonObject>(
    game: Game<State, V>,
    position: JsonObject,
    names: readonly string[] = [],
  ): Result<Table<V>> {
    const begun = beginPosition(game, position, names);
    return begun.ok ? success(new Table(game, begun.value).#playForced()) : begun;
  }

  /** Replays a record; a line that the rules do not allow, or a hash that differs, is refused with its number. */
  static open<V extends JsonObject>(game: Game<State, V>, record: GameRecord): Result<Table<V>> {
    return Table.walk(game, record, () => {});
  }

  /** What `walkRecord` does. */
  static walk<V extends JsonObject>(
    game: Game<State, V>,
    given: GameRecord,
    onLine: (walked: WalkedLine<V>) => void,
  ): Result<Table<V>> {
    const modern = modernRecord(game, given);
    if (!modern.ok) return modern;
    const record = modern.value;
    const begun = beginRecord(game, record.header);
    if (!begun.ok) return begun;
    const table = new Table(game, begun.value);
    const fault = replay(table.#course, table.copyState(), record, (line, entry) => {
      if (line.comment !== undefined) table.#comments.set(entry.seq, line.comment);
      onLine({ line, entry, table });
    });
    if (fault !== undefined) return { ok: false, error: fault };
    const { ended } = record.header;
    if (ended !== undefined) table.end(ended);
    table.#remarks = record.comments ?? [];
    return success(table);
  }

  #playForced(): this {
    this.#course.playForced();
    this.#course.settle();
    this.#course.setCheckpoint();
    return this;
  }

  /** What stands at the head of the record. */
  get header(): Header {
    return this.#header;
  }

  /** The number of lines so far: what a submission names as the last it has seen. */
  get seq(): number {
    return this.#course.length;
  }

  /** The bit set of seats that must choose. */
  get waiting(): number {
    return this.isOver ? 0 : waitingSeats(this.#course.state);
  }

  /** Whether nothing more can be played: by the rules, or because the table was ended otherwise. */
  get isOver(): boolean {
    return this.#header.ended !== undefined || isOver(this.#course.state);
  }

  /** The name of the step that asks. */
  get step(): string | undefined {
    return this.isOver ? undefined : currentStep(this.game.steps, this.#course.state).name;
  }

  /** The turn or round the table is in. */
  get chapter(): Chapter | undefined {
    return this.game.chapter(this.#course.state);
  }

  /** Every line of the record, and what came of it. Lines that were taken back are among them, and so are the undo lines. */
  get entries(): readonly Entry[] {
    return this.#course.history.entries;
  }

  /** The lines after the first `from`, secrets included: for storage. */
  lines(from: number): readonly Line[] {
    return this.#write(this.entries.slice(from));
  }

  #write(entries: readonly Entry[]): readonly Line[] {
    return entries.map((entry) => writeLine({ header: this.#header, comments: this.#comments }, entry));
  }

  /** A copy of the true state, for whoever runs the table: tests, simulations, samples. Never for a player. */
  copyState(): State {
    const copy = this.game.blank();
    copy.copyFrom(this.#course.state);
    return copy;
  }

  /** What a seat can choose, in words; empty if it is not waited for. */
  choices(seat: number): string[] {
    const { state } = this.#course;
    if (this.isOver || !isWaitingFor(state, seat)) return [];
    listChoices(this.game.steps, state, seat, offered);
    return offered.toArray().map((choice) => printChoice(this.game.verbs, this.seats, choice));
  }

  /**
   * Lines of a seat, all or none, and what they force. `seq` is the number of lines the player had seen; if their decision has been
   * touched since, the submission is stale. Others' answers in a simultaneous decision do not touch theirs.
   */
  propose(seat: number, seq: number | undefined, lines: readonly string[]): Result<Proposal> {
    this.#throwIfOpen();
    const tried = this.#try(seat, seq, lines);
    return tried.ok ? success(this.#open(tried.value)) : tried;
  }

  /** The same for taking a seat's last choice back, with what it forced. */
  proposeUndo(seat: number, seq?: number): Result<Proposal> {
    this.#throwIfOpen();
    const stale = this.#whyStale(seat, seq);
    if (stale !== undefined) return { ok: false, error: stale };
    if (!this.canUndo(seat)) {
      const message =
        this.waiting === only(seat)
          ? 'nothing to take back: chance or knowledge came in between, or another player decided'
          : 'it is not your decision';
      return refuse('no-undo', message);
    }
    const course = copyCourse(this.#course);
    course.undo(seat);
    return success(this.#open(course));
  }

  /** Plays lines for a seat: proposes and commits them. */
  submit(seat: number, seq: number | undefined, lines: readonly string[]): Result<readonly Entry[]> {
    return commitProposed(this.propose(seat, seq, lines));
  }

  /** Takes a seat's last choice back. Chance drawn, knowledge gained or another seat's decision bar the way. */
  undo(seat: number, seq?: number): Result<readonly Entry[]> {
    return commitProposed(this.proposeUndo(seat, seq));
  }

  #try(seat: number, seq: number | undefined, lines: readonly string[]): Result<Course> {
    if (this.isOver) return refuse('over', 'the game is over');
    if (this.seats[seat] === undefined) return refuse('not-waiting', 'there is no such seat');
    const stale = this.#whyStale(seat, seq);
    return stale === undefined ? tryLines(this.#course, seat, lines) : { ok: false, error: stale };
  }

  /** The number of lines after which a seat's decision was last touched: until that changes, it is asked the same. */
  touchedAt(seat: number): number {
    return this.#course.touched[seat];
  }

  #whyStale(seat: number, seq: number | undefined): Refusal | undefined {
    if (seq === undefined || (seq >= this.#course.touched[seat] && seq <= this.seq)) return undefined;
    return refuse('stale', `the table is at ${this.seq}; you answered to ${seq}: look again`).error;
  }

  #throwIfOpen(): void {
    if (this.#proposal !== undefined) throw new Error('a proposal is open: commit or discard it first');
  }

  #open(course: Course): Proposal {
    const { entries } = course.fresh;
    const close = (): void => {
      if (this.#proposal !== proposal) throw new Error('the proposal is not open any more');
      this.#proposal = undefined;
    };
    const proposal: Proposal = {
      from: this.seq,
      entries,
      lines: this.#write(entries),
      after: standingOf(course),
      commit: () => {
        close();
        if (this.isOver) throw new Error('the table was ended since');
        dropCourse(this.#course);
        this.#course = course;
        course.settle();
      },
      discard: () => {
        if (this.#proposal !== proposal) return;
        close();
        dropCourse(course);
      },
    };
    this.#proposal = proposal;
    return proposal;
  }

  /** Whether a seat can take its last choice back. */
  canUndo(seat: number): boolean {
    return !this.isOver && this.#course.canUndo(seat);
  }

  /** Why a seat cannot take anything back; undefined if it can. */
  undoBlock(seat: number): UndoBlock | undefined {
    if (this.canUndo(seat)) return undefined;
    if (countSeats(this.waiting) > 1) return 'together';
    return this.waiting === only(seat) ? this.#course.block : 'others';
  }

  /** Why a line is not possible for a seat now; undefined if it is. */
  whyNot(seat: number, line: string): Refusal | undefined {
    if (this.isOver) return refuse('over', 'the game is over').error;
    const choice = readChoice(this.#course, seat, line);
    return choice.ok ? undefined : choice.error;
  }

  /** What lines would do: they are played as `propose` plays them, and discarded. */
  preview(seat: number, lines: readonly string[]): Result<Preview<V>> {
    const tried = this.#try(seat, undefined, lines);
    if (!tried.ok) return tried;
    const preview = previewOf(this.game, this.#course.state, tried.value, seat);
    dropCourse(tried.value);
    return success(preview);
  }

  /** What lines would cost a seat and bring it: as much of a preview as a list of choices shows. */
  effects(seat: number, lines: readonly string[]): Result<readonly Effect[]> {
    const tried = this.#try(seat, undefined, lines);
    if (!tried.ok) return tried;
    const effects = effectsOf(this.game, this.#course.state, tried.value, seat);
    dropCourse(tried.value);
    return success(effects);
  }

  /** What a seat sees, or a spectator (undefined). */
  view(seat: number | undefined): TableView<V> {
    const step = this.step;
    return {
      game: this.game.id,
      seats: this.seats,
      ...(seat === undefined ? {} : { seat: this.seats[seat] }),
      seq: this.seq,
      waiting: seatsIn(this.waiting).map((waited) => this.seats[waited]),
      ...(step === undefined ? {} : { step }),
      isOver: this.isOver,
      table: this.game.view(this.#course.state, seat, this.seats),
    };
  }

  /** Events in words, as a seat may see them. */
  tell(events: readonly GameEvent[], seat: number | undefined): EventWords[] {
    return events
      .map((event) => redactEvent(this.game.events, this.seats, event, seat))
      .filter((words) => words !== undefined);
  }

  /** The whole position, secrets included. */
  position(): JsonObject {
    return printPosition(this.game, this.#course.state, this.seats);
  }

  /** Points so far, final once the rules have ended the game, with whoever gave up ranked last. Before that it tells secrets and is for whoever runs the table. */
  result(): TableResult {
    return rankResigned(resultOf(this.game, this.#course.state, this.seats), this.#header);
  }

  /** The hash of the position. */
  hash(): string {
    return hashPosition(this.game, this.#course.state, this.seats);
  }

  /** The whole record, seed included: for storage. */
  record(): GameRecord {
    return writeRecord(this.#recordSource());
  }

  /** The record as a seat or a spectator may have it; the whole one once the game is over. */
  recordFor(seat: number | undefined): GameRecord {
    return this.isOver ? this.record() : writeRecordFor(this.#recordSource(), seat);
  }

  #recordSource(): RecordSource {
    return { header: this.#header, course: this.#course, comments: this.#comments, remarks: this.#remarks };
  }

  /** Gives the player of a seat another name, or none. No line changes. */
  rename(seat: number, name: string | undefined): Result<void> {
    const renamed = renameIn(this.#header, itemAt(this.seats, seat), name);
    if (!renamed.ok) return renamed;
    this.#header = renamed.value;
    return success(undefined);
  }

  /** Notes who plays in a seat from the next line on. */
  hold(seat: number, holder: Holder): void {
    this.#header = holdIn(this.#header, { from: this.seq + 1, seat: itemAt(this.seats, seat), holder });
  }

  /** Ends the table otherwise than the rules do: nothing more is played. */
  end(ended: Ended): void {
    this.#header = { ...this.#header, ended };
  }

  /** Writes something behind a line that was played; it means nothing to the rules. */
  comment(seq: number, text: string): void {
    if (/[\r\n]/.test(text)) throw new Error('a comment is one line');
    if (this.entries[seq - 1] === undefined) throw new Error(`there is no line ${seq}`);
    this.#comments.set(seq, text);
  }

  snapshot(): TableSnapshot {
    return {
      header: this.#header,
      comments: [...this.#comments],
      remarks: this.#remarks,
      ...writeCourse(this.#course),
    };
  }

  /** The table of a snapshot, without replaying; refused if it was made by code that kept states otherwise. */
  static restore<V extends JsonObject>(game: Game<State, V>, snapshot: TableSnapshot): Result<Table<V>> {
    const course = readCourse(game, snapshot);
    if (!course.ok) return course;
    const table = new Table(game, { header: snapshot.header, course: course.value });
    for (const [seq, text] of snapshot.comments) table.#comments.set(seq, text);
    table.#remarks = snapshot.remarks;
    return success(table);
  }
}

/**
 * Replays a record once, line by line: `onLine` is told of each when it has been played, forced ones included, and may look at the
 * table as it stands then. The answer is the table at the end, or the first line that the rules do not allow or whose hash differs.
 */
export function walkRecord<V extends JsonObject>(
  game: Game<State, V>,
  record: GameRecord,
  onLine: (walked: WalkedLine<V>) => void,
): Result<Table<V>> {
  return Table.walk(game, record, onLine);
}

const offered = new Choices();
