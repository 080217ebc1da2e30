import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Narrowing } from './game-table.ts';
import { countingKey, narrow, openWords, readLine, stateOf } from './narrowing.ts';
import { findLine, stateInSeries } from './series.ts';
import { ask, touch } from './table-actions.ts';
import { useTable } from './table-store.ts';

/** The choices of the moment, for whatever stands for words. */
export function useNarrowing(): Narrowing {
  const { choices, lexicon, touched, series } = useTable(
    useShallow((state) => ({
      choices: state.now?.choices,
      lexicon: state.lexicon,
      touched: state.touched,
      series: state.series,
    })),
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
    const left = narrow(lines, touched);
    return {
      state: (keys) => stateOf(lines, touched, keys),
      isPossible: (keys) => countingKey(lines, [], keys) !== undefined,
      touch,
      ask,
      open: (domain) => openWords(lines, touched, domain),
      line: left.length === 1 ? left[0].line : undefined,
      picked: [],
    };
  }, [choices, lexicon, touched, series]);
}
