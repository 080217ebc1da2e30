import { useEffect, useState, type ReactNode } from 'react';
import { Workbox } from 'workbox-window';
import { inBackground } from '../client/faults.ts';
import { usePageServer } from '../client/page-server.ts';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './UpdateNotice.module.css';

/** Registers the service worker, and says when a newer version waits, or the server speaks with a newer one only; nobody is interrupted. */
export function UpdateNotice(): ReactNode {
  const t = useTexts();
  const [workbox, setWorkbox] = useState<Workbox>();
  const [isWaiting, setWaiting] = useState(false);
  const isServerAhead = usePageServer((server) => server.isAhead);
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const registered = new Workbox('/sw.js');
    registered.addEventListener('waiting', () => setWaiting(true));
    registered.addEventListener('controlling', ({ isUpdate }) => {
      if (isUpdate === true) location.reload();
    });
    registered.register().then(
      () => setWorkbox(registered),
      (error: unknown) => console.warn('No offline play.', error),
    );
  }, []);
  // Otherwise the browser looks for it when the page is next opened, and opens the old one once more.
  useEffect(() => {
    if (isServerAhead && workbox !== undefined) inBackground(workbox.update());
  }, [isServerAhead, workbox]);
  if (!isWaiting && !isServerAhead) return undefined;
  const reload = () => (isWaiting ? workbox?.messageSkipWaiting() : location.reload());
  return (
    <div className={styles.update} role="status">
      {t('update.text')}
      <Button onClick={reload} data-update>
        {t('update.now')}
      </Button>
    </div>
  );
}
