import type { ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import styles from './notice.module.css';

/** Says that the table is being opened again where its worker is gone, or does not answer. */
export function Resuming(): ReactNode {
  const t = useTexts();
  const isResuming = useTable((state) => state.isResuming || state.isWaiting);
  if (!isResuming) return undefined;
  return (
    <div className={styles.notice} role="status" data-resuming>
      <p>{t('table.resuming')}</p>
    </div>
  );
}
