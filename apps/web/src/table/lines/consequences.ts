import type { EventWords } from '@fondaco/kernel';
import type { EventSentence } from './sentences.ts';

/** The events of a choice without what says it again: the first deed of whoever chooses, and all of them where deeds were added to it. */
export function consequencesOf(
  events: readonly EventWords[],
  me: string | undefined,
  { hasDeeds }: { readonly hasDeeds: boolean },
): readonly EventWords[] {
  const first = events.find(({ seat }) => seat === me);
  return events.filter((event) => event.seat !== me || (event !== first && !hasDeeds));
}

/** Sentences each said once, those first that touch a player. */
export function ownFirst(sentences: readonly EventSentence[], me: string | undefined): readonly string[] {
  const isOwn = ({ event }: EventSentence) => me !== undefined && Object.values(event).includes(me);
  const ordered = [...sentences.filter(isOwn), ...sentences.filter((one) => !isOwn(one))];
  return [...new Set(ordered.map(({ sentence }) => sentence))];
}
