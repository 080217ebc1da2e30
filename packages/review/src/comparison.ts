import { itemAt } from '@fondaco/kernel';
import { meanOf, UNIT, type Units } from './units.ts';

/** The same worlds for several choices: what each was worth, summed over the even and the odd worlds apart. */
export class Comparison {
  readonly #seats: number;
  readonly #seat: number;
  readonly #worlds: number;
  readonly #sums: readonly (readonly [Float64Array, Float64Array])[];
  readonly #own: readonly Float64Array[];
  readonly #halfway: Float64Array;
  readonly #leads: Float64Array;

  constructor(choices: number, worlds: number, seats: number, seat: number) {
    this.#seats = seats;
    this.#seat = seat;
    this.#worlds = worlds;
    this.#sums = Array.from({ length: choices }, () => [new Float64Array(seats), new Float64Array(seats)] as const);
    this.#own = Array.from({ length: choices }, () => new Float64Array(worlds));
    this.#halfway = new Float64Array(choices);
    this.#leads = new Float64Array(choices);
  }

  add(choice: number, world: number, chances: Units, halfway: Units, lead: number): void {
    const sums = itemAt(itemAt(this.#sums, choice), world & 1);
    for (let seat = 0; seat < this.#seats; seat++) sums[seat] = itemAt(sums, seat) + itemAt(chances, seat);
    itemAt(this.#own, choice)[world] = itemAt(chances, this.#seat);
    this.#halfway[choice] = itemAt(this.#halfway, choice) + itemAt(halfway, this.#seat);
    this.#leads[choice] = itemAt(this.#leads, choice) + lead;
  }

  /** Every seat's chances after a choice, in all worlds. */
  chances(choice: number): number[] {
    const [even, odd] = itemAt(this.#sums, choice);
    return this.#mean(even, odd);
  }

  /** The same after the best found: what the odd worlds call the best is measured in the even ones, and the other way round. */
  chancesOfBest({ ofEven, ofOdd }: BestOfHalves): number[] {
    return this.#mean(itemAt(itemAt(this.#sums, ofOdd), 0), itemAt(itemAt(this.#sums, ofEven), 1));
  }

  #mean(even: Float64Array, odd: Float64Array): number[] {
    return meanOf(
      even.map((sum, seat) => sum + itemAt(odd, seat)),
      this.#seats,
      this.#worlds,
    );
  }

  /** The best of the first `candidates` choices, by each half of the worlds; of equal ones the first. */
  best(candidates: number): BestOfHalves {
    return { ofEven: this.#bestIn(0, candidates), ofOdd: this.#bestIn(1, candidates) };
  }

  #bestIn(half: number, candidates: number): number {
    let best = 0;
    for (let choice = 1; choice < candidates; choice++)
      if (this.#ownSum(choice, half) > this.#ownSum(best, half)) best = choice;
    return best;
  }

  #ownSum(choice: number, half: number): number {
    return itemAt(itemAt(itemAt(this.#sums, choice), half), this.#seat);
  }

  /** The standard error of the difference between a choice and the best found, world by world. */
  error(choice: number, { ofEven, ofOdd }: BestOfHalves): number {
    if (choice === ofEven && choice === ofOdd) return 0;
    const worlds = this.#worlds;
    const differences = itemAt(this.#own, choice).map((own, world) => {
      const best = itemAt(this.#own, (world & 1) === 0 ? ofOdd : ofEven);
      return (own - itemAt(best, world)) / UNIT;
    });
    const mean = differences.reduce((a, b) => a + b, 0) / worlds;
    const squares = differences.reduce((sum, difference) => sum + (difference - mean) * (difference - mean), 0);
    return Math.round(Math.sqrt(squares / (worlds - 1) / worlds) * UNIT);
  }

  /** How much the deciding seat loses by a choice, judged at half the way. */
  lossHalfway(choice: number, { ofEven, ofOdd }: BestOfHalves): number {
    const best = (itemAt(this.#halfway, ofEven) + itemAt(this.#halfway, ofOdd)) / 2;
    return (best - itemAt(this.#halfway, choice)) / this.#worlds;
  }

  /** The mean lead after a choice, in points. */
  lead(choice: number): number {
    return itemAt(this.#leads, choice) / this.#worlds;
  }
}

/** What each half of the worlds calls the best. */
export interface BestOfHalves {
  readonly ofEven: number;
  readonly ofOdd: number;
}
