import type { ReactNode } from 'react';
import { dismissFault, useFaults } from '../client/faults.ts';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './UpdateNotice.module.css';

/** Says that something failed that nobody waited for, until it is dismissed. */
export function FaultNotice(): ReactNode {
  const t = useTexts();
  const hasFault = useFaults((faults) => faults.latest !== undefined);
  if (!hasFault) return undefined;
  return (
    <div className={styles.update} role="alert" data-fault>
      {t('broken.background')}
      <Button icon="replay" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
      <Button kind="quiet" icon="close" aria-label={t('why.close')} onClick={dismissFault} />
    </div>
  );
}
