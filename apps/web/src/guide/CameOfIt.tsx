import type { ReactNode } from 'react';
import { useTexts } from '../texts/languages.ts';
import styles from './GuideCard.module.css';
import { useCameOf } from './use-came-of.ts';

/** What came of the person's last turn. */
export function CameOfIt(): ReactNode {
  const t = useTexts();
  const sentences = useCameOf();
  if (sentences === '') return undefined;
  return (
    <p className={styles.came} data-came-of-it>
      <b>{t('guide.cameOf')}</b> {sentences}
    </p>
  );
}
