import { itemAt, type FastRandom, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';
import { Judge } from '../judge/judge.ts';
import { Network, type PlainNetwork } from '../judge/network.ts';
import type { ArrangedPlayer } from './arrangement.ts';

/** A player who does not learn: a network as it was, and what it likes beyond winning. */
export interface TrainingGuest {
  /** Tells its network from all others. */
  readonly name: string;
  readonly network: PlainNetwork;
  readonly likes: Readonly<Record<string, number>>;
  /** How often it is picked among the guests, to sit at a table and to play an opening; relative to the others. */
  readonly sits: number;
  readonly opens: number;
}

/** With whom a learner plays. */
export interface Company {
  readonly guests: readonly TrainingGuest[];
  /** How likely a seat is a guest's; one seat is always the learner's. */
  readonly guestShare: number;
  /**
   * How many games begin in the middle: guests play the opening in all seats, so that the learner sees positions it would never have
   * come to.
   */
  readonly openingShare: number;
  /** What a learner may be given at the end of an opening, one of them, and how often it is given anything. */
  readonly arrangements: readonly ArrangedPlayer[];
  readonly arrangedShare: number;
}

/** Alone with itself. */
export const NO_COMPANY: Company = { guests: [], guestShare: 0, openingShare: 0, arrangements: [], arrangedShare: 0 };

const TWO_POW_32 = 0x1_0000_0000;

/** Networks by the names of their guests: making one takes longer than a game. */
export type KnownGuests = Map<string, Network>;

/** The guests of a company, ready to judge. */
export class SeatedCompany<S extends State> {
  readonly #company: Company;
  readonly #judges: readonly Judge<S>[];

  constructor({ game, evaluation }: BotModel<S>, company: Company, known: KnownGuests) {
    this.#company = company;
    this.#judges = company.guests.map(({ name, network, likes }) => {
      const own = known.get(name) ?? new Network(network.shape, network.weights);
      known.set(name, own);
      return new Judge(game, evaluation, own, likes);
    });
  }

  /** Who has each seat of a table: a guest's judge, or undefined for the learner. */
  seat(seats: number, rng: FastRandom): (Judge<S> | undefined)[] {
    const learner = rng.below(seats);
    return Array.from({ length: seats }, (_, seat) => {
      if (seat === learner || rng.word() >= this.#company.guestShare * TWO_POW_32) return undefined;
      return this.#pick('sits', rng);
    });
  }

  /** Who plays each seat of an opening; undefined if this game has none. */
  seatOpening(seats: number, rng: FastRandom): (Judge<S> | undefined)[] | undefined {
    if (rng.word() >= this.#company.openingShare * TWO_POW_32) return undefined;
    return Array.from({ length: seats }, () => this.#pick('opens', rng));
  }

  /** What the learner's seat is given after an opening, if anything. */
  arrangement(rng: FastRandom): ArrangedPlayer | undefined {
    const { arrangements, arrangedShare } = this.#company;
    if (arrangements.length === 0 || rng.word() >= arrangedShare * TWO_POW_32) return undefined;
    return itemAt(arrangements, rng.below(arrangements.length));
  }

  #pick(by: 'sits' | 'opens', rng: FastRandom): Judge<S> | undefined {
    const { guests } = this.#company;
    const sum = guests.reduce((total, guest) => total + guest[by], 0);
    let left = (rng.word() / TWO_POW_32) * sum;
    for (const [i, guest] of guests.entries()) {
      left -= guest[by];
      if (left < 0) return itemAt(this.#judges, i);
    }
    return undefined;
  }
}
