import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import styles from './LostPrompt.module.css';

const CLOCK_TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** On the board while the host does not answer: from when what is seen is. */
export function AsOf(): ReactNode {
  const t = useTexts();
  const since = useTable((state) => state.outage?.since);
  if (since === undefined) return undefined;
  const time = new Intl.DateTimeFormat(t.language, CLOCK_TIME).format(since);
  return (
    <p className={styles.asOf}>
      <Icon name="cut" />
      {t('link.asOf', { time })}
    </p>
  );
}
