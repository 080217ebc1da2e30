import { itemAt } from '@fondaco/kernel';
import { meanOf, UNIT, type Units } from './units.ts';

/** What a choice was worth in one world after another. */
export class MeasuredChoice {
  readonly #seats: number;
  readonly #seat: number;
  readonly #sums: Float64Array;
  /** The deciding seat's chance in each world, in units. */
  readonly #own: number[] = [];
  #leads = 0;

  constructor(seats: number, seat: number) {
    this.#seats = seats;
    this.#seat = seat;
    this.#sums = new Float64Array(seats);
  }

  /** Takes in another world: every seat's chances, and the deciding seat's lead in points. */
  add(chances: Units, lead: number): void {
    for (let seat = 0; seat < this.#seats; seat++) this.#sums[seat] = itemAt(this.#sums, seat) + itemAt(chances, seat);
    this.#own.push(itemAt(chances, this.#seat));
    this.#leads += lead;
  }

  /** Every seat's chances, in the mean. */
  get chances(): number[] {
    return meanOf(this.#sums, this.#seats, this.#own.length);
  }

  get lead(): number {
    return this.#leads / this.#own.length;
  }

  /** The standard error of the mean difference to others, which were measured in the same worlds. */
  errorAgainst(others: readonly MeasuredChoice[]): number {
    const differences = this.#own.map((own, world) => {
      const theirs = others.reduce((sum, other) => sum + itemAt(other.#own, world), 0) / others.length;
      return (own - theirs) / UNIT;
    });
    const count = differences.length;
    const mean = differences.reduce((a, b) => a + b, 0) / count;
    const squares = differences.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
    return Math.round(Math.sqrt(squares / (count - 1) / count) * UNIT);
  }
}
