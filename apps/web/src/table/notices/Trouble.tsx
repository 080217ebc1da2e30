import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import styles from './notice.module.css';

/** Says that something sent did not arrive or no longer fits, until it is dismissed or something else is sent. */
export function Trouble(): ReactNode {
  const t = useTexts();
  const trouble = useTable((state) => state.trouble);
  if (trouble === undefined) return undefined;
  return (
    <div className={styles.notice} role="alert">
      <p>{t(trouble.code === 'stale' ? 'trouble.stale' : 'trouble.failed')}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={t('why.close')}
        onClick={() => useTable.setState({ trouble: undefined })}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
