import { Choices } from './choice.ts';
import { EventLog, redactEvent, type EventWords, type GameEvent } from './event.ts';
import type { Chapter, Game } from './game.ts';
import { toHex } from './hex.ts';
import type { JsonObject } from './json.ts';
import { LineLog, UNDO_CHOICE } from './lines.ts';
import { parseChoice, printChoice } from './notation.ts';
import { arrange, printPosition } from './position.ts';
import type { Check, GameRecord, Header, Line } from './record.ts';
import { previewLines, type Preview } from './preview.ts';
import { readSeed, replay } from './replay.ts';
import { refuse, success, type Refusal, type Result } from './result.ts';
import { seedChance } from './rng.ts';
import { allSeats, countSeats, only, seatsIn } from './seats.ts';
import { sha256 } from './sha256.ts';
import { resultOf, type TableResult } from './standings.ts';
import { hasLearnt, type State } from './state.ts';
import { writeLine, writeRecord, writeRecordFor, type RecordSource } from './table-record.ts';
import { headerOf, readSetup, type TableSetup } from './table-setup.ts';
import {
  applyChoice,
  currentStep,
  isOver,
  isWaitingFor,
  listChoices,
  runToDecision,
  topOf,
  waitingSeats,
} from './steps.ts';
import { whyNotChoice } from './why-not.ts';

/** How many lines lie between two hashes in a record. */
const CHECK_EVERY = 100;

/** Why the way back is barred: nothing was done yet, something was learnt, all answer at once, or somebody else had his say. */
export type UndoBlock = 'nothing' | 'learnt' | 'together' | 'others';

/** What came of one line, and the number of lines after it and what it forced. */
export interface Submitted {
  readonly events: readonly GameEvent[];
  readonly seq: number;
}

/**
 * One running or finished game: state, record, undo and views. Server, command line, browser worker and tests all use this, and
 * it is the edge of the engine: whatever comes in is parsed, checked and refused with a reason, or applied whole.
 */
export class Table {
  readonly game: Game;
  readonly players: readonly string[];
  readonly #header: Header;
  readonly #state: State;
  /** The state at the last checkpoint; undo cannot go behind it. */
  readonly #base: State;
  /** The first line after the checkpoint. */
  #baseLine = 0;
  /** Why it is one. */
  #undoBlock: UndoBlock = 'nothing';
  readonly #lines = new LineLog();
  readonly #checks: Check[] = [];
  /** For each seat the number of lines after which its decision was last touched: older submissions are stale. */
  readonly #touched: number[];

  private constructor(game: Game, header: Header, state: State) {
    this.game = game;
    this.players = header.players;
    this.#header = header;
    this.#state = state;
    this.#base = game.blank();
    this.#touched = header.players.map(() => 0);
    this.#applyForced(undefined);
    this.#setCheckpoint();
  }

  static create(game: Game, how: TableSetup): Result<Table> {
    const options = readSetup(game, how);
    if (!options.ok) return options;
    const { players } = how;
    const s = game.blank();
    s.seats[0] = players.length;
    s.options.set(options.value);
    seedChance(s, how.seed);
    game.setup(s, { seats: players.length, options: options.value });
    runToDecision(game.steps, s);
    return success(
      new Table(
        game,
        headerOf(game, players, options.value, { seed: toHex(how.seed), seedHash: toHex(sha256(how.seed)) }),
        s,
      ),
    );
  }

  /** A table that begins with a position instead of the game's setup. */
  static arrange(game: Game, position: JsonObject): Result<Table> {
    const arranged = arrange(game, position);
    if (!arranged.ok) return arranged;
    const { state, players } = arranged.value;
    return success(new Table(game, headerOf(game, players, state.options, { position }), state));
  }

  /** Replays a record; a line that the rules do not allow, or a hash that differs, is refused with its number. */
  static open(game: Game, record: GameRecord): Result<Table> {
    const begun = Table.#begin(game, record.header);
    if (!begun.ok) return begun;
    const fault = replay(begun.value, record);
    return fault === undefined ? begun : { ok: false, error: fault };
  }

  static #begin(game: Game, header: Header): Result<Table> {
    const seed = readSeed(game, header);
    if (!seed.ok) return seed;
    if (header.position === undefined)
      return Table.create(game, { players: header.players, options: header.options, seed: seed.value });
    const arranged = Table.arrange(game, header.position);
    if (arranged.ok && arranged.value.players.join(' ') !== header.players.join(' ')) {
      return refuse('bad-record', 'are not those of the position', { where: 'header, seats' });
    }
    return arranged;
  }

  /** The number of lines so far: what a submission names as the last it has seen. */
  get seq(): number {
    return this.#lines.length;
  }

  /** The bit set of seats that must choose. */
  get waiting(): number {
    return waitingSeats(this.#state);
  }

  get isOver(): boolean {
    return isOver(this.#state);
  }

  /** The name of the step that asks. */
  get step(): string | undefined {
    return this.isOver ? undefined : currentStep(this.game.steps, this.#state).name;
  }

  /** The turn or round the table is in. */
  get chapter(): Chapter | undefined {
    return this.game.chapter(this.#state);
  }

  /** A copy of the true state, for whoever runs the table: tests, simulations, samples. Never for a player. */
  copyState(): State {
    const copy = this.game.blank();
    copy.copyFrom(this.#state);
    return copy;
  }

  /** What a seat can choose, in words; empty if it is not waited for. */
  choices(seat: number): string[] {
    if (!isWaitingFor(this.#state, seat)) return [];
    listChoices(this.game.steps, this.#state, seat, offered);
    return offered.toArray().map((choice) => printChoice(this.game.verbs, this.players, choice));
  }

  /**
   * Plays lines for a seat, all or none. `seq` is the number of lines the player had seen; if his decision has been touched since,
   * the submission is stale. Others' answers in a simultaneous decision do not touch his.
   */
  submit(seat: number, seq: number | undefined, lines: readonly string[]): Result<readonly GameEvent[]> {
    const done = this.submitEach(seat, seq, lines);
    return done.ok ? success(done.value.flatMap(({ events }) => events)) : done;
  }

  /** The same, telling line by line what came of it and how many lines there were then. */
  submitEach(seat: number, seq: number | undefined, lines: readonly string[]): Result<readonly Submitted[]> {
    if (this.isOver) return refuse('over', 'the game is over');
    if (this.players[seat] === undefined) return refuse('not-waiting', 'there is no such seat');
    if (seq !== undefined && !(seq >= this.#touched[seat] && seq <= this.seq)) {
      return refuse('stale', `the table is at ${this.seq}; you answered to ${seq}: look again`);
    }
    if (lines.length === 0 || lines.length > MOST_LINES)
      return refuse('illegal', `a submission holds 1 to ${MOST_LINES} lines`);
    // One line that is refused has changed nothing; of several, the first may have been played.
    const restore = lines.length > 1 ? this.#remember() : undefined;
    const done: Submitted[] = [];
    for (const [i, line] of lines.entries()) {
      const log = new EventLog();
      const fault = this.#submitLine(seat, line, log);
      if (fault !== undefined) {
        restore?.();
        return { ok: false, error: lines.length > 1 ? { ...fault, where: `lines[${i}]` } : fault };
      }
      done.push({ events: log.events, seq: this.seq });
    }
    return success(done);
  }

  /** Keeps all that lines can change; what it returns puts it back. */
  #remember(): () => void {
    const before = this.game.blank();
    before.copyFrom(this.#state);
    const undoBase = this.game.blank();
    undoBase.copyFrom(this.#base);
    const mark = {
      lines: this.#lines.length,
      baseLine: this.#baseLine,
      undoBlock: this.#undoBlock,
      checks: this.#checks.length,
      touched: [...this.#touched],
    };
    return () => {
      this.#state.copyFrom(before);
      this.#base.copyFrom(undoBase);
      this.#lines.length = mark.lines;
      this.#baseLine = mark.baseLine;
      this.#undoBlock = mark.undoBlock;
      this.#checks.length = mark.checks;
      mark.touched.forEach((value, at) => (this.#touched[at] = value));
    };
  }

  #submitLine(seat: number, line: string, log: EventLog): Refusal | undefined {
    const parsed = parseChoice(this.game.verbs, this.players, line);
    if (!parsed.ok) return parsed.error;
    if (this.isOver) return refuse('over', 'the game is over').error;
    const fault = this.#whyNotChoice(seat, parsed.value);
    if (fault !== undefined) return fault;
    this.#apply(seat, parsed.value, false, log);
    this.#applyForced(log);
    return undefined;
  }

  /** Applies a legal choice, writes its line, and derives the checkpoint and whose decisions it touched. */
  #apply(seat: number, choice: number, isAuto: boolean, log: EventLog | undefined): void {
    const s = this.#state;
    const before = scratch(this.game, s);
    const waitedFor = waitingSeats(s);
    const at = topOf(s);
    const depth = s.depth[0];
    const isLastAnswer = applyChoice(this.game.steps, s, seat, choice, log);
    this.#lines.add(seat, choice, isAuto);
    const waiting = waitingSeats(s);
    const isSameDecision =
      depth === s.depth[0] && s.frames[at] === before.frames[at] && (waiting & ~waitedFor) === 0 && waiting !== 0;
    for (const other of seatsIn(allSeats(this.players.length))) {
      if (other === seat || !isSameDecision || countSeats(waitedFor) === 1) this.#touched[other] = this.seq;
    }
    const hasNews = hasLearnt(before, s);
    if (isLastAnswer || waiting !== waitedFor || countSeats(waiting) !== 1 || hasNews) {
      this.#setCheckpoint();
      // Whether somebody else has learnt something is nobody's business: that he had his say is enough.
      const isOwn = waiting === only(seat) && waitedFor === waiting;
      this.#undoBlock = countSeats(waitedFor) > 1 ? 'together' : hasNews && isOwn ? 'learnt' : 'others';
    }
    if (this.#lines.length % CHECK_EVERY === 0) this.#checks.push({ after: this.#lines.length, hash: s.hash() });
  }

  /** Makes the choices that are no choices. */
  #applyForced(log: EventLog | undefined): void {
    for (;;) {
      const waiting = this.waiting;
      if (countSeats(waiting) !== 1 || currentStep(this.game.steps, this.#state).alwaysAsk) return;
      const seat = seatsIn(waiting)[0];
      listChoices(this.game.steps, this.#state, seat, offered);
      if (offered.length !== 1) return;
      this.#apply(seat, offered.list[0], true, log);
    }
  }

  #setCheckpoint(): void {
    this.#base.copyFrom(this.#state);
    this.#baseLine = this.#lines.length;
  }

  /** Whether a seat can take its last choice back. */
  canUndo(seat: number): boolean {
    return (
      !this.isOver &&
      this.waiting === only(seat) &&
      this.#lines.effectiveSince(this.#baseLine).some((line) => !this.#lines.isAuto(line))
    );
  }

  /** Why a seat cannot take anything back; undefined if it can. */
  undoBlock(seat: number): UndoBlock | undefined {
    if (this.canUndo(seat)) return undefined;
    if (countSeats(this.waiting) > 1) return 'together';
    return this.waiting === only(seat) ? this.#undoBlock : 'others';
  }

  /** Takes a seat's last choice back, with what it forced. Chance drawn, knowledge gained or another seat's decision bar the way. */
  undo(seat: number): Result<void> {
    if (!this.canUndo(seat)) {
      const message =
        this.waiting === only(seat)
          ? 'nothing to take back: chance or knowledge came in between, or another player decided'
          : 'it is not your decision';
      return refuse('no-undo', message);
    }
    const effective = this.#lines.effectiveSince(this.#baseLine);
    let last = effective.length - 1;
    while (this.#lines.isAuto(effective[last])) last--;
    this.#state.copyFrom(this.#base);
    for (const line of effective.slice(0, last))
      applyChoice(this.game.steps, this.#state, this.#lines.seat(line), this.#lines.choice(line));
    this.#lines.add(seat, UNDO_CHOICE, false);
    this.#touched.fill(this.seq);
    if (this.#lines.length % CHECK_EVERY === 0)
      this.#checks.push({ after: this.#lines.length, hash: this.#state.hash() });
    return success(undefined);
  }

  /** Why a line is not possible for a seat now; undefined if it is. */
  whyNot(seat: number, line: string): Refusal | undefined {
    const parsed = parseChoice(this.game.verbs, this.players, line);
    return parsed.ok ? this.#whyNotChoice(seat, parsed.value) : parsed.error;
  }

  #whyNotChoice(seat: number, choice: number): Refusal | undefined {
    return whyNotChoice(this.game, this.#state, this.players, seat, choice);
  }

  /** What lines would do, tried on a copy. */
  preview(seat: number, lines: readonly string[]): Result<Preview> {
    return previewLines(this.game, this.#state, this.players, seat, lines);
  }

  /** What a seat sees, or a spectator (undefined). */
  view(seat: number | undefined): JsonObject {
    const s = this.#state;
    const step = this.step;
    return {
      game: this.game.id,
      seats: this.players,
      ...(seat === undefined ? {} : { seat: this.players[seat] }),
      seq: this.seq,
      waiting: seatsIn(this.waiting).map((waited) => this.players[waited]),
      ...(step === undefined ? {} : { step }),
      isOver: this.isOver,
      table: this.game.view(s, seat, this.players),
    };
  }

  /** Events in words, as a seat may see them. */
  tell(events: readonly GameEvent[], seat: number | undefined): EventWords[] {
    return events
      .map((event) => redactEvent(this.game.events, this.players, event, seat))
      .filter((words) => words !== undefined);
  }

  /** The whole position, secrets included. */
  position(): JsonObject {
    return printPosition(this.game, this.#state, this.players);
  }

  /** Points so far, final once the game is over. Before that it tells secrets and is for whoever runs the table. */
  result(): TableResult {
    return resultOf(this.game, this.#state, this.players);
  }

  /** A short fingerprint of the true state. */
  hash(): string {
    return this.#state.hash();
  }

  /** The first forced line from `from` on, and its place. */
  forcedLine(from: number): { readonly at: number; readonly line: Line } | undefined {
    const at = this.#lines.nextAuto(from);
    if (at === undefined) return undefined;
    return { at, line: writeLine({ game: this.game, header: this.#header, lines: this.#lines }, at) };
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
    return {
      game: this.game,
      header: this.#header,
      lines: this.#lines,
      checks: this.#checks,
      hash: this.#state.hash(),
    };
  }
}

const MOST_LINES = 100;
const offered = new Choices();

/** One scratch state per game, so that a submission allocates little. */
const scratches = new WeakMap<Game, State>();
function scratch(game: Game, s: State): State {
  let copy = scratches.get(game);
  if (copy === undefined) scratches.set(game, (copy = game.blank()));
  copy.copyFrom(s);
  return copy;
}
