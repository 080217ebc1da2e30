import type { ReactNode } from 'react';
import { useHostParts } from '../host-parts.ts';
import { useTexts } from '../../texts/languages.ts';
import { causeText } from '../lines/cause-text.ts';
import { useReasons } from '../store/reasons.ts';
import { useIsInTheOpen } from '../store/shared-screen.ts';
import { useTable } from '../store/table-store.ts';
import { useLinesWith } from '../store/use-lines-with.ts';

interface CauseOfProps {
  /** The word keys of the thing. */
  readonly word: string;
  readonly className?: string | undefined;
}

/** Why a thing cannot be chosen by whoever is asked now, in a word or two. */
export function CauseOf({ word, className }: CauseOfProps): ReactNode {
  const t = useTexts();
  const isPossible = useLinesWith([word]).length > 0;
  const isAsked = useIsAskedAlone();
  const [reason] = useReasons(isAsked && !isPossible ? [word] : NOTHING);
  const cause = reason === undefined ? undefined : causeText(t, reason.refusal);
  return cause !== undefined && <small className={className}>{cause}</small>;
}

const NOTHING: readonly string[] = [];

/** Whether somebody is asked whom reasons may be told: nobody else looks, and no guide answers. */
function useIsAskedAlone(): boolean {
  const isOpen = useIsInTheOpen();
  const { isAnswering = false } = useHostParts();
  const isAsked = useTable(
    ({ now, me, past, isHeld }) => past === undefined && !isHeld && me !== undefined && (now?.choices.length ?? 0) > 0,
  );
  return isAsked && !isOpen && !isAnswering;
}
