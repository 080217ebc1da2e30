import { useEffect, type ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useTexts } from '../texts/languages.ts';
import type { Translate } from './game-table.ts';
import { LOOKING_BACK } from './looking-back.ts';
import { capital, lineSentence } from './sentences.ts';
import { useTable, type WhyNot as Why } from './table-store.ts';
import styles from './WhyNot.module.css';

const SHOWN_FOR = 9000;

/** The answer to "why not?": one sentence, and the clause. */
export function WhyNot(): ReactNode {
  const t = useTexts();
  const why = useTable((state) => state.why);
  const lexicon = useTable((state) => state.lexicon);
  useEffect(() => {
    if (why === undefined) return;
    const timer = setTimeout(() => useTable.setState({ why: undefined }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [why]);
  if (why === undefined) return undefined;
  const { clause } = why.refusal;
  const isAboutLine = why.line !== '' && why.refusal.code !== 'unknown-word';
  return (
    <div className={styles.why} role="status">
      <h2>
        <Icon name="why" />
        {isAboutLine ? lineSentence(t, lexicon, why.line) : t('why.title')}
      </h2>
      <p>{reasonSentence(t, why)}</p>
      {clause !== undefined && (
        <small>{t.has(`clause.${clause}`) ? `${capital(t(`clause.${clause}`))} (${clause})` : clause}</small>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('why.close')}
        onClick={() => useTable.setState({ why: undefined })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function reasonSentence(t: Translate, { refusal }: Why): string {
  if (refusal.reason === LOOKING_BACK) return t('why.past');
  if (refusal.code === 'no-undo') return t('why.noUndo');
  if (refusal.code === 'unknown-word') return t('why.nothing');
  if (refusal.reason === 'legal') return t('why.possible');
  if (refusal.reason !== undefined && t.has(`reason.${refusal.reason}`)) return capital(t(`reason.${refusal.reason}`));
  if (refusal.code === 'not-waiting') return t('why.notYourTurn');
  return refusal.reason === undefined ? refusal.message : capital(t(`reason.${refusal.reason}`));
}
