/** One thing said aloud. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** So many announcements stay: a reader that is behind still finds them. */
const MOST_KEPT = 12;

/** What stays to be read when more is said: the same words twice in a row tell nothing new. */
export function withSaid(known: readonly Announcement[], texts: readonly string[]): readonly Announcement[] {
  const { id = 0, text: last } = known.at(-1) ?? {};
  const added = texts.filter((text, i) => text !== (i === 0 ? last : texts[i - 1]));
  if (added.length === 0) return known;
  return [...known, ...added.map((text, i) => ({ id: id + i + 1, text }))].slice(-MOST_KEPT);
}
