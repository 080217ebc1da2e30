import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import styles from './WhyNot.module.css';

const SHOWN_FOR = 9000;

/** Says that something sent did not arrive or no longer fits. */
export function Trouble(): ReactNode {
  const t = useTexts();
  const trouble = useTable((state) => state.trouble);
  useEffect(() => {
    if (trouble === undefined) return;
    const timer = setTimeout(() => useTable.setState({ trouble: undefined }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [trouble]);
  if (trouble === undefined) return undefined;
  return (
    <div className={styles.why} role="alert">
      <p>{t(trouble.code === 'stale' ? 'trouble.stale' : 'trouble.failed')}</p>
    </div>
  );
}
