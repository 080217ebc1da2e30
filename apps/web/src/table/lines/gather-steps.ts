import type { EventWords } from '@fondaco/kernel';
import type { JournalEntry } from '@fondaco/protocol';
import { beginningIn } from './since-own.ts';

/** The fields of an event that add up when the same thing is done again; of all other numbers the last one counts. */
const ADDED: readonly string[] = ['spaces', 'count', 'ducats', 'florins', 'actions'];

/** Whether doing this again is more of the same: so many spaces, so many cubes. */
function isMore(one: EventWords, other: EventWords): boolean {
  if (one.spaces === undefined && one.count === undefined) return false;
  const isAlike = (name: string): boolean => typeof one[name] === 'number' || one[name] === other[name];
  return [...Object.keys(one), ...Object.keys(other)].every(isAlike);
}

function addUp(one: EventWords, other: EventWords): EventWords {
  const sums = ADDED.flatMap((name) => {
    const [a, b] = [one[name], other[name]];
    return typeof a === 'number' && typeof b === 'number' ? [[name, a + b] as const] : [];
  });
  return { ...other, ...Object.fromEntries(sums) };
}

/** Events in which what was done several times in a row is done once, for all of it: "rests 3 spaces". */
export function addUpEvents(events: readonly EventWords[]): readonly EventWords[] {
  const sums: EventWords[] = [];
  for (const event of events) {
    const last = sums.at(-1);
    if (last !== undefined && isMore(last, event)) sums[sums.length - 1] = addUp(last, event);
    else sums.push(event);
  }
  return sums;
}

/** Entries in which a player's steps of the same kind, one after another, are one. */
export function gatherSteps(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const gathered: JournalEntry[] = [];
  for (const entry of entries) {
    const last = gathered.at(-1);
    const [now, before] = [entry.events[0], last?.events[0]];
    const isOne = entry.events.length === 1 && last?.events.length === 1 && last.seat === entry.seat;
    if (isOne && now !== undefined && before !== undefined && isMore(before, now))
      gathered[gathered.length - 1] = { ...entry, events: [addUp(before, now)] };
    else gathered.push(entry);
  }
  return gathered;
}

/** Between the lines of an entry that stands for several. */
export const NEXT_LINE = '\n';

/** Entries in which what a player said in one go, and nobody has learnt of yet, is one. */
export function gatherSecrets(entries: readonly JournalEntry[], verbs: readonly string[]): readonly JournalEntry[] {
  const gathered: JournalEntry[] = [];
  for (const entry of entries) {
    const last = gathered.at(-1);
    const isOne = last !== undefined && last.events.length + entry.events.length === 0 && last.seat === entry.seat;
    const verb = verbs.find((one) => entry.words.startsWith(`${one} `));
    if (isOne && verb !== undefined && last.words.startsWith(`${verb} `))
      gathered[gathered.length - 1] = { ...entry, words: `${last.words}${NEXT_LINE}${entry.words}` };
    else gathered.push(entry);
  }
  return gathered;
}

/** The seat of what nobody did: a turn that begins. */
export const NOBODY = '';

/** Entries cut where something begins with them: whoever ended a turn did not do what came with the next one. */
export function cutBeginnings(
  entries: readonly JournalEntry[],
  beginnings: ReadonlySet<string>,
): readonly JournalEntry[] {
  return entries.flatMap((entry) => {
    const at = beginningIn(entry, beginnings);
    if (at === entry.events.length) return [entry];
    const rest = { ...entry, seat: NOBODY, events: entry.events.slice(at) };
    return at === 0 ? [rest] : [{ ...entry, events: entry.events.slice(0, at) }, rest];
  });
}
