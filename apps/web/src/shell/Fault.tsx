import type { HostRefusal } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/languages.ts';
import styles from './Fault.module.css';

interface FaultProps {
  /** What cannot be done. */
  readonly title: string;
  readonly refusal: Pick<HostRefusal, 'code' | 'message' | 'where'>;
}

/**
 * Why something could not be done, what to do about it, and where in a file it went wrong. That detail is in English, so in other
 * languages it is folded away.
 */
export function Fault({ title, refusal }: FaultProps): ReactNode {
  const t = useTexts();
  const cause = causeOf(refusal);
  return (
    <div role="alert" className={styles.fault}>
      <b>{title}</b> {t(`fault.${cause}`)}
      {!TYPED.has(cause) && (
        <details open={t.language === 'en'}>
          <summary>{t('fault.detail')}</summary>
          <p className={styles.detail} lang="en">
            {[refusal.where, refusal.message].filter(Boolean).join(': ')}
          </p>
        </details>
      )}
    </div>
  );
}

/** Faults of a field in the form: the person sees the field, so its place is not named. */
const TYPED: ReadonlySet<string> = new Set(['seed', 'name']);

function causeOf({ code, where = '' }: FaultProps['refusal']): string {
  if (/(^|\.)seed$/.test(where)) return 'seed';
  if (/^((how\.)?seats|names)\[\d+\](\.name)?$/.test(where)) return 'name';
  if (code === 'bad-parts') return 'parts';
  if (code === 'no-game') return 'foreign';
  return code === 'bad-record' ? 'record' : 'other';
}
