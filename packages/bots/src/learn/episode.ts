import { itemAt } from '@fondaco/kernel';

/** Positions as seats saw them, one after another: the features, then the targets for winning and margin. */
export interface TrainingBatch {
  readonly rows: Float32Array;
  readonly count: number;
}

/** What is known of a position when it is written down. */
export interface Glimpse {
  readonly seat: number;
  /** What it is thought to be worth to the seat: by its judgement, or by a search just before it. */
  readonly win: number;
  readonly margin: number;
  /** What the way to it brought, in units of margin, beyond what the end will say. */
  readonly reward: number;
  /** The choice that led to it was blind: what comes after says nothing about what was before. */
  readonly isBroken: boolean;
}

/** The rows of the games that are played for a batch. */
export class Episodes {
  readonly #width: number;
  #rows: Float32Array;
  #count = 0;
  /** Where the game that is played began. */
  #from = 0;
  #glimpses: Glimpse[] = [];

  /** `inputs` is the number of features. */
  constructor(inputs: number) {
    this.#width = inputs + 2;
    this.#rows = new Float32Array(this.#width * 1024);
  }

  clear(): void {
    this.#count = 0;
  }

  beginGame(): void {
    this.#from = this.#count;
    this.#glimpses = [];
  }

  add(features: Float32Array, glimpse: Glimpse): void {
    const at = this.#count * this.#width;
    if (at + this.#width > this.#rows.length) {
      const rows = new Float32Array(this.#rows.length * 2);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    this.#rows.set(features, at);
    this.#glimpses.push(glimpse);
    this.#count++;
  }

  /**
   * Gives a seat's rows of the game their targets, backwards from how it ended: λ-returns. `trust` is λ: how far what happened is
   * believed against what was thought next.
   */
  endGame(seat: number, end: { readonly win: number; readonly margin: number }, trust: number): void {
    let { win, margin } = end;
    for (let i = this.#count - 1; i >= this.#from; i--) {
      const glimpse = itemAt(this.#glimpses, i - this.#from);
      if (glimpse.seat !== seat) continue;
      const at = (i + 1) * this.#width;
      this.#rows[at - 2] = win;
      this.#rows[at - 1] = margin;
      const trusted = glimpse.isBroken ? 0 : trust;
      win = trusted * win + (1 - trusted) * glimpse.win;
      margin = trusted * margin + (1 - trusted) * glimpse.margin + glimpse.reward;
    }
  }

  toBatch(): TrainingBatch {
    return { rows: this.#rows.slice(0, this.#count * this.#width), count: this.#count };
  }
}
