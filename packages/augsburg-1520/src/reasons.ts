import { numbered, type Reason } from '@fondaco/kernel';

/** Why something is not offered, and the clause that says so. */
const REASONS = [
  ['legal', 'AUG-RND-1'],
  ['not-now', 'AUG-RND-1'],
  ['bid-at-least-one', 'AUG-BID-2'],
  ['nothing-to-call', 'AUG-BID-4'],
  ['bid-too-low', 'AUG-BID-4'],
  ['no-valid-note', 'AUG-BID-3'],
  ['too-few-notes', 'AUG-BID-3'],
  ['not-in-hand', 'AUG-BID-3'],
  ['note-is-not-valid', 'AUG-BID-3'],
  ['show-in-ascending-order', 'AUG-BID-7'],
  ['showdown-in-ascending-order', 'AUG-BID-8'],
  ['jokers-come-after-a-note', 'AUG-BID-3'],
  ['too-few-notes-would-be-left', 'AUG-BID-7'],
  ['showdown-needs-more-notes', 'AUG-BID-8'],
  ['card-is-not-open', 'AUG-PRI-1'],
  ['two-choices-made', 'AUG-PRI-2'],
  ['two-choices-first', 'AUG-PRI-2'],
  ['symbol-is-not-on-the-card', 'AUG-PRI-1'],
  ['symbol-used-already', 'AUG-PRI-2'],
  ['symbol-is-no-ladder', 'AUG-PRI-7'],
  ['say-what-you-take', 'AUG-PRI-7'],
  ['no-notes-left', 'AUG-PRI-6'],
  ['drawn-just-now', 'AUG-PRI-6'],
  ['not-in-your-hand', 'AUG-PRI-6'],
  ['highest-level-reached', 'AUG-LEV-1'],
  ['tile-in-the-supply', 'AUG-LEV-3'],
  ['no-tile-in-the-supply', 'AUG-LEV-3'],
  ['not-on-that-level', 'AUG-LEV-3'],
  ['nobody-is-robbed-for-that', 'AUG-LEV-3'],
  ['only-agency-gives-florins', 'AUG-RIG-4'],
  ['level-gives-no-florins', 'AUG-RIG-4'],
  ['right-of-another-ladder', 'AUG-RIG-1'],
  ['office-too-low', 'AUG-RIG-2'],
  ['peerage-too-low', 'AUG-RIG-3'],
  ['have-one-already', 'AUG-RIG-1'],
  ['pile-is-empty', 'AUG-RIG-1'],
  ['too-few-florins', 'AUG-RIG-5'],
  ['no-master-builder', 'AUG-RIG-6'],
  ['built-already', 'AUG-RIG-6'],
  ['not-the-next-note', 'AUG-INC-6'],
  ['note-too-dear', 'AUG-INC-6'],
  ['no-such-note-to-give', 'AUG-INC-5'],
] as const;

/** The number of each reason. */
export const WHY = numbered(REASONS.map(([name]) => name)) as {
  readonly [Name in (typeof REASONS)[number][0]]: number;
};

export const reasons: readonly Reason[] = REASONS.map(([name, clause]) => ({ name, clause }));
