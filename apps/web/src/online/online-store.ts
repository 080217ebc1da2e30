import type { GatheringInfo, HostRefusal, LobbyLists, LobbyNotice } from '@fondaco/protocol';
import { create } from 'zustand';
import type { Outage } from '../client/host-connection.ts';

type NoticeOf<Type extends LobbyNotice['type']> = Extract<LobbyNotice, { type: Type }>;

/** What the server has told about its tables. */
interface Online {
  /** The tables somebody may care about; absent before they are told, and while nobody looks at them. */
  readonly lists: LobbyLists | undefined;
  /** The table that is visited: a gathering, and later the table it became. */
  readonly gathering: GatheringInfo | undefined;
  /** What the link to it ends in by which the person came, or which they made. */
  readonly token: string | undefined;
  /** Why it cannot be visited. */
  readonly refusal: HostRefusal | undefined;
  readonly here: NoticeOf<'here'> | undefined;
  readonly clocks: NoticeOf<'clocks'> | undefined;
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly skew: number;
  readonly outage: Outage | undefined;
  /** Why the last thing asked was not done, until it is dismissed. */
  readonly trouble: HostRefusal | undefined;
}

export const NOWHERE = {
  gathering: undefined,
  token: undefined,
  refusal: undefined,
  here: undefined,
  clocks: undefined,
} as const;

export const useOnline = create<Online>(() => ({
  lists: undefined,
  ...NOWHERE,
  skew: 0,
  outage: undefined,
  trouble: undefined,
}));

/** The time of the server, as far as we can tell. */
export function serverNow(): number {
  return Date.now() + useOnline.getState().skew;
}
