import type { KillPoint } from '../served/server-process.ts';
import { WRITE_MOMENTS, WRITES } from '../served/tell-writes.ts';

/** Lines are written all the time, the rest seldom. */
const MOST_APPENDS = 60;

interface TriedPoint extends Omit<KillPoint, 'count'> {
  tries: number;
  kills: number;
}

/** The points at which servers end themselves: of lines every other time, otherwise the moment of a write at which the fewest have ended. */
export class KillPoints {
  readonly #random: () => number;
  readonly #points: readonly TriedPoint[] = WRITES.flatMap((write) =>
    WRITE_MOMENTS.map((moment) => ({ write, moment, tries: 0, kills: 0 })),
  );
  #turn = 0;

  /** `random` gives a number from 0 up to 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  next(): KillPoint {
    const isOfLine = this.#turn++ % 2 === 1;
    const known = this.#points.filter(({ write }) => (write === 'append') === isOfLine);
    const [first] = known.toSorted((a, b) => a.kills - b.kills || a.tries - b.tries);
    if (first === undefined) throw new Error('there is no write');
    first.tries++;
    const { write, moment } = first;
    return { write, moment, count: isOfLine ? 1 + Math.floor(this.#random() * MOST_APPENDS) : 1 };
  }

  /** A server has ended itself there. */
  note({ write, moment }: KillPoint): void {
    const point = this.#points.find((one) => one.write === write && one.moment === moment);
    if (point !== undefined) point.kills++;
  }

  get size(): number {
    return this.#points.length;
  }

  /** The points at which no server has ended yet. */
  get missing(): readonly string[] {
    return this.#points.filter(({ kills }) => kills === 0).map(({ write, moment }) => `${moment} ${write}`);
  }
}

/** So many kills are enough to meet every point. */
const FULL_RUN = 200;

/** Why so many kills prove less than they should, if there are points at which none of them came. */
export function whyIncomplete(kills: number, missed: readonly string[]): string | undefined {
  if (kills < FULL_RUN || missed.length === 0) return undefined;
  return `incomplete: of ${kills} kills none came ${missed.join(', none ')}`;
}
