import type { BotPlayer, Clock, HostGames, Pace, TableQuestions } from '@fondaco/host';
import type { LogSetup } from './operate/log.ts';
import type { Limits } from './security/limits.ts';
import type { ServerStore } from './store/server-store.ts';

/** What a process sees to: people, the bots at their tables, or both. */
export const ROLES = ['web', 'bots', 'both'] as const;
export type Role = (typeof ROLES)[number];

/** A certificate and its key, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** What a server is made of. Time and chance are given to it, so that whoever gives others can compare two servers byte by byte. */
export interface ServerSetup {
  /** Opened with `duesOf`: what must happen later is written with the line it follows from. */
  readonly store: ServerStore;
  readonly games: HostGames;
  readonly bots: BotPlayer;
  readonly questions: TableQuestions;
  readonly clock: Clock;
  /** Milliseconds of a watch that only measures how long things take. */
  readonly elapsed: () => number;
  /** How long bots take to answer: drawn before they think, so that it tells nothing. */
  readonly pace: Pace;
  /** Bytes that nobody can foresee. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Both if absent. */
  readonly role?: Role;
  /** The folder with the built client; without it there is only the API. */
  readonly page?: string;
  /** A port that is taken gives way to a free one. */
  readonly port: number;
  /** The address to listen at; only this machine's own if absent. */
  readonly host?: string;
  readonly certificate?: Certificate;
  /** The address by which others in the house find this machine, if they may. */
  readonly homeAddress?: () => string | undefined;
  /** The addresses of proxies whose word is taken for where a request comes from. */
  readonly trustProxy?: string;
  readonly limits?: Partial<Limits>;
  readonly log: LogSetup;
}
