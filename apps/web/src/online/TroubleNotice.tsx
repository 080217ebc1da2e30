import type { HostRefusalCode } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import styles from '../table/notices/notice.module.css';
import { useTexts } from '../texts/languages.ts';
import { dismissTrouble } from './lobby-actions.ts';
import { useOnline } from './online-store.ts';

/** Refusals of the lobby that have a sentence of their own. */
const KNOWN: ReadonlySet<HostRefusalCode> = new Set<HostRefusalCode>([
  'begun',
  'name-taken',
  'no-guest',
  'no-seat',
  'no-vacation',
  'not-away',
  'not-begun',
  'not-invited',
  'not-over',
  'not-yours',
  'over',
  'too-large',
  'too-many',
  'too-many-tables',
]);

/** Says why the last thing asked of the server was not done, until it is dismissed. */
export function TroubleNotice(): ReactNode {
  const t = useTexts();
  const trouble = useOnline((online) => online.trouble);
  if (trouble === undefined) return undefined;
  return (
    <div className={styles.notice} role="alert">
      <p>{t(`refused.${KNOWN.has(trouble.code) ? trouble.code : 'other'}`)}</p>
      <button type="button" className={styles.close} aria-label={t('why.close')} onClick={dismissTrouble}>
        <Icon name="close" />
      </button>
    </div>
  );
}
