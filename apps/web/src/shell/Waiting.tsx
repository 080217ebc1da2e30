import { useEffect, useState, type ReactNode } from 'react';
import { Logo } from '../look/Logo.tsx';
import { useTexts } from '../texts/languages.ts';
import styles from './Waiting.module.css';

/** Milliseconds after which a page that is not there yet is one that takes long. */
const LONG = 500;

/** A page that is not there yet: those who listen are told at once, those who look if it takes long; a sign for a moment would only flicker. */
export function Waiting({ text }: { readonly text?: string }): ReactNode {
  const t = useTexts();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  const words = text ?? t('page.waiting');
  if (!isLong)
    return (
      <p className="unseen" role="status">
        {words}
      </p>
    );
  return (
    <main className={styles.page}>
      <Logo size={44} />
      <p role="status">{words}</p>
    </main>
  );
}
