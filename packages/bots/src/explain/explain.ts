import type { AdviceReason } from './reasons.ts';

/** The text of a key with its values put in. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Why, in a sentence: what a line brings and what it costs; empty if there is nothing to say. Every text under `hint.` of a game is
 * something that can be brought or lost, in the case the verbs ask for, so that the parts fit whatever comes together.
 */
export function explain(reasons: readonly AdviceReason[], say: Say, language: string): string {
  const list = new Intl.ListFormat(language);
  const name = ({ feature, count }: AdviceReason): string =>
    count === undefined ? say(`hint.${feature}`) : say(`hint.${feature}`, { count: Math.abs(count) });
  const gains = list.format(reasons.filter(({ change }) => change > 0).map(name));
  const losses = list.format(reasons.filter(({ change }) => change < 0).map(name));
  if (gains !== '' && losses !== '') return say('hint.both', { gains, losses });
  if (gains !== '') return say('hint.gains', { gains });
  return losses === '' ? '' : say('hint.losses', { losses });
}
