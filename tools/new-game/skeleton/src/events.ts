import { numbered, SEAT, type EventKind } from '@fondaco/kernel';

const EVENT_NAMES = ['took'] as const;

/** The number of each kind of event. */
export const EVENT = numbered(EVENT_NAMES);

/** What can happen at a table (NEW-INF-1); append-only. */
export const events: readonly EventKind[] = [
  { name: 'took', fields: [{ name: 'seat', domain: SEAT }, { name: 'stones' }] },
];
