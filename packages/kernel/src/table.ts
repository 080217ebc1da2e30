import { Choices } from './choice.ts';
import { EventLog, redactEvent, type EventWords, type GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { fromHex, toHex } from './hex.ts';
import type { JsonObject } from './json.ts';
import { LineLog, UNDO_CHOICE } from './lines.ts';
import { parseChoice, printChoice, printRedactedChoice, shorten } from './notation.ts';
import { readOptions } from './options.ts';
import { arrange, printPosition } from './position.ts';
import { isPlayerName, UNDO, type Check, type GameRecord, type Header, type Line } from './record.ts';
import { refuse, success, type Refusal, type Result } from './result.ts';
import { seedChance } from './rng.ts';
import { allSeats, countSeats, only, seatsIn } from './seats.ts';
import { sha256 } from './sha256.ts';
import { hasLearnt, type State } from './state.ts';
import {
  applyChoice,
  currentStep,
  isOver,
  isWaitingFor,
  LEGAL,
  listChoices,
  NOT_NOW,
  runToDecision,
  topOf,
  waitingSeats,
} from './steps.ts';

/** How a table begins. */
export interface TableSetup {
  readonly players: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** 32 bytes nobody at the table may know. */
  readonly seed: Uint8Array;
}

/** What a seat scored, by category, and who won. */
export interface TableResult {
  readonly isFinal: boolean;
  readonly scores: readonly {
    readonly player: string;
    readonly total: number;
    readonly breakdown: Readonly<Record<string, number>>;
  }[];
  readonly winners: readonly string[];
}

/** How many lines lie between two hashes in a record. */
const CHECK_EVERY = 100;

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
    const players = how.players;
    if (players.length < game.minSeats || players.length > game.maxSeats) {
      return refuse(
        'bad-setup',
        `${game.id} is for ${game.minSeats} to ${game.maxSeats} players, not ${players.length}`,
        { where: 'seats' },
      );
    }
    const badName = players.findIndex((name, i) => !isPlayerName(name) || players.indexOf(name) !== i);
    if (badName >= 0) {
      const message = `"${shorten(players[badName])}" cannot be a player's name: one word of at most 24 letters and digits, each name once`;
      return refuse('bad-setup', message, { where: `seats[${badName}]` });
    }
    if (how.seed.length !== 32) return refuse('bad-setup', 'the seed must be 32 bytes', { where: 'seed' });
    const options = readOptions(game, players.length, how.options ?? {});
    if (!options.ok) return options;
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
    const table = begun.value;
    const fault = table.#replay(record);
    return fault === undefined ? success(table) : { ok: false, error: fault };
  }

  static #begin(game: Game, header: Header): Result<Table> {
    if (header.game !== game.id)
      return refuse('bad-record', `is a record of "${shorten(header.game)}", not of ${game.id}`, {
        where: 'header, game',
      });
    if (header.rules !== game.rules)
      return refuse('bad-record', `was played under rules ${header.rules}; these are rules ${game.rules}`, {
        where: 'header, rules',
      });
    if (header.parts !== game.partsHash) {
      const message =
        header.parts === undefined
          ? 'was played on the standard parts'
          : `was played on parts with the hash ${header.parts}: give that file`;
      return refuse('bad-record', message, { where: 'header, parts' });
    }
    if (header.position !== undefined) {
      const arranged = Table.arrange(game, header.position);
      if (arranged.ok && arranged.value.players.join(' ') !== header.players.join(' '))
        return refuse('bad-record', 'are not those of the position', { where: 'header, seats' });
      return arranged;
    }
    if (header.seed === undefined)
      return refuse('bad-record', 'has no seed yet: the seed of a running game is secret', { where: 'header, seed' });
    const seed = fromHex(header.seed, 32);
    if (seed === undefined) return refuse('bad-record', 'must be 64 hexadecimal digits', { where: 'header, seed' });
    if (header.seedHash !== undefined && header.seedHash !== toHex(sha256(seed))) {
      return refuse('bad-record', 'the seed is not the one whose hash was announced', { where: 'header, seed-hash' });
    }
    return Table.create(game, { players: header.players, options: header.options, seed });
  }

  #replay(record: GameRecord): Refusal | undefined {
    const checks = new Map(record.checks.map((check) => [check.after, check.hash]));
    let autoFrom = 0;
    for (const [i, line] of record.lines.entries()) {
      const where = `record line ${i + 1} (${line.player} ${shorten(line.words)})`;
      if (line.isAuto) {
        const made = this.#lines.nextAuto(autoFrom);
        if (made === undefined || !isSameLine(this.#printLine(made), line))
          return refuse('bad-record', 'is marked as forced, but the rules do not force it', { where }).error;
        autoFrom = made + 1;
      } else {
        const seat = this.players.indexOf(line.player);
        const done = line.words === UNDO ? this.undo(seat) : this.submit(seat, undefined, [line.words]);
        if (!done.ok) return { ...done.error, code: 'bad-record', where };
      }
      const fault = this.#lines.length === i + 1 ? this.#whyNotHash(checks.get(i + 1), where) : undefined;
      if (fault !== undefined) return fault;
    }
    return this.#whyNotHash(checks.get(record.lines.length), 'the end');
  }

  #whyNotHash(claimed: string | undefined, where: string): Refusal | undefined {
    if (claimed === undefined || claimed === '?' || claimed === this.#state.hash()) return undefined;
    return refuse(
      'bad-record',
      `the state's hash is ${this.#state.hash()} here, not ${claimed}: a line above was changed, or the rules were`,
      { where },
    ).error;
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
    if (this.isOver) return refuse('over', 'the game is over');
    if (this.players[seat] === undefined) return refuse('not-waiting', 'there is no such seat');
    if (seq !== undefined && !(seq >= this.#touched[seat] && seq <= this.seq)) {
      return refuse('stale', `the table is at ${this.seq}; you answered to ${seq}: look again`);
    }
    if (lines.length === 0 || lines.length > MOST_LINES)
      return refuse('illegal', `a submission holds 1 to ${MOST_LINES} lines`);
    const before = this.game.blank();
    before.copyFrom(this.#state);
    const undoBase = this.game.blank();
    undoBase.copyFrom(this.#base);
    const mark = {
      lines: this.#lines.length,
      baseLine: this.#baseLine,
      checks: this.#checks.length,
      touched: [...this.#touched],
    };
    const log = new EventLog();
    for (const [i, line] of lines.entries()) {
      const fault = this.#submitLine(seat, line, log);
      if (fault === undefined) continue;
      this.#state.copyFrom(before);
      this.#base.copyFrom(undoBase);
      this.#lines.length = mark.lines;
      this.#baseLine = mark.baseLine;
      this.#checks.length = mark.checks;
      mark.touched.forEach((value, at) => (this.#touched[at] = value));
      return { ok: false, error: lines.length > 1 ? { ...fault, where: `lines[${i}]` } : fault };
    }
    return success(log.events);
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
    if (isLastAnswer || waiting !== waitedFor || countSeats(waiting) !== 1 || hasLearnt(before, s))
      this.#setCheckpoint();
    if (this.#lines.length % CHECK_EVERY === 0) this.#checks.push({ after: this.#lines.length, hash: s.hash() });
  }

  /** Makes the choices that are no choices. */
  #applyForced(log: EventLog | undefined): void {
    for (;;) {
      const waiting = this.waiting;
      if (countSeats(waiting) !== 1 || currentStep(this.game.steps, this.#state).isAsked) return;
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
    const { game } = this;
    const s = this.#state;
    if (this.isOver) return refuse('over', 'the game is over').error;
    const step = currentStep(game.steps, s);
    if (!isWaitingFor(s, seat)) {
      return refuse('not-waiting', `it is not ${this.players[seat] ?? 'your'}'s decision now`, {
        clause: step.clause,
        reason: game.reasons[NOT_NOW].name,
      }).error;
    }
    const why = step.whyNot(s, seat, choice, topOf(s));
    if (why === LEGAL) return undefined;
    const { name, clause } = game.reasons[why];
    const message = `"${printChoice(game.verbs, this.players, choice)}" is not possible: ${name.replaceAll('-', ' ')}`;
    return refuse('illegal', message, { clause: why === NOT_NOW ? step.clause : clause, reason: name }).error;
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
    const { categories } = this.game;
    const points = new Int16Array(this.players.length * categories.length);
    this.game.score(this.#state, points);
    const scores = this.players.map((player, seat) => {
      const breakdown: Record<string, number> = {};
      categories.forEach((category, i) => (breakdown[category.name] = points[seat * categories.length + i]));
      return { player, total: Object.values(breakdown).reduce((sum, value) => sum + value, 0), breakdown };
    });
    const winners = this.isOver ? seatsIn(this.game.winners(this.#state)).map((seat) => this.players[seat]) : [];
    return { isFinal: this.isOver, scores, winners };
  }

  /** The whole record, seed included: for storage. */
  record(): GameRecord {
    return this.#recordWith(this.#header, (line) => this.#printLine(line));
  }

  /**
   * The record as a seat or a spectator may have it: secret words hidden and no seed, until the game is over. Nor hashes where
   * the table began with a position: its key may be known, and then trying out deals against a hash tells which is true.
   */
  recordFor(seat: number | undefined): GameRecord {
    if (this.isOver) return this.record();
    const { seed, position: _, ...open } = this.#header;
    const record = this.#recordWith(open, (line) => {
      const isOwn = this.#lines.seat(line) === seat;
      const choice = this.#lines.choice(line);
      if (isOwn || choice === UNDO_CHOICE) return this.#printLine(line);
      return { ...this.#printLine(line), words: printRedactedChoice(this.game.verbs, this.players, choice) };
    });
    if (seed !== undefined) return record;
    return { ...record, checks: record.checks.map(({ after }) => ({ after, hash: '?' })) };
  }

  #recordWith(header: Header, print: (line: number) => Line): GameRecord {
    const checks = this.#checks.filter((check) => check.after !== this.seq);
    checks.push({ after: this.seq, hash: this.#state.hash() });
    return { header, lines: Array.from({ length: this.seq }, (_, line) => print(line)), checks };
  }

  #printLine(line: number): Line {
    const choice = this.#lines.choice(line);
    const words = choice === UNDO_CHOICE ? UNDO : printChoice(this.game.verbs, this.players, choice);
    return { player: this.players[this.#lines.seat(line)], words, isAuto: this.#lines.isAuto(line) };
  }
}

function isSameLine(a: Line, b: Line): boolean {
  return a.player === b.player && a.words === b.words;
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

function headerOf(
  game: Game,
  players: readonly string[],
  options: ArrayLike<number>,
  origin: Pick<Header, 'seed' | 'seedHash' | 'position'>,
): Header {
  const named: Record<string, string> = {};
  game.options.forEach((option, i) => (named[option.name] = option.values[options[i]]));
  return {
    game: game.id,
    rules: game.rules,
    players: [...players],
    options: named,
    ...(game.partsHash === undefined ? {} : { parts: game.partsHash }),
    ...origin,
  };
}
