import type { Json } from '@fondaco/kernel';
import { useState, type ReactNode } from 'react';
import { Fault } from '../app/Fault.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './NewTablePage.module.css';

/** Takes a board or parts file; what is not even JSON is said at once, the rest is the host's to judge. */
export function BoardFile({ onRead }: { readonly onRead: (parts: Json | undefined) => void }): ReactNode {
  const t = useTexts();
  const [fault, setFault] = useState<string>();
  const read = async (file: File | undefined) => {
    setFault(undefined);
    onRead(undefined);
    if (file === undefined) return;
    try {
      onRead(JSON.parse(await file.text()) as Json);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <label className={styles.seed}>
        {t('new.board')}
        <input type="file" accept=".json,application/json" onChange={(event) => void read(event.target.files?.[0])} />
      </label>
      {fault !== undefined && <Fault title={t('new.notJson')} refusal={{ code: 'bad-parts', message: fault }} />}
    </>
  );
}
