import type { BotPlayer, Clock } from '@fondaco/host';

/** One answer in so many is none that is offered, and has to be thought about again. */
const MISTAKEN_EVERY = 3;

/** Bots that say what was decided for them, after thinking for a while; where nothing was decided, they think on. Hints are others'. */
export class ScriptedBots implements BotPlayer {
  readonly #bots: BotPlayer;
  readonly #clock: Clock;
  readonly #thought: number;
  /** What each seat of a table says next. */
  readonly #decided = new Map<string, string>();
  /** Those whose last answer was mistaken. */
  readonly #mistaken = new Set<string>();
  #answers = 0;

  /** `thought` is in milliseconds. */
  constructor(bots: BotPlayer, clock: Clock, thought: number) {
    this.#bots = bots;
    this.#clock = clock;
    this.#thought = thought;
  }

  decide(table: string, seat: string, line: string): void {
    this.#decided.set(`${table} ${seat}`, line);
  }

  forgetAll(): void {
    this.#decided.clear();
    this.#mistaken.clear();
  }

  readonly levels: BotPlayer['levels'] = (game) => this.#bots.levels(game);
  readonly temperaments: BotPlayer['temperaments'] = (game) => this.#bots.temperaments(game);
  readonly hint: NonNullable<BotPlayer['hint']> = (asked, task) => {
    if (this.#bots.hint === undefined) throw new Error('these bots have no opinion');
    return this.#bots.hint(asked, task);
  };

  readonly choose: BotPlayer['choose'] = ({ table, seats, seat, onFailure }) => {
    const asked = `${table} ${seats[seat] ?? ''}`;
    const line = this.#decided.get(asked);
    if (line === undefined) return new Promise(() => {});
    const isMistaken = !this.#mistaken.delete(asked) && this.#answers++ % MISTAKEN_EVERY === 0;
    if (isMistaken) this.#mistaken.add(asked);
    else this.#decided.delete(asked);
    return new Promise((resolve) => {
      this.#clock.after(this.#thought, () => {
        if (isMistaken) onFailure?.(`table ${table}: a thread failed`);
        resolve(isMistaken ? `not ${line}` : line);
      });
    });
  };
}
