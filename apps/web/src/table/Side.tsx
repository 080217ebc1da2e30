import type { ReactElement, ReactNode } from 'react';
import { Panel } from '../look/Panel.tsx';
import styles from './Side.module.css';

/** One sheet of the right column: a heading, a remark beside it, and what it is about. */
export function Side(props: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const { title, note, children } = props;
  return (
    <Panel className={styles.side} aria-label={title}>
      <header className={styles.head}>
        <h3>{title}</h3>
        {note !== undefined && <small>{note}</small>}
      </header>
      {children}
    </Panel>
  );
}
