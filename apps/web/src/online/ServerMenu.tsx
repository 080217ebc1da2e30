import type { ReactNode } from 'react';
import { inBackground } from '../client/faults.ts';
import { usePageServer } from '../client/page-server.ts';
import { askName } from '../client/naming.ts';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './ServerMenu.module.css';

/** In the menu wherever there is a server: who one is there, and what it means if the way there is not encrypted. */
export function ServerMenu(): ReactNode {
  const t = useTexts();
  const { status, guest, isSecure } = usePageServer();
  if (status !== 'open') return undefined;
  return (
    <>
      <Button icon="quill" onClick={() => inBackground(askName())}>
        {guest === undefined ? t('online.giveName') : t('online.otherName', { name: guest.name })}
      </Button>
      {!isSecure && <p className={styles.unsafe}>{t('online.unsafe')}</p>}
    </>
  );
}
