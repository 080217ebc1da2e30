import { inBackground } from '../client/faults.ts';
import type { HostRefusal } from '@fondaco/protocol';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { browserHost } from '../client/browser-host.ts';
import { Fault } from '../shell/Fault.tsx';
import { FileButton } from '../look/FileButton.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './ImportButton.module.css';

/** Reads a record file; what is wrong with it is said in full. */
export function ImportButton(): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<HostRefusal>();
  const read = async (file: File) => {
    const answer = await browserHost.send({ type: 'import', text: await file.text() });
    if (answer.type === 'created') navigate(`/table/${answer.table}`);
    else if (answer.type === 'refused') setRefusal(answer.refusal);
  };
  return (
    <div className={styles.import}>
      <FileButton accept=".txt,text/plain" onPick={(file) => inBackground(read(file))}>
        {t('home.import')}
      </FileButton>
      {refusal !== undefined && <Fault title={t('home.badRecord')} refusal={refusal} />}
    </div>
  );
}
