import { useEffect, useState, type ReactNode } from 'react';
import { connection } from '../../client/connection.ts';
import type { Outage } from '../../client/host-connection.ts';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import styles from './LostPrompt.module.css';

const SECOND = 1000;

/** In place of the prompt while the host does not answer: what is kept, and when it is tried again. */
export function LostPrompt({ outage }: { readonly outage: Outage }): ReactNode {
  const t = useTexts();
  const isSending = useTable((state) => state.isSending);
  const seconds = useSecondsTo(outage.retryAt);
  return (
    <div className={styles.lost} data-lost>
      <Icon name="cut" size={28} />
      <div className={styles.said} role="status">
        <h2 id="prompt">
          {t('link.lost')}{' '}
          <span aria-live="off">{seconds > 0 ? t('link.again', { count: seconds }) : t('link.trying')}</span>
        </h2>
        <p>{t(isSending ? 'link.unsent' : 'link.kept')}</p>
      </div>
      <Button icon="replay" onClick={() => connection.retry()}>
        {t('link.now')}
      </Button>
    </div>
  );
}

/** Whole seconds until an instant, counted down. */
function useSecondsTo(instant: number): number {
  const left = () => Math.max(0, Math.ceil((instant - Date.now()) / SECOND));
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), SECOND / 2);
    return () => clearInterval(timer);
  }, []);
  return left();
}
