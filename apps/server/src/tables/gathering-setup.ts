import type { Json } from '@fondaco/kernel';
import type { BotSeat, ClockRule, GatheringInfo, Watching } from '@fondaco/protocol';
import type { Gathering } from '../store/gatherings.ts';

/** Somebody who has sat down. */
export interface SeatedGuest {
  readonly type: 'person';
  /** The id of the guest. */
  readonly guest: string;
  readonly name: string;
  readonly isReady: boolean;
  readonly satAt: number;
  /** The name of the secret that is their browser's salt. */
  readonly salt: string;
}

/** A seat before the table begins. */
export type SetupSeat =
  | { readonly type: 'open' }
  /** For somebody who was at the table before this one. */
  | { readonly type: 'kept'; readonly guest: string; readonly name: string }
  | SeatedGuest
  | BotSeat;

/** What was agreed on, as it is stored beside a table. */
export interface GatheringSetup {
  /** Whether it is over is known by the table. */
  readonly phase: 'gathering' | 'starting' | 'playing' | 'dissolved';
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly parts?: Json;
  readonly seats: readonly SetupSeat[];
  readonly clock: ClockRule;
  readonly watching: Watching;
  readonly isPublic: boolean;
  readonly hasInvite: boolean;
  /** How often the link was made or taken away; never if absent. */
  readonly inviteChanges?: number;
  /** The name of whoever called it. */
  readonly maker: string;
  readonly unreadiedBy?: NonNullable<GatheringInfo['unreadiedBy']>;
  /** SHA-256 of the server's secret. */
  readonly seal?: string;
  /** The number of lines it had when it was brought along. */
  readonly broughtAt?: number;
  /** The ids of the guests who wish to end it without a result. */
  readonly endWantedBy: readonly string[];
  readonly rematch?: string;
}

/** What was agreed on at a table, and by whom it was called. */
export interface Called {
  readonly gathering: Gathering;
  readonly setup: GatheringSetup;
}

export function toCalled(gathering: Gathering): Called {
  // Nobody but this program writes it.
  return { gathering, setup: gathering.setup as unknown as GatheringSetup };
}

/** The names of secrets. */
export const SERVER_SECRET = 'secret';
export const BROUGHT_RECORD = 'record';

/** The place of a guest's seat among the seats, -1 if they have none. */
export function placeOf({ seats }: GatheringSetup, guest: string | undefined): number {
  return seats.findIndex((seat) => seat.type === 'person' && seat.guest === guest);
}
