import type { HostRefusal } from '@fondaco/protocol';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { connection } from '../app/connection.ts';
import { Fault } from '../app/Fault.tsx';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './ImportButton.module.css';

/** Reads a record file; what is wrong with it is said in full. */
export function ImportButton(): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<HostRefusal>();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const answer = await connection.send({ type: 'import', text: await file.text() });
    if (answer.type === 'created') navigate(`/table/${answer.table}`);
    else if (answer.type === 'refused') setRefusal(answer.refusal);
  };
  return (
    <div className={styles.import}>
      <input
        ref={input}
        type="file"
        accept=".txt,text/plain"
        hidden
        data-import
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button icon="arrow" onClick={() => input.current?.click()}>
        {t('home.import')}
      </Button>
      {refusal !== undefined && <Fault title={t('home.badRecord')} refusal={refusal} />}
    </div>
  );
}
