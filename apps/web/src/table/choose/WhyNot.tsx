import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import type { Translate } from '@fondaco/texts';
import { LOOKING_BACK } from '../store/looking-back.ts';
import { capital } from '../lines/sentences.ts';
import { useTable, type WhyNot as Why } from '../store/table-store.ts';
import { useLineText } from '../store/use-line-text.ts';
import styles from '../notices/notice.module.css';

/** The answer to "why not?": one sentence, the nearest way there, and the clause. It stays until it is dismissed or something else is touched. */
export function WhyNot(): ReactNode {
  const t = useTexts();
  const why = useTable((state) => state.why);
  const say = useLineText();
  if (why === undefined) return undefined;
  const { clause } = why.refusal;
  const isAboutLine = why.line !== '' && why.refusal.code !== 'unknown-word';
  return (
    <div className={styles.notice} role="status">
      <h2>
        <Icon name="why" />
        {isAboutLine ? say(why.line) : t(why.refusal.code === 'no-undo' ? 'undo.title' : 'why.title')}
      </h2>
      <p>{reasonSentence(t, why)}</p>
      {why.first !== undefined && <p>{t('why.first', { choice: say(why.first) })}</p>}
      {why.instead !== undefined && <p>{t('why.instead', { choice: say(why.instead) })}</p>}
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
  if (refusal.code === 'no-undo') return t(`undo.${refusal.reason ?? 'others'}`);
  if (refusal.code === 'unknown-word') return t('why.nothing');
  if (refusal.reason === 'legal') return t('why.possible');
  if (refusal.reason !== undefined && t.has(`reason.${refusal.reason}`)) return capital(t(`reason.${refusal.reason}`));
  if (refusal.code === 'not-waiting') return t('why.notYourTurn');
  if (refusal.code === 'illegal' && refusal.reason === undefined) return t('why.full');
  return refusal.reason === undefined ? refusal.message : capital(t(`reason.${refusal.reason}`));
}
