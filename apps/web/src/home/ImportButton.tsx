import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { connection } from '../app/connection.ts';
import { Button } from '../look/Button.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './ImportButton.module.css';

/** Reads a record file; what is wrong with it is said in full. */
export function ImportButton(): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const answer = await connection.send({ type: 'import', text: await file.text() });
    if (answer.type === 'created') navigate(`/table/${answer.table}`);
    else if (answer.type === 'refused')
      setFault([answer.refusal.where, answer.refusal.message].filter(Boolean).join(': '));
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
      {fault !== undefined && (
        <div role="alert" className={styles.fault}>
          <b>{t('home.badRecord')}</b>
          <p>{fault}</p>
        </div>
      )}
    </div>
  );
}
