import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '@fondaco/host';

interface Window {
  current: number;
  readonly endsAt: number;
}

/** Windows are thrown away when there are so many. */
const MOST_WINDOWS = 10_000;

/** Counts requests in windows of the server's own time. */
export function rateStoreOn(clock: Clock): FastifyRateLimitStoreCtor {
  return class RateStore implements FastifyRateLimitStore {
    readonly #windows = new Map<string, Window>();

    incr(
      key: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const now = clock.now();
      const known = this.#windows.get(key);
      const window = known === undefined || known.endsAt <= now ? { current: 0, endsAt: now + timeWindow } : known;
      window.current++;
      if (known !== window) this.#add(key, window, now);
      done(null, { current: window.current, ttl: window.endsAt - now });
    }

    #add(key: string, window: Window, now: number): void {
      if (this.#windows.size >= MOST_WINDOWS)
        for (const [other, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(other);
      this.#windows.set(key, window);
    }

    child(): FastifyRateLimitStore {
      return new RateStore();
    }
  };
}
