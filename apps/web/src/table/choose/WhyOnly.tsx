import type { HostRefusal } from '@fondaco/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { RuleLink, shortClause } from '../../shell/RuleLink.tsx';
import { useTexts } from '../../texts/languages.ts';
import { capital } from '../lines/sentences.ts';
import { askRefusal } from '../store/ask-refusal.ts';
import { useTable } from '../store/table-store.ts';
import styles from './Prompt.module.css';

/** Where one choice is all there is, why: nobody should wonder what happened to the others. */
export function WhyOnly({ line }: { readonly line: string }): ReactNode {
  const t = useTexts();
  const seq = useTable((state) => state.now?.seq);
  const missing = useTable(({ now, speech }) =>
    now?.choices.length === 1 ? speech.lone?.[line.split(' ', 1)[0] ?? ''] : undefined,
  );
  const [refusal, setRefusal] = useState<HostRefusal>();
  useEffect(() => {
    let isCurrent = true;
    if (missing !== undefined)
      inBackground(askRefusal([`verb:${missing}`]).then((found) => (isCurrent ? setRefusal(found) : undefined)));
    return () => {
      isCurrent = false;
    };
  }, [missing, seq]);
  const key = `reason.${refusal?.reason}`;
  if (missing === undefined || refusal === undefined || !t.has(key)) return undefined;
  const [clause] = refusal.clause?.split(' ') ?? [];
  return (
    <p className={styles.then}>
      {capital(t(key))}{' '}
      {clause !== undefined && <RuleLink place={clause}>{t('moment.rule', { clause: shortClause(clause) })}</RuleLink>}
    </p>
  );
}
