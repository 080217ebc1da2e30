import { inBackground } from '../client/faults.ts';
import type { HostRefusal } from '@fondaco/protocol';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { browserHost } from '../client/browser-host.ts';
import { noteOrigin } from '../client/table-origins.ts';
import { Fault } from '../shell/Fault.tsx';
import { Button } from '../look/Button.tsx';
import { FileButton } from '../look/FileButton.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './ImportButton.module.css';

/** Reads a record file; what is wrong with it is said in full. */
export function ImportButton(): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  const [refusal, setRefusal] = useState<HostRefusal>();
  const [damaged, setDamaged] = useState<string>();
  const read = async (file: File) => {
    const text = await file.text();
    const answer = await browserHost.send({ type: 'import', text });
    if (answer.type === 'created') {
      noteOrigin(answer.table, { type: 'elsewhere' });
      navigate(`/table/${answer.table}`);
    }
    if (answer.type !== 'refused') return;
    setRefusal(answer.refusal);
    // What cannot begin cannot be reviewed either.
    setDamaged(answer.refusal.code === 'no-game' ? undefined : text);
  };
  const review = async (text: string) => {
    const { keepForReview } = await import('../review/store/keep-for-review.ts');
    const kept = await keepForReview({ text });
    if (kept.ok) navigate(`/review/${kept.value}`);
    else {
      setRefusal(kept.error);
      setDamaged(undefined);
    }
  };
  return (
    <div className={styles.import}>
      <FileButton accept=".txt,text/plain" onPick={(file) => inBackground(read(file))}>
        {t('home.import')}
      </FileButton>
      {refusal !== undefined && <Fault title={t('home.badRecord')} refusal={refusal} />}
      {damaged !== undefined && (
        <Button icon="chart" onClick={() => inBackground(review(damaged))} data-review-file>
          {t('home.reviewAnyway')}
        </Button>
      )}
    </div>
  );
}
