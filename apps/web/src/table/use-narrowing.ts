import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Narrowing } from './game-table.ts';
import { countingKey, glowOf, openWords, readLine, stateIn } from './narrowing.ts';
import { ask, touch } from './table-actions.ts';
import { useTable } from './table-store.ts';

const NOTHING: readonly string[] = [];

/** The choices of the moment, for whatever stands for words; in the past there are none. */
export function useNarrowing(): Narrowing {
  const { choices, lexicon, touched } = useTable(
    useShallow(({ now, past, lexicon, touched }) => ({
      choices: (past ?? now)?.choices,
      lexicon,
      touched: past === undefined ? touched : NOTHING,
    })),
  );
  return useMemo(() => {
    const lines = (choices ?? []).map((line) => readLine(lexicon, line));
    const glow = glowOf(lines, touched);
    return {
      state: (keys) => stateIn(glow, keys),
      isPossible: (keys) => countingKey(lines, [], keys) !== undefined,
      touch,
      ask,
      open: (domain) => openWords(lines, touched, domain),
      line: glow.left.length === 1 ? glow.left[0].line : undefined,
    };
  }, [choices, lexicon, touched]);
}
