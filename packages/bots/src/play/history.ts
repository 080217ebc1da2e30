import { itemAt, parseChoice, UNDO, verbOf, type Game, type State, type Table } from '@fondaco/kernel';

/** What a seat has chosen, when it was asked. */
export interface SeatChoice {
  readonly seat: number;
  /** HIDDEN if whoever looks back does not know all of it. */
  readonly choice: number;
}

/** Stands for a choice of which only its owner knows all. */
export const HIDDEN = -1;

/** What has been chosen in a game, as one seat knows it. */
export interface SeatHistory {
  /** How much has been said so far: it names this moment. */
  readonly seq: number;
  /**
   * What has been chosen since a moment, without what a table plays by itself; undefined if the game has gone back behind that
   * moment.
   */
  since(seq: number): readonly SeatChoice[] | undefined;
}

/** Of a game of which nobody kept what was said. */
export const NO_HISTORY: SeatHistory = { seq: 0, since: () => undefined };

/** The history of a table for a seat. */
export function historyOf(
  { game, seats, seq: now, entries }: Pick<Table, 'game' | 'seats' | 'seq' | 'entries'>,
  seat: number,
): SeatHistory {
  return {
    seq: now,
    since(seq) {
      const chosen: SeatChoice[] = [];
      for (const entry of entries.slice(seq)) {
        if (entry.isAuto) continue;
        if (entry.words === UNDO) {
          if (chosen.pop() === undefined) return undefined;
          continue;
        }
        const parsed = parseChoice(game.verbs, seats, entry.words);
        if (!parsed.ok) return undefined;
        chosen.push(redactFor(game, seat, { seat: entry.seat, choice: parsed.value }));
      }
      return chosen;
    },
  };
}

/** The history of a game of which all that was asked for is in a list, for a seat. */
export function historyFor<S extends State>(game: Game<S>, seat: number, chosen: readonly SeatChoice[]): SeatHistory {
  return {
    seq: chosen.length,
    since: (seq) => chosen.slice(seq).map((one) => redactFor(game, seat, one)),
  };
}

/** A choice as a seat knows it. */
function redactFor<S extends State>(game: Game<S>, seat: number, chosen: SeatChoice): SeatChoice {
  if (seat === chosen.seat) return chosen;
  const { args } = itemAt(game.verbs, verbOf(chosen.choice));
  return args.some((argument) => argument.isSecret === true) ? { seat: chosen.seat, choice: HIDDEN } : chosen;
}
