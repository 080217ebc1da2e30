import type { JournalEntry } from '@fondaco/protocol';
import type { TableState } from '../store/table-store.ts';

/** The most entries of a chapter that are drawn; the record has them all. */
const MOST_SHOWN = 150;

/** A part of the journal, newest first: the newest, what was said while the viewer was away, since their last turn, and before. */
export interface JournalChapter {
  readonly kind: 'newest' | 'left' | 'since' | 'before';
  readonly entries: readonly JournalEntry[];
}

/** What is told, and to whom. */
export interface JournalView {
  readonly me: string | undefined;
  readonly away: TableState['away'];
  /** Makes one entry of those that belong together. */
  readonly gather: (entries: readonly JournalEntry[]) => readonly JournalEntry[];
}

/** Divides what happened into chapters, newest first; there is none without an entry. */
export function chaptersOf(all: readonly JournalEntry[], { me, away, gather }: JournalView): readonly JournalChapter[] {
  if (away === undefined) return present(chaptersByTurn(shownTo(gather(all), me), me));
  const { from, to } = away;
  // What was seen and what was not are told apart, also where they would be one.
  const [seen, missed, later] = [
    all.filter(({ seq }) => seq <= from),
    all.filter(({ seq }) => seq > from && seq <= to),
    all.filter(({ seq }) => seq > to),
  ].map(gather);
  const shown = shownTo([...(seen ?? []), ...(missed ?? []), ...(later ?? [])], me);
  const left = shown.filter(({ seq }) => seq > from && seq <= to);
  if (left.length === 0) return present(chaptersByTurn(shown, me));
  const known = shown.filter(({ seq }) => seq <= from);
  const isPlayed = shown.some(({ seq, seat }) => seq > from && seat === me);
  return present([
    { kind: 'newest', entries: newest(shown.filter(({ seq }) => seq > to)) },
    { kind: 'left', entries: newest(left) },
    ...(isPlayed ? [{ kind: 'before', entries: newest(known) } as const] : chaptersBefore(known, me)),
  ]);
}

/** Entries without events are secret choices: others' are left out, the viewer's own are shown until events follow. */
function shownTo(all: readonly JournalEntry[], me: string | undefined): readonly JournalEntry[] {
  const lastShown = all.findLastIndex(({ events }) => events.length > 0);
  return all.filter(({ seat, events }, i) => events.length > 0 || (seat === me && i > lastShown));
}

/** The viewer's entries at the end are the turn they are in; what others did before that is new to them. */
function chaptersByTurn(entries: readonly JournalEntry[], me: string | undefined): readonly JournalChapter[] {
  const end = entries.findLastIndex(({ seat }) => seat !== me) + 1;
  const start = entries.slice(0, end).findLastIndex(({ seat }) => seat === me) + 1;
  const own = { kind: 'newest', entries: entries.slice(end).toReversed() } as const;
  if (start === 0) return [own, { kind: 'before', entries: newest(entries.slice(0, end)) }];
  return [
    own,
    { kind: 'since', entries: entries.slice(start, end).toReversed() },
    { kind: 'before', entries: newest(entries.slice(0, start)) },
  ];
}

/** What a viewer who was away has seen: where they left in their own turn there is nothing since. */
function chaptersBefore(entries: readonly JournalEntry[], me: string | undefined): readonly JournalChapter[] {
  const [own, ...others] = chaptersByTurn(entries, me);
  const isSince = own?.entries.length === 0 && others[0]?.kind === 'since';
  return isSince ? others : [{ kind: 'before', entries: newest(entries) }];
}

function newest(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  return entries.toReversed().slice(0, MOST_SHOWN);
}

function present(chapters: readonly JournalChapter[]): readonly JournalChapter[] {
  return chapters.filter(({ entries }) => entries.length > 0);
}
