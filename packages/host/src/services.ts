import type { Game } from '@fondaco/kernel';
import type { BotPlayer } from './bots/bot-player.ts';
import type { Clock } from './clock.ts';
import type { TableQuestions } from './questions/questions.ts';
import type { Stamp } from './store/stamp.ts';
import type { Store } from './store/store.ts';

/** The games a host knows. */
export interface HostGames {
  /** What new tables can be made of. */
  readonly offered: readonly { readonly game: Game; readonly title: string }[];
  /** A game under the rules of this number; without a number, as it is played now. */
  find(id: string, rules?: number): Game | undefined;
}

/** What a host has from where it runs. */
export interface HostServices {
  readonly store: Store;
  readonly games: HostGames;
  readonly bots: BotPlayer;
  readonly clock: Clock;
  /** Bytes that nobody can foresee. */
  readonly randomBytes: (count: number) => Uint8Array;
  /** Told of what went wrong and was got over. */
  readonly warn: (message: string) => void;
  /** Who answers what takes long. */
  readonly questions: TableQuestions;
  /** Whether everything of a table will outlive the process. */
  readonly isStored: (table: string) => boolean;
  /** What is written along with every change, for a host that keeps time. */
  readonly stamp?: Stamp;
  /**
   * With so many lines nothing more is taken back at a table; any number if absent. Whoever chooses and takes back on and on would make it so
   * long that reading it keeps everybody waiting.
   */
  readonly mostLines?: number;
}
