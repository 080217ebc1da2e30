/**
 * What may be on a screen that several players look at, whoever of them is asked. Choices with secret words never are; of the
 * others, some tell what somebody holds, or whether they can pay.
 */
export interface SharedScreen {
  /** What can be said with these verbs tells what somebody holds. */
  readonly privateVerbs: readonly string[];
  /** By what lines begin with, a verb or more, the reasons for which only what somebody holds stands in the way. */
  readonly reasons: Readonly<Record<string, readonly string[]>>;
  /** The amounts that everybody sees. */
  readonly openAmounts: readonly string[];
}

/** A game of which nothing is known: everything is chosen out of sight. */
export const CLOSED_SCREEN: SharedScreen = { privateVerbs: [], reasons: {}, openAmounts: [] };
