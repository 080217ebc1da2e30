import type { JournalEntry } from '@fondaco/protocol';

/** One entry a choice: what the table played by itself after it came of it, and is told with it. */
export function gatherForced(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const choices: JournalEntry[] = [];
  for (const entry of entries) {
    const last = choices.at(-1);
    if (!entry.isAuto || last === undefined) choices.push(entry);
    else choices[choices.length - 1] = { ...last, seq: entry.seq, events: [...last.events, ...entry.events] };
  }
  return choices;
}
