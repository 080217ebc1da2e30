import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { capital } from '../lines/sentences.ts';
import { LOOKING_BACK } from '../store/looking-back.ts';
import type { WhyNot as Why } from '../store/table-store.ts';
import { useLineText } from '../store/use-line-text.ts';

/** The reason that is no reason: nobody asks for it at this moment. */
const NOT_NOW = 'not-now';

interface WhyNotProps {
  readonly why: Why;
  /** Whether the card says already what the thing is. */
  readonly isExplained: boolean;
  /** When it will matter, if nobody asks for it now. */
  readonly later?: string | undefined;
}

/** Why something touched is not possible: one sentence, and the nearest way there. */
export function WhyNot({ why, isExplained, later }: WhyNotProps): ReactNode {
  const t = useTexts();
  const say = useLineText();
  const { refusal, first, instead } = why;
  if (isExplained && refusal.code === 'unknown-word') return undefined;
  return (
    <>
      <h3>{t(refusal.reason === NOT_NOW || refusal.code === 'not-waiting' ? 'explain.later' : 'explain.whyNot')}</h3>
      <p>{(refusal.reason === NOT_NOW ? later : undefined) ?? reasonSentence(t, why)}</p>
      {first !== undefined && <p>{t('why.first', { choice: say(first) })}</p>}
      {instead !== undefined && <p>{t('why.instead', { choice: say(instead) })}</p>}
    </>
  );
}

/** Why not, in a sentence. */
export function reasonSentence(t: Translate, { refusal }: Pick<Why, 'refusal'>): string {
  if (refusal.reason === LOOKING_BACK) return t('why.past');
  if (refusal.code === 'no-undo') return t(`undo.${refusal.reason ?? 'others'}`);
  if (refusal.code === 'unknown-word') return t('why.nothing');
  if (refusal.reason === NOT_NOW) return t('why.later');
  if (refusal.reason === 'legal') return t('why.possible');
  if (refusal.reason !== undefined && t.has(`reason.${refusal.reason}`)) return capital(t(`reason.${refusal.reason}`));
  if (refusal.code === 'not-waiting') return t('why.notYourTurn');
  if (refusal.code === 'illegal' && refusal.reason === undefined) return t('why.full');
  return refusal.reason === undefined ? refusal.message : capital(t(`reason.${refusal.reason}`));
}
