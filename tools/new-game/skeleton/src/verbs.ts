import { numbered, numbers, type Verb } from '@fondaco/kernel';
import { MOST_AT_ONCE } from './data/numbers.ts';

const VERB_NAMES = ['take'] as const;

/** The number of each verb. */
export const VERB = numbered(VERB_NAMES);

/** What can be said at a table; append-only. */
export const verbs: readonly Verb[] = [{ name: 'take', args: [{ domain: numbers(MOST_AT_ONCE) }] }];
