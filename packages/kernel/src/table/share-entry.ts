import type { GameEvent } from '../event.ts';
import type { Entry } from './entry.ts';

/** What is remembered of each kind before it is begun anew. */
const MOST = 8000;

/**
 * A line as it is kept for the length of a game. At a thousand tables most words and events are said again and again: they lie in memory
 * once, however many lines say them, and take a fifth of the room.
 */
export function shareEntry({ seq, seat, words, isAuto, events }: Entry): Entry {
  return { seq, seat, words: shareWords(words), isAuto, events: shareEvents(events) };
}

const shareWords = sharing((words: string) => words);

const shareEvent = sharing(printEvent);

const shareList = sharing(
  (events: readonly GameEvent[]) => events.map(printEvent).join('/'),
  (events) => events.map(shareEvent),
);

const NOTHING: readonly GameEvent[] = [];

function shareEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.length === 0 ? NOTHING : shareList(events);
}

function printEvent({ kind, audience, values }: GameEvent): string {
  return `${kind} ${audience} ${values.join(' ')}`;
}

/** Answers with the first value that was printed the same; `keep` makes of it what is kept. */
function sharing<T>(print: (value: T) => string, keep: (value: T) => T = (value) => value): (value: T) => T {
  let known = new Map<string, T>();
  return (value) => {
    const text = print(value);
    const shared = known.get(text);
    if (shared !== undefined) return shared;
    if (known.size >= MOST) known = new Map();
    const kept = keep(value);
    known.set(text, kept);
    return kept;
  };
}
