import { itemAt } from '@fondaco/kernel';
import { meanOf, UNIT, type Units } from './units.ts';

/** What a choice was worth in one world after another. */
export class MeasuredChoice {
  readonly #seats: number;
  readonly #seat: number;
  readonly #sums: Float64Array;
  /** The deciding seat's chance in each world, in units. */
  readonly #own: number[] = [];
  /** Its lead in each world, in points. */
  readonly #leads: number[] = [];

  constructor(seats: number, seat: number) {
    this.#seats = seats;
    this.#seat = seat;
    this.#sums = new Float64Array(seats);
  }

  /** Takes in another world: every seat's chances, and the deciding seat's lead in points. */
  add(chances: Units, lead: number): void {
    for (let seat = 0; seat < this.#seats; seat++) this.#sums[seat] = itemAt(this.#sums, seat) + itemAt(chances, seat);
    this.#own.push(itemAt(chances, this.#seat));
    this.#leads.push(lead);
  }

  /** Every seat's chances, in the mean. */
  get chances(): number[] {
    return meanOf(this.#sums, this.#seats, this.#own.length);
  }

  get lead(): number {
    return mean(this.#leads);
  }

  /** The standard error of the mean difference to others, which were measured in the same worlds: in units. */
  errorAgainst(others: readonly MeasuredChoice[]): number {
    return Math.round(
      errorOf(
        this.#own,
        others.map((other) => other.#own),
        UNIT,
      ) * UNIT,
    );
  }

  /** The same of the lead, in points. */
  leadErrorAgainst(others: readonly MeasuredChoice[]): number {
    return errorOf(
      this.#leads,
      others.map((other) => other.#leads),
      1,
    );
  }
}

/** The standard error of the mean of what lies between some values and the mean of others, world by world. */
function errorOf(own: readonly number[], others: readonly (readonly number[])[], unit: number): number {
  const differences = own.map((value, world) => (value - mean(others.map((other) => itemAt(other, world)))) / unit);
  const middle = mean(differences);
  const squares = differences.reduce((sum, one) => sum + (one - middle) * (one - middle), 0);
  return Math.sqrt(squares / (differences.length - 1) / differences.length);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
