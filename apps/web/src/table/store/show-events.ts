import { itemAt, type EventWords } from '@fondaco/kernel';
import type { JournalEntry } from '@fondaco/protocol';
import { isStill, PACES, useSettings } from '../../client/settings.ts';
import { useTable } from './table-store.ts';

/** With reduced motion, milliseconds for which what changed keeps its ring. */
const STILL_RING = 1500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The word keys an event names. */
export function keysIn(event: EventWords): ReadonlySet<string> {
  const { lexicon } = useTable.getState();
  const kind = lexicon.events.find(({ name }) => name === event.type);
  const keys = kind?.fields.flatMap(({ name, domain }) => {
    const word = event[name];
    return domain === undefined || word === undefined ? [] : [`${domain}:${word}`];
  });
  return new Set(keys);
}

/** Shows events one after another, in place of those still being shown. Play does not wait for it. */
export function showEntries(entries: readonly JournalEntry[]): void {
  clearTimeout(timer);
  const events = entries.flatMap((entry) => entry.events);
  const { event: pause } = PACES[useSettings.getState().pace];
  if (isStill() || pause === 0) {
    const changed = new Set(events.flatMap((event) => [...keysIn(event)]));
    useTable.setState({ event: undefined, changed });
    timer = setTimeout(stopShowing, STILL_RING);
    return;
  }
  const showFrom = (i: number) => {
    if (i >= events.length) {
      stopShowing();
      return;
    }
    useTable.setState({ event: events[i], changed: keysIn(itemAt(events, i)) });
    timer = setTimeout(() => showFrom(i + 1), pause);
  };
  showFrom(0);
}

export function stopShowing(): void {
  clearTimeout(timer);
  useTable.setState({ event: undefined, changed: new Set() });
}
