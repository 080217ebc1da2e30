import type { ClockRule, Watching } from './clock-rule.ts';

/**
 * What a table is, beside its game. People gather; when everybody is ready and no seat is free it begins by itself (`starting` for the moment
 * that takes), and keeps its id.
 */
export type TablePhase = 'gathering' | 'starting' | 'playing' | 'over' | 'dissolved';

/** A place at a table, before it begins and while it is played. */
export type GatheringSeat = { readonly seat: string } &
  /** For whoever comes. */
  (
    | { readonly type: 'open' }
    /** For somebody who was at the table before this one, until its maker opens it to others. */
    | { readonly type: 'kept'; readonly name: string; readonly isYou: boolean }
    | {
        readonly type: 'person';
        readonly name: string;
        readonly isYou: boolean;
        readonly isMaker: boolean;
        readonly isReady: boolean;
        /** When they sat down, in milliseconds since 1970. */
        readonly satAt: number;
        /** A bot of this level plays for them until they are back. */
        readonly standIn?: string;
        /** They wish to end the game without a result. */
        readonly wantsEnd: boolean;
        /** Their clock stands. */
        readonly isOnVacation: boolean;
      }
    | { readonly type: 'bot'; readonly name: string; readonly level: string; readonly temperament?: string | undefined }
    /** They gave up: a bot plays on, ranked last. Whoever may sit down can take the seat over, and is ranked as the points say. */
    | { readonly type: 'resigned'; readonly name: string; readonly isYou: boolean; readonly level: string }
  );

/** Everything about a table but its lines, for one viewer. */
export interface GatheringInfo {
  readonly table: string;
  /** Grows with what people agree on and do here beside their lines; one with a lower number is older. */
  readonly version: number;
  readonly phase: TablePhase;
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Whether it is played on a board or parts file, which `open` tells once it has begun. */
  readonly hasParts: boolean;
  readonly seats: readonly GatheringSeat[];
  readonly clock: ClockRule;
  readonly watching: Watching;
  readonly isPublic: boolean;
  /** Whether there is a link by which people can sit down. */
  readonly hasInvite: boolean;
  /** Whether the viewer came by that link, or made it, on this connection. */
  readonly isInvited: boolean;
  /** Whether the viewer called the table. */
  readonly isMaker: boolean;
  /** The name of whoever did. */
  readonly maker: string;
  /** Whether the viewer may take an open or resigned seat. */
  readonly canSit: boolean;
  /** What was changed last, if everybody had to get ready again for it. */
  readonly unreadiedBy?: 'options' | 'seats' | 'clock' | 'watching';
  /** SHA-256 of the server's secret, 64 hexadecimal digits: fixed before anybody gave a salt. Absent if the table was brought along. */
  readonly seal?: string;
  /** The number of lines a table had when it was brought from a browser; whoever brought it may know what is hidden. */
  readonly broughtAt?: number;
  /** The table at which they play again. */
  readonly rematch?: string;
  readonly madeAt: number;
}
