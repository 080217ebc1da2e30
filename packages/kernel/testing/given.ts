import {
  FastRandom,
  Table,
  toHex,
  type EventWords,
  type Game,
  type GameEvent,
  type Json,
  type JsonObject,
  type Refusal,
  type State,
  type TableResult,
} from '../src/index.ts';

/** A position to test from; `table` and `pending` are what the game's positions have under these names. */
export interface GivenPosition {
  readonly seats: readonly string[];
  readonly table: Json;
  readonly pending: readonly Json[];
  readonly options?: Readonly<Record<string, string>>;
  /** Any number; it decides what chance brings. */
  readonly seed?: number;
}

/** A table in a given position, for tests of rules. Whatever is refused throws, with the refusal's words. */
export interface Given<V extends JsonObject = JsonObject> {
  readonly table: Table<V>;
  /** What the last `play` made happen, as a spectator sees it. */
  readonly events: readonly EventWords[];
  /** Plays lines one after another: `play('red', 'move roma', 'end')`. Each must leave the game's invariants whole. */
  play(seat: string, ...lines: string[]): void;
  /** Plays several lines of the form `red move roma`, one a row; blank rows do not count. */
  playLines(text: string): void;
  undo(seat: string): void;
  /** What a seat can choose, all or what begins with these words. */
  offers(seat: string, prefix?: string): string[];
  /** Why a line is not possible, or undefined if it is. A line that is not even words of the game throws. */
  whyNot(seat: string, line: string): { readonly clause: string; readonly reason: string } | undefined;
  /** The game's part of what a seat sees, or a spectator. */
  view(seat?: string): V;
  eventsFor(seat: string): readonly EventWords[];
  result(): TableResult;
}

export function given<V extends JsonObject>(game: Game<State, V>, position: GivenPosition): Given<V> {
  const arranged = Table.arrange(game, toJson(game, position));
  if (!arranged.ok) throw new Error(describe(arranged.error));
  return givenTable(arranged.value);
}

/** The same convenience for a table that was made otherwise. */
export function givenTable<V extends JsonObject>(table: Table<V>): Given<V> {
  let happened: readonly GameEvent[] = [];
  const numberOf = (seat: string): number => {
    const number = table.seats.indexOf(seat);
    if (number < 0) throw new Error(`there is no seat ${seat}`);
    return number;
  };
  const play = (seat: string, ...lines: string[]): void => {
    const events: GameEvent[] = [];
    for (const line of lines) {
      const done = table.submit(numberOf(seat), undefined, [line]);
      if (!done.ok) throw new Error(`${seat} ${line}: ${describe(done.error)}`);
      events.push(...done.value.flatMap((entry) => entry.events));
      const [broken] = table.game.check(table.copyState());
      if (broken !== undefined) throw new Error(`${seat} ${line} leaves ${broken.where} so that it ${broken.message}`);
    }
    happened = events;
  };
  return {
    table,
    get events() {
      return table.tell(happened, undefined);
    },
    play,
    playLines(text) {
      const events: GameEvent[] = [];
      for (const row of text.split('\n').map((line) => line.trim())) {
        if (row === '') continue;
        const [seat, ...words] = row.split(/\s+/);
        play(seat, words.join(' '));
        events.push(...happened);
      }
      happened = events;
    },
    undo(seat) {
      const done = table.undo(numberOf(seat));
      if (!done.ok) throw new Error(describe(done.error));
    },
    offers: (seat, prefix = '') => table.choices(numberOf(seat)).filter((line) => beginsWith(line, prefix)),
    whyNot(seat, line) {
      const why = table.whyNot(numberOf(seat), line);
      if (why === undefined) return undefined;
      if (why.clause === undefined || why.reason === undefined) throw new Error(`${line}: ${describe(why)}`);
      return { clause: why.clause, reason: why.reason };
    },
    view: (seat) => table.view(seat === undefined ? undefined : numberOf(seat)).table,
    eventsFor: (seat) => table.tell(happened, numberOf(seat)),
    result: () => table.result(),
  };
}

function toJson(game: Game, position: GivenPosition): JsonObject {
  const { seats, table, pending, options, seed } = position;
  return {
    game: game.id,
    seats,
    table,
    pending,
    ...(options === undefined ? {} : { options }),
    ...(seed === undefined ? {} : { chance: { seed: toHex(new FastRandom(seed).seed()) } }),
  };
}

/** By whole words, so that `buy ink` does not find `buy inkwell`. */
function beginsWith(line: string, prefix: string): boolean {
  return prefix === '' || line === prefix || line.startsWith(`${prefix} `);
}

function describe(error: Refusal): string {
  const where = error.where === undefined ? '' : ` (${error.where})`;
  const clause = error.clause === undefined ? '' : ` [${error.clause}]`;
  return `${error.message}${where}${clause}`;
}
