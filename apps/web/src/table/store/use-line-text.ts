import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useTexts } from '../../texts/languages.ts';
import { sayLine } from '../lines/sentences.ts';
import { useTable } from './table-store.ts';

/** Says lines as they are at this table. */
export function useLineText(): (line: string) => string {
  const t = useTexts();
  const { lexicon, speech, view, parts, me } = useTable(
    useShallow(({ lexicon, speech, now, parts, me }) => ({ lexicon, speech, view: now?.view, parts, me })),
  );
  return useMemo(
    () => (line) => sayLine({ t, view: view ?? {}, parts, me }, { lexicon, speech }, line),
    [t, lexicon, speech, view, parts, me],
  );
}
