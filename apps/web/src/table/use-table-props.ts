import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../texts/languages.ts';
import { COLOURS, type GameTableProps, type TablePlayer } from './game-table.ts';
import { useTable } from './table-store.ts';
import { useLayout } from './use-layout.ts';
import { useNarrowing } from './use-narrowing.ts';

/** Everything a game's components are given; undefined until the host has spoken. */
export function useTableProps(): GameTableProps | undefined {
  const t = useTexts();
  const layout = useLayout();
  const narrowing = useNarrowing();
  const { now, me, seats, parts, deeds, preview, changed, event } = useTable(
    useShallow(({ now, me, seats, parts, deeds, preview, changed, event }) => ({
      now,
      me,
      seats,
      parts,
      deeds,
      preview,
      changed,
      event,
    })),
  );
  const players = useMemo(
    () =>
      seats.map((seat, i): TablePlayer => ({
        name: seat.name,
        colour: COLOURS[i],
        isBot: seat.type === 'bot',
        ...(seat.type === 'bot' && { level: seat.level }),
        ...(seat.type === 'bot' && seat.temperament !== undefined && { temperament: seat.temperament }),
        isWaiting: now?.waiting.includes(seat.name) === true,
      })),
    [seats, now],
  );
  if (now === undefined) return undefined;
  return { view: now.view, parts, deeds, me, players, step: now.step, narrowing, preview, changed, event, t, layout };
}
