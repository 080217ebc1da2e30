import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { useOnline } from '../online-store.ts';
import styles from './Company.module.css';

/** Under the players: how many watch, and how late. */
export function Company(): ReactNode {
  const t = useTexts();
  const watchers = useOnline((online) => online.here?.watchers ?? 0);
  const watching = useOnline((online) => online.gathering?.watching);
  if (watching?.type !== 'late') return undefined;
  return (
    <p className={styles.company} data-watchers>
      <Icon name="eye" />
      <span>
        <b>{t('company.watching', { count: watchers })}</b>{' '}
        {watchers > 0 && watching.seconds > 0 && t('company.late', { count: watching.seconds })}
      </span>
    </p>
  );
}
