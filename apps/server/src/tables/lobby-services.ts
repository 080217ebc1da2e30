import type { Clock, Host } from '@fondaco/host';
import type { TimeKeeping } from '../clocks/stamp-time.ts';
import type { ServerStore } from '../store/server-store.ts';

/** What the lobby has from where it runs. */
export interface LobbyServices {
  readonly store: ServerStore;
  /** The tables that are open in this process. */
  readonly host: Host;
  readonly clock: Clock;
  /** Bytes that nobody can foresee. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** The name of this process among all that share the store. */
  readonly process: string;
  readonly keeping: TimeKeeping;
  /** Told of what went wrong and was got over. */
  readonly warn: (message: string) => void;
}

/** What somebody may have at once. */
export const GUEST_LIMITS = { gatherings: 10 } as const;
