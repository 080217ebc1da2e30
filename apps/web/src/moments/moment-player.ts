import { itemAt } from '@fondaco/kernel';
import { create } from 'zustand';
import type { MomentClock } from './clock.ts';
import type { TableMoment } from './moment.ts';
import { asList, stepsOf } from './timing.ts';

/** The moment on the screen. */
export interface ShownMoment {
  readonly moment: TableMoment;
  /** Which of its steps is shown; with reduced motion, the last from the beginning. */
  readonly step: number;
  /** How long the whole of it takes, in milliseconds; absent while it stays until it is sent away. */
  readonly duration: number | undefined;
  readonly isStill: boolean;
}

interface Moments {
  readonly shown: ShownMoment | undefined;
  /** Those that are still to come: what they tell is not to be seen before. */
  readonly coming: readonly TableMoment[];
}

export const useMoments = create<Moments>(() => ({ shown: undefined, coming: [] }));

export interface HowToPlay {
  readonly clock: MomentClock;
  /** How much faster than unhurried, at this instant. */
  readonly speed: () => number;
  readonly isStill: () => boolean;
  /** Told of each moment when it begins. */
  readonly onBegin: (moment: TableMoment) => void;
}

interface Planned {
  readonly moment: TableMoment;
  readonly steps: readonly number[];
}

/** Shows moments one after another, in its own time: what is shown has long happened. */
export class MomentPlayer {
  readonly #how: HowToPlay;
  #waiting: readonly Planned[] = [];
  #callOff: () => void = () => undefined;
  #whenDone: () => void = () => undefined;

  constructor(how: HowToPlay) {
    this.#how = how;
  }

  /** Says which moments are played soon. Without motion they tell everything at once, and nothing waits for them. */
  announce(moments: readonly TableMoment[]): void {
    if (!this.#how.isStill()) useMoments.setState({ coming: moments });
  }

  /** Shows moments after those still to be seen; `then` is called when the last is over or skipped. */
  play(moments: readonly TableMoment[], then: () => void): void {
    // What passes gives way.
    if (useMoments.getState().shown?.moment.isPassing === true) this.stop();
    const before = this.#whenDone;
    this.#whenDone = () => {
      before();
      then();
    };
    this.#waiting = [...this.#waiting, ...this.#plan(moments)];
    if (useMoments.getState().shown === undefined) this.#next();
  }

  /** Ends the moment on the screen; the next one begins. */
  skip(): void {
    if (useMoments.getState().shown !== undefined) this.#next();
  }

  /** Ends all of them, and calls nobody back. */
  stop(): void {
    this.#waiting = [];
    this.#whenDone = () => undefined;
    useMoments.setState({ coming: [] });
    this.#next();
  }

  /** Somebody reads: the moment stays until it is skipped. */
  hold(): void {
    const { shown } = useMoments.getState();
    if (shown === undefined || shown.moment.size !== 'great') return;
    this.#callOff();
    useMoments.setState({ shown: { ...shown, duration: undefined } });
  }

  #plan(moments: readonly TableMoment[]): readonly Planned[] {
    if (!this.#how.isStill()) return moments.map((moment) => ({ moment, steps: stepsOf(moment) }));
    const list = asList(moments);
    return list === undefined ? [] : [list];
  }

  #next(): void {
    this.#callOff();
    const [planned, ...waiting] = this.#waiting;
    if (planned === undefined) {
      const done = this.#whenDone;
      this.#whenDone = () => undefined;
      useMoments.setState({ shown: undefined });
      done();
      return;
    }
    this.#waiting = waiting;
    useMoments.setState({ coming: waiting.map(({ moment }) => moment) });
    this.#how.onBegin(planned.moment);
    this.#show(planned, 0);
  }

  #show({ moment, steps }: Planned, step: number): void {
    const speed = this.#how.speed();
    const isStill = this.#how.isStill();
    const last = stepsOf(moment).length - 1;
    const duration = steps.reduce((sum, one) => sum + one, 0) / speed;
    useMoments.setState({ shown: { moment, step: isStill ? last : step, duration, isStill } });
    this.#callOff = this.#how.clock.after(itemAt(steps, step) / speed, () => {
      if (step + 1 < steps.length) this.#show({ moment, steps }, step + 1);
      else this.#next();
    });
  }
}
