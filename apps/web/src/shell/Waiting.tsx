import type { ReactNode } from 'react';
import { Logo } from '../look/Logo.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './Waiting.module.css';

/** A page that is not there yet: those who listen are told at once, those who look if it takes long. */
export function Waiting({ text }: { readonly text?: string }): ReactNode {
  const t = useTexts();
  return (
    <main className={styles.page}>
      <div className={styles.sign}>
        <Logo size={44} />
        <p role="status">{text ?? t('page.waiting')}</p>
      </div>
    </main>
  );
}
