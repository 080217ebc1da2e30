import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A word beside a name: what somebody is here. */
export function Badge({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className={styles.badge} data-badge>
      {children}
    </span>
  );
}
