import type { BotPlayer, Clock } from '@fondaco/host';

/** Bots that say what was decided for them, after thinking for a while; where nothing was decided, they think on. Hints are others'. */
export class ScriptedBots implements BotPlayer {
  readonly #bots: BotPlayer;
  readonly #clock: Clock;
  readonly #thought: number;
  /** What each seat says next. */
  readonly #decided = new Map<string, string>();

  /** `thought` is in milliseconds. */
  constructor(bots: BotPlayer, clock: Clock, thought: number) {
    this.#bots = bots;
    this.#clock = clock;
    this.#thought = thought;
  }

  decide(seat: string, line: string): void {
    this.#decided.set(seat, line);
  }

  forgetAll(): void {
    this.#decided.clear();
  }

  readonly levels: BotPlayer['levels'] = (game) => this.#bots.levels(game);
  readonly temperaments: BotPlayer['temperaments'] = (game) => this.#bots.temperaments(game);
  readonly hint: NonNullable<BotPlayer['hint']> = (asked, task) => {
    if (this.#bots.hint === undefined) throw new Error('these bots have no opinion');
    return this.#bots.hint(asked, task);
  };

  readonly choose: BotPlayer['choose'] = ({ seats, seat }) => {
    const word = seats[seat] ?? '';
    const line = this.#decided.get(word);
    this.#decided.delete(word);
    return new Promise((resolve) => {
      if (line !== undefined) this.#clock.after(this.#thought, () => resolve(line));
    });
  };
}
