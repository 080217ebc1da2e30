import type { State } from '@fondaco/kernel';

/**
 * What a game tells bots about itself. The bots' package says what each member is for; it is written down again here because games
 * and catalog know nothing of bots.
 */
export interface BotHints {
  readonly featureNames: readonly string[];
  writeFeatures(s: State, seat: number, out: Float32Array): void;
  readonly hasHiddenHands: boolean;
  readonly heuristic: Readonly<Record<string, number>>;
  readonly temperaments: readonly { readonly name: string; readonly likes: Readonly<Record<string, number>> }[];
  readonly reasons: Readonly<
    Record<
      string,
      { readonly weight: number; unit?(s: State): number; readonly isGain?: boolean; readonly topic?: string }
    >
  >;
  readonly weights?: {
    readonly game: string;
    readonly rules: number;
    readonly games: number;
    readonly inputs: number;
    readonly hidden: number;
    readonly second: number;
    readonly scales: readonly number[];
    readonly data: string;
  };
}
