import { readLine } from '@fondaco/kernel';
import { useMemo } from 'react';
import { countingKey, narrow } from '../lines/narrowing.ts';
import { useTable } from './table-store.ts';

/** The lines on offer that a thing with these word keys stands for. */
export function useLinesWith(keys: readonly string[]): readonly string[] {
  const choices = useTable(({ now, past, series }) =>
    past === undefined ? (series?.open ?? now?.choices) : undefined,
  );
  const touched = useTable((state) => state.touched);
  const lexicon = useTable((state) => state.lexicon);
  const isSeries = useTable((state) => state.series !== undefined);
  const joined = keys.join(' | ');
  return useMemo(() => {
    const lines = (choices ?? []).map((line) => readLine(lexicon, line));
    const before = isSeries ? [] : touched;
    const key = countingKey(lines, before, joined.split(' | '));
    if (key === undefined) return [];
    const left = narrow(lines, [...before, key]);
    return (left.length > 0 ? left : narrow(lines, [key])).map(({ line }) => line);
  }, [choices, touched, lexicon, isSeries, joined]);
}
