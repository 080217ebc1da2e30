import type { ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './LostLine.module.css';
import { useOnline } from './online-store.ts';
import { serverHost } from './server-host.ts';

/** On a page without a desk: the server does not answer, and what is shown may have changed since. */
export function LostLine(): ReactNode {
  const t = useTexts();
  const isLost = useOnline((online) => online.outage !== undefined);
  return (
    <div role="status">
      {isLost && (
        <p className={styles.lost} data-lost>
          <Icon name="cut" />
          {t('link.lost')} {t('online.mayDiffer')}
          <Button onClick={() => serverHost.retry()}>{t('link.now')}</Button>
        </p>
      )}
    </div>
  );
}
