import type { JournalEntry } from '@fondaco/protocol';

/** What was chosen, with what it forced. */
export interface ReviewStep extends JournalEntry {
  /** The number of the choice's own line; `seq` is that of the last it forced. */
  readonly line: number;
}

/** One step a choice: what the table played by itself after it came of it. */
export function stepsOf(entries: readonly JournalEntry[]): readonly ReviewStep[] {
  const steps: ReviewStep[] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    if (!entry.isAuto || last === undefined) steps.push({ ...entry, line: entry.seq });
    else steps[steps.length - 1] = { ...last, seq: entry.seq, events: [...last.events, ...entry.events] };
  }
  return steps;
}

/** The number of lines after so many steps. */
export function lineAt(steps: readonly ReviewStep[], at: number): number {
  return at === 0 ? 0 : (steps[at - 1]?.seq ?? 0);
}

/** The line of the choice that the last of so many steps was, without what it forced. */
export function choiceAt(steps: readonly ReviewStep[], at: number): number {
  return steps[at - 1]?.line ?? 0;
}

/** After how many steps a line has been said, at the latest. */
export function placeOf(steps: readonly ReviewStep[], line: number): number {
  if (line <= 0) return 0;
  const place = steps.findIndex(({ seq }) => seq >= line);
  return place < 0 ? steps.length : place + 1;
}
