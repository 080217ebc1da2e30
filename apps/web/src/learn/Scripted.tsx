import type { ReactNode } from 'react';
import { useTable } from '../table/store/table-store.ts';
import styles from './Scripted.module.css';
import { useLearnTexts } from './use-learn-texts.ts';

/** Says of the others at a lesson's table that they follow its script. */
export function Scripted({ seat }: { readonly seat: string }): ReactNode {
  const t = useLearnTexts();
  const me = useTable((state) => state.me);
  if (t === undefined || seat === me) return undefined;
  return <p className={styles.scripted}>{t('lesson.script')}</p>;
}
