import { useMemo } from 'react';
import { useTexts } from '../../texts/languages.ts';
import type { Wording } from '../lines/sentences.ts';
import { useTable } from './table-store.ts';

/** What the lines and events of the open table are put into words with. */
export function useWording(): Wording {
  const t = useTexts();
  const lexicon = useTable((state) => state.lexicon);
  return useMemo(() => ({ t, lexicon }), [t, lexicon]);
}
