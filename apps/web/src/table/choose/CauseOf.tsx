import type { ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { causeText } from '../lines/cause-text.ts';
import { useReasons } from '../store/reasons.ts';
import { useLinesWith } from '../store/use-lines-with.ts';
import { useMayAskAhead } from './use-may-ask-ahead.ts';

interface CauseOfProps {
  /** The word keys of the thing. */
  readonly word: string;
  readonly className?: string | undefined;
}

/** Why a thing cannot be chosen by whoever is asked now, in a word or two. */
export function CauseOf({ word, className }: CauseOfProps): ReactNode {
  const t = useTexts();
  const isPossible = useLinesWith([word]).length > 0;
  const isAsked = useMayAskAhead();
  const [reason] = useReasons(isAsked && !isPossible ? [word] : NOTHING);
  const cause = reason === undefined ? undefined : causeText(t, reason.refusal);
  return cause !== undefined && <small className={className}>{cause}</small>;
}

const NOTHING: readonly string[] = [];
