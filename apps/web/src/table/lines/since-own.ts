import { itemAt, type EventWords, type Lexicon } from '@fondaco/kernel';
import type { JournalEntry } from '@fondaco/protocol';

/** The kinds of event with which a part of the game begins. */
export function beginningsOf({ events }: Pick<Lexicon, 'events'>): ReadonlySet<string> {
  return new Set(events.flatMap(({ name, isBeginning }) => (isBeginning === true ? [name] : [])));
}

/** Where in an entry something begins that is no longer the deed itself: a turn, with all that comes of it; its length if nothing does. */
export function beginningIn({ events }: JournalEntry, beginnings: ReadonlySet<string>): number {
  const at = events.findIndex(({ type }) => beginnings.has(String(type)));
  return at < 0 ? events.length : at;
}

/** With what the part of the game began that some entries end in; they stand newest first. */
export function lastBeginning(
  entries: readonly JournalEntry[],
  beginnings: ReadonlySet<string>,
): EventWords | undefined {
  const isBeginning = ({ type }: EventWords): boolean => beginnings.has(String(type));
  return entries.find(({ events }) => events.some(isBeginning))?.events.findLast(isBeginning);
}

/** What has happened since the viewer's own last deed; a turn that began with it, and what came with that, is no deed of theirs. */
export function sinceOwn(
  entries: readonly JournalEntry[],
  me: string,
  beginnings: ReadonlySet<string>,
): readonly EventWords[] {
  const last = entries.findLastIndex(({ seat }) => seat === me);
  const own = last < 0 ? [] : itemAt(entries, last).events.slice(beginningIn(itemAt(entries, last), beginnings));
  return [...own, ...entries.slice(last + 1).flatMap(({ events }) => events)];
}
