import { inBackground } from '../../client/faults.ts';
import { useEffect, type ReactNode } from 'react';
import { connection } from '../../client/connection.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { Button } from '../../look/Button.tsx';
import { useTexts } from '../../texts/languages.ts';
import { ExportButton } from '../../shell/ExportButton.tsx';
import { useTable } from '../store/table-store.ts';
import styles from './Unstored.module.css';

/** Says that the table is not stored, and what can be done about it. */
export function Unstored(): ReactNode {
  const t = useTexts();
  const id = useTable((state) => state.id);
  const isKept = useTable((state) => state.now?.isStored !== false);
  // What this browser does not have it need not store.
  const isStored = isKept || connection.isShared;
  const isForbidden = useLobby((lobby) => lobby.isRead && !lobby.isStored);
  useEffect(() => {
    if (isStored) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', warn);
    return () => globalThis.removeEventListener('beforeunload', warn);
  }, [isStored]);
  if (isStored || id === undefined) return undefined;
  return (
    <div className={styles.unstored} role="status">
      <p>{t(isForbidden ? 'storage.forbidden' : 'storage.unstored')}</p>
      <ExportButton table={id} isRunning>
        {t('table.export')}
      </ExportButton>
      {!isForbidden && (
        <Button icon="replay" onClick={() => inBackground(connection.send({ type: 'store', table: id }))}>
          {t('storage.retry')}
        </Button>
      )}
    </div>
  );
}
