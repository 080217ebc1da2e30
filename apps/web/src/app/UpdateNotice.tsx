import { useEffect, useState, type ReactNode } from 'react';
import { Workbox } from 'workbox-window';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './UpdateNotice.module.css';

/** Registers the service worker, and says when a newer version waits; nobody is interrupted. */
export function UpdateNotice(): ReactNode {
  const t = useTexts();
  const [waiting, setWaiting] = useState<Workbox>();
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const workbox = new Workbox('/sw.js');
    workbox.addEventListener('waiting', () => setWaiting(workbox));
    workbox.addEventListener('controlling', ({ isUpdate }) => {
      if (isUpdate === true) location.reload();
    });
    workbox.register().catch((error: unknown) => console.warn('No offline play.', error));
  }, []);
  if (waiting === undefined) return undefined;
  return (
    <div className={styles.update} role="status">
      {t('update.text')}
      <Button onClick={() => waiting.messageSkipWaiting()}>{t('update.now')}</Button>
    </div>
  );
}
