import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../texts/languages.ts';
import { keysIn } from './show-events.ts';
import { COLOURS } from '../../look/colours.ts';
import type { GameTableProps, TablePlayer } from '../game-table.ts';
import { useTable } from './table-store.ts';
import { useLayout } from './use-layout.ts';
import { useNarrowing } from './use-narrowing.ts';

const NOTHING_CHANGED: ReadonlySet<string> = new Set();

/** Everything a game's components are given; undefined before the first message from the host. In the past it is all as it was then. */
export function useTableProps(): GameTableProps | undefined {
  const t = useTexts();
  const layout = useLayout();
  const narrowing = useNarrowing();
  const { now, past, me, seats, parts, entries, preview, changed, event } = useTable(
    useShallow(({ now, past, me, seats, parts, entries, preview, changed, event }) => ({
      now,
      past,
      me,
      seats,
      parts,
      entries,
      preview,
      changed,
      event,
    })),
  );
  const shown = past ?? now;
  const waiting = shown?.waiting;
  const players = useMemo(
    () =>
      seats.map((seat, i): TablePlayer => ({
        seat: itemAt(SEAT_WORDS, i),
        name: seat.name,
        colour: itemAt(COLOURS, i),
        isBot: seat.type === 'bot',
        ...(seat.type === 'bot' && { level: seat.level }),
        ...(seat.type === 'bot' && seat.temperament !== undefined && { temperament: seat.temperament }),
        isWaiting: waiting?.includes(itemAt(SEAT_WORDS, i)) === true,
      })),
    [seats, waiting],
  );
  const changedThen = useMemo(() => changedIn(past), [past]);
  return useMemo(() => {
    if (shown === undefined) return undefined;
    const { seq, view, step } = shown;
    const common = { seq, isPast: past !== undefined, view, parts, me, players, step, narrowing, t, layout };
    if (past !== undefined)
      return { ...common, entries: past.entries, preview: undefined, changed: changedThen, event: undefined };
    return { ...common, entries, preview, changed, event };
  }, [shown, past, parts, me, players, narrowing, t, layout, entries, preview, changed, changedThen, event]);
}

/** The word keys of the entry that led to a moment of the past. */
function changedIn(past: TableMessage | undefined): ReadonlySet<string> {
  const events = past?.entries.at(-1)?.events;
  return events === undefined ? NOTHING_CHANGED : new Set(events.flatMap((event) => [...keysIn(event)]));
}
