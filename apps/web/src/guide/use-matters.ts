import { mattersAt } from '@fondaco/lessons';
import { useMemo } from 'react';
import { useAmounts } from '../table/choose/PriceTag.tsx';
import { isFree, priceOf } from '../table/lines/effects.ts';
import { useOffered } from '../table/store/offered.ts';
import { useTable } from '../table/store/table-store.ts';
import { useTextStore } from '../texts/languages.ts';
import { useGuideFile } from './guide-files.ts';

/** So many things matter at once. */
const MOST_MATTERS = 2;

/** Something that matters now, in the language spoken. */
export interface SaidMatter {
  readonly id: string;
  readonly text: string;
  readonly clause: string;
  /** The verb it is about, if it is about one. */
  readonly verb: string | undefined;
}

/** What matters at the decision on the screen. */
export function useMatters(): readonly SaidMatter[] {
  const game = useTable((state) => state.game);
  const now = useTable((state) => state.now);
  const language = useTextStore((spoken) => spoken.language);
  const guide = useGuideFile(game);
  const offered = useOffered();
  const amounts = useAmounts();
  return useMemo(() => {
    if (guide === undefined || now === undefined) return [];
    const { step, chapter, choices } = now;
    const isFreeLine = (line: string): boolean => isFree(priceOf(offered.get(line) ?? [], amounts));
    const asked = { step, chapter: chapter?.number ?? 0, choices, isFree: isFreeLine };
    return mattersAt(guide, asked)
      .slice(0, MOST_MATTERS)
      .map(({ id, text, clause, when }) => ({ id, text: text[language], clause, verb: when.offers[0]?.split(' ')[0] }));
  }, [guide, now, language, offered, amounts]);
}
