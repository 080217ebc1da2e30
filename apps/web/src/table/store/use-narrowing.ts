import { itemAt, readLine } from '@fondaco/kernel';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Narrowing } from '../game-table.ts';
import { countingKey, glowOf, openWords, stateIn } from '../lines/narrowing.ts';
import { findLine, stateInSeries } from '../lines/series.ts';
import { ask, touch } from './table-actions.ts';
import { useTable } from './table-store.ts';

const NOTHING: readonly string[] = [];

/** The choices of the moment, for elements that stand for words; in the past, while the host does not answer, and as long as something is to be seen first, there are none. */
export function useNarrowing(): Narrowing {
  const { choices, lexicon, touched, series } = useTable(
    useShallow(({ now, past, outage, isHeld, lexicon, touched, series }) => {
      const canChoose = past === undefined && outage === undefined && !isHeld;
      return {
        choices: canChoose ? now?.choices : NOTHING,
        lexicon,
        touched: canChoose ? touched : NOTHING,
        series: canChoose ? series : undefined,
      };
    }),
  );
  return useMemo(() => {
    if (series !== undefined) {
      return {
        state: (keys) => stateInSeries(lexicon, series, keys),
        isPossible: (keys) => findLine(lexicon, series.all, keys) !== undefined,
        touch,
        ask,
        open: (domain) =>
          openWords(
            series.open.map((line) => readLine(lexicon, line)),
            [],
            domain,
          ),
        line: undefined,
        picked: series.picked,
      };
    }
    const lines = (choices ?? []).map((line) => readLine(lexicon, line));
    const glow = glowOf(lines, touched);
    return {
      state: (keys) => stateIn(glow, keys),
      isPossible: (keys) => countingKey(lines, [], keys) !== undefined,
      touch,
      ask,
      open: (domain) => openWords(lines, touched, domain),
      line: glow.left.length === 1 ? itemAt(glow.left, 0).line : undefined,
      picked: [],
    };
  }, [choices, lexicon, touched, series]);
}
