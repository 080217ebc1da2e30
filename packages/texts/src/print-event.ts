import type { EventWords, Lexicon } from '@fondaco/kernel';
import type { NameOf, Translate } from './translate.ts';
import { wordValues } from './word-values.ts';

/** An event as a sentence, by the message `event.<type>`, whose values are the event's fields. */
export function printEvent(t: Translate, lexicon: Lexicon, event: EventWords, nameOf: NameOf): string {
  const kind = lexicon.events.find(({ name }) => name === event['type']);
  if (kind === undefined) throw new Error(`there is no event "${event['type']}"`);
  const values = kind.fields.map((field) => wordValues(t, { ...field, word: event[field.name] }, nameOf));
  return t(`event.${kind.name}`, Object.assign({}, ...values) as Record<string, string | number>);
}
