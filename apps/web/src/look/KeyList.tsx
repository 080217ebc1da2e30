import { Fragment, type ReactNode } from 'react';
import styles from './KeyList.module.css';

interface KeyListProps {
  /** What stands on each key, and what it does. */
  readonly keys: readonly (readonly [key: string, text: string])[];
}

/** Keys, and what they do. */
export function KeyList({ keys }: KeyListProps): ReactNode {
  return (
    <dl className={styles.keys}>
      {keys.map(([key, text]) => (
        <Fragment key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
