import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { percentile } from '../rounds.ts';

const SECOND = 1000;
const NANOSECONDS = 1e6;

/** What `waits.mjs` writes: of one thread, for one second. */
interface ThreadWaits {
  readonly at: number;
  readonly isMain: boolean;
  /** Milliseconds that its loop was late at most. */
  readonly late: number;
  readonly spent: Readonly<Record<string, { readonly times: number; readonly all: number; readonly most: number }>>;
}

/** How long moves took, second by second, beside how late those were who made them. */
export class BySecond {
  readonly #began = performance.now();
  readonly #moves: number[][] = [];
  readonly #late: number[] = [];
  readonly #delay = monitorEventLoopDelay({ resolution: 1 });
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#delay.enable();
    this.#timer = setInterval(() => {
      this.#late.push(this.#delay.max / NANOSECONDS);
      this.#delay.reset();
    }, SECOND);
  }

  add(sent: number, milliseconds: number): void {
    const second = Math.floor((sent - this.#began) / SECOND);
    (this.#moves[second] ??= []).push(milliseconds);
  }

  end(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  /** A line a second; of the server as it told them in a file. */
  print(waitsFile: string): string {
    const lines = existsSync(waitsFile) ? readFileSync(waitsFile, 'utf8').trimEnd().split('\n') : [];
    const waits = lines.map((line) => JSON.parse(line) as ThreadWaits);
    const began = performance.timeOrigin + this.#began;
    return this.#moves
      .map((times, second) => {
        const [from, to] = [began + second * SECOND, began + (second + 1) * SECOND];
        const then = waits.filter(({ at }) => at > from && at <= to);
        const moves = `${times.length} moves p50 ${print(percentile(times, 0.5))} p99 ${print(percentile(times, 0.99))}`;
        const people = `people late ${print(this.#late[second] ?? 0)}`;
        return [`${second} s: ${moves} most ${print(Math.max(...times))}`, people, ...then.map(printThread)].join('; ');
      })
      .join('\n');
  }
}

function printThread({ isMain, late, spent }: ThreadWaits): string {
  const parts = Object.entries(spent).map(
    ([kind, { times, all, most }]) => `${kind} ${times}x ${print(all)} most ${print(most)}`,
  );
  return `${isMain ? 'main' : 'writer'} late ${print(late)}, ${parts.join(', ')}`;
}

function print(milliseconds: number): string {
  return milliseconds.toFixed(1);
}
