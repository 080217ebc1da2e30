import type { ReactNode } from 'react';
import { Logo } from '../look/Logo.tsx';
import { Panel } from '../look/Panel.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** What exactly was wrong, for those who want to know. */
  readonly detail?: string | undefined;
  readonly children: ReactNode;
}

/** A page with one message, and buttons for what to do next. */
export function Notice({ title, text, detail, children }: NoticeProps): ReactNode {
  return (
    <main className={styles.page}>
      <Panel className={styles.notice}>
        <Logo size={44} />
        <h1>{title}</h1>
        <p>{text}</p>
        {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        <div className={styles.buttons}>{children}</div>
      </Panel>
    </main>
  );
}
