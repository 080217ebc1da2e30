import { readLine, type EventWords, type Lexicon } from '@fondaco/kernel';
import type { JournalEntry } from '@fondaco/protocol';
import { printEvent, printLine, type Translate } from '@fondaco/texts';
import type { GameSpeech, SpeechContext } from '../game-table.ts';

/** What it takes to put the lines and events of a table into words. */
export interface Wording {
  readonly t: Translate;
  readonly lexicon: Lexicon;
}

export function eventSentence({ t, lexicon }: Wording, event: EventWords): string {
  return printEvent(t, lexicon, event, (seat) => t.word('seat', seat));
}

export function lineSentence({ t, lexicon }: Wording, line: string): string {
  return printLine(t, lexicon, line, (seat) => t.word('seat', seat));
}

/** A line as this table says it: the game's own phrase for it, or its words. */
export function sayLine(context: SpeechContext, speech: GameSpeech, wording: Wording, line: string): string {
  return speech.phrase?.(context, readLine(wording.lexicon, line)) ?? lineSentence(wording, line);
}

export interface EventSentence {
  readonly event: EventWords;
  readonly sentence: string;
}

/** Events as sentences; what is said several times in a row is said once. */
export function tellEvents(wording: Wording, events: readonly EventWords[]): readonly EventSentence[] {
  const runs: { event: EventWords; once: string; times: number }[] = [];
  for (const event of events) {
    const once = eventSentence(wording, event);
    const last = runs.at(-1);
    if (last?.once === once) last.times++;
    else runs.push({ event, once, times: 1 });
  }
  return runs.map(({ event, once, times }) => ({ event, sentence: times === 1 ? once : `${once} ×${times}` }));
}

/** An entry as sentences; a choice of one's own that nobody may hear of yet is told by its words, another's not at all. */
export function entrySentences(wording: Wording, entry: JournalEntry, me: string | undefined): readonly string[] {
  if (entry.events.length === 0) return entry.seat === me ? [lineSentence(wording, entry.words)] : [];
  return tellEvents(wording, entry.events).map(({ sentence }) => sentence);
}

/** The player an event is about. */
export function seatOf(event: EventWords): string | undefined {
  return typeof event.seat === 'string' ? event.seat : undefined;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
