import type { JournalEntry, Lexicon } from '@fondaco/protocol';
import type { EventWords } from '@fondaco/kernel';
import type { GameSpeech, SpeechContext } from '../game-table.ts';
import type { Translate } from '../../texts/translate.ts';
import { readLine } from './narrowing.ts';

/** The name of a verb alone: its text without the places for words. */
export function verbName(t: Translate, verb: string): string {
  return capital(
    t(`verb.${verb}`)
      .replaceAll(/\s*\{[\w-]+\}/g, '')
      .trim(),
  );
}

/**
 * A line as a sentence: `choice.<verb>.<number of words>`, `choice.<verb>` or `verb.<verb>`. Its places are filled by domain (the
 * second of one domain is `number2`); words that no place asked for are added.
 */
export function lineSentence(t: Translate, lexicon: Lexicon, line: string): string {
  const { verb, args } = readLine(lexicon, line);
  const keys = [`choice.${verb}.${args.length}`, `choice.${verb}`, `verb.${verb}`];
  const key = keys.find((one) => t.has(one)) ?? `verb.${verb}`;
  const values: Record<string, string> = {};
  const places = args.map(({ domain, word }) => {
    let place = domain;
    for (let n = 2; Object.hasOwn(values, place); n++) place = `${domain}${n}`;
    values[place] = t.word(domain, word);
    return place;
  });
  const raw = t(key);
  const extra = places.filter((place) => !raw.includes(`{${place}}`)).map((place) => values[place]);
  const text = t(key, values).replaceAll(/\s*\{[\w-]+\}/g, '');
  return capital(extra.length === 0 ? text : `${text}: ${extra.join(', ')}`);
}

/** A line as this table says it: the game's own phrase for it, or its words. */
export function sayLine(
  context: SpeechContext,
  { lexicon, speech }: { readonly lexicon: Lexicon; readonly speech: GameSpeech },
  line: string,
): string {
  return speech.phrase?.(context, readLine(lexicon, line)) ?? lineSentence(context.t, lexicon, line);
}

/** What others may not know comes last in a sentence, after a colon or in brackets, and is left out with them. */
function withoutHidden(sentence: string): string {
  return sentence.replace(/\s*(?::\s*\?|\(\?[^)]*\))/, '');
}

const NOTHING = /\s*\([^,()]*:\s*\+?0\)|(?<=\()[^,()]*:\s*\+?0, |, [^,()]*:\s*\+?0(?=\))/u;

/** What changes by nothing is left out of the brackets it stands in; not everything does at once. */
function withoutNothing(sentence: string): string {
  return sentence.replace(NOTHING, '');
}

/** An event as a sentence. */
export function eventSentence(t: Translate, lexicon: Lexicon, event: EventWords): string {
  const { type, ...fields } = event;
  const kind = lexicon.events.find(({ name }) => name === type);
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) {
    const domain = kind?.fields.find((field) => field.name === name)?.domain;
    values[name] = domain === undefined || value === '?' ? value : t.word(domain, String(value));
  }
  const isWhole = kind?.fields.every(({ name }) => Object.hasOwn(fields, name)) ?? true;
  // Alms without a giver come from the bank: a text of its own says so.
  const key = !isWhole && t.has(`event.${type}.none`) ? `event.${type}.none` : `event.${type}`;
  if (t.has(key)) return capital(withoutNothing(withoutHidden(t(key, values))).replaceAll(/\s*\{[\w-]+\}/g, ''));
  return [
    fields.seat,
    t(`event.${type}`),
    ...Object.entries(values)
      .filter(([name]) => name !== 'seat')
      .map(([, value]) => value),
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

export interface EventSentence {
  readonly event: EventWords;
  readonly sentence: string;
}

/** Events as sentences; what is said several times in a row is said once. */
export function tellEvents(t: Translate, lexicon: Lexicon, events: readonly EventWords[]): readonly EventSentence[] {
  const runs: { event: EventWords; once: string; times: number }[] = [];
  for (const event of events) {
    const once = eventSentence(t, lexicon, event);
    const last = runs.at(-1);
    if (last?.once === once) last.times++;
    else runs.push({ event, once, times: 1 });
  }
  return runs.map(({ event, once, times }) => ({ event, sentence: times === 1 ? once : `${once} ×${times}` }));
}

/** An entry as sentences; a choice of one's own that nobody may hear of yet is told by its words, another's not at all. */
export function entrySentences(
  t: Translate,
  lexicon: Lexicon,
  entry: JournalEntry,
  me: string | undefined,
): readonly string[] {
  if (entry.events.length === 0) return entry.seat === me ? [lineSentence(t, lexicon, entry.words)] : [];
  return tellEvents(t, lexicon, entry.events).map(({ sentence }) => sentence);
}

/** The player an event is about. */
export function seatOf(event: EventWords): string | undefined {
  return typeof event.seat === 'string' ? event.seat : undefined;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
