import type { Clock } from '@fondaco/host';
import type { Downtime, Uptime } from '../store/uptime.ts';

/** Milliseconds between two signs of life, and how far apart they may be before the time between counts as down. */
const BEAT_EVERY = 1000;
const LONGEST_SILENCE = 5000;

/** How many milliseconds between two instants somebody ran. */
export function upBetween(downtimes: readonly Downtime[], from: number, to: number): number {
  const down = downtimes.reduce((sum, gap) => sum + Math.max(0, Math.min(gap.to, to) - Math.max(gap.from, from)), 0);
  return Math.max(0, to - from - down);
}

interface HeartbeatSetup {
  readonly uptime: Uptime;
  readonly clock: Clock;
  readonly warn: (message: string) => void;
  /** Whether people can play in this process; where they cannot, that it runs is no sign of life. */
  readonly isServing: boolean;
}

/**
 * Says every second that a process runs in which people can play, and knows when none did: that time is on nobody's clock. A process whose own
 * signs of life have been missing asks what the others noted meanwhile; one that only thinks for bots asks every second.
 */
export class Heartbeat {
  readonly #setup: HeartbeatSetup;
  #downtimes: readonly Downtime[] = [];
  #lastBeat = -Infinity;
  /** The last sign of life of anybody, where this process gives none. */
  #lastOfOthers: number | undefined;
  #callOff: () => void = () => undefined;
  #isClosed = false;

  private constructor(setup: HeartbeatSetup) {
    this.#setup = setup;
  }

  /** Begins with a first sign of life, so that the time before it is known from the start. */
  static async start(setup: HeartbeatSetup): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(setup);
    await heartbeat.beat();
    heartbeat.#beatLater();
    return heartbeat;
  }

  /** The times that nobody could play, also one that still lasts. */
  get downtimes(): readonly Downtime[] {
    const now = this.#setup.clock.now();
    const from = this.#lastOfOthers;
    return from === undefined || now - from <= LONGEST_SILENCE
      ? this.#downtimes
      : [...this.#downtimes.filter((gap) => gap.from !== from), { from, to: now }];
  }

  async beat(): Promise<void> {
    const { uptime, clock, isServing } = this.#setup;
    const now = clock.now();
    if (!isServing) {
      [this.#lastOfOthers, this.#downtimes] = [await uptime.last(), await uptime.downtimes()];
      return;
    }
    await uptime.beat(now, LONGEST_SILENCE);
    if (now - this.#lastBeat > LONGEST_SILENCE) this.#downtimes = await uptime.downtimes();
    this.#lastBeat = now;
  }

  #beatLater(): void {
    if (this.#isClosed) return;
    this.#callOff = this.#setup.clock.after(BEAT_EVERY, () => {
      this.beat()
        .catch((error: unknown) => this.#setup.warn(`no sign of life could be given: ${String(error)}`))
        .finally(() => this.#beatLater());
    });
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }
}
