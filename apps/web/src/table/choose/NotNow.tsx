import type { ReactNode } from 'react';
import { explain } from '../../explain/explain-store.ts';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { barredThing } from '../lines/barred-choices.ts';
import styles from './Prompt.module.css';

/** What a turn has and this one has not now, in one button that opens the reasons. */
export function NotNow({ verbs }: { readonly verbs: readonly string[] }): ReactNode {
  const t = useTexts();
  return (
    <button
      type="button"
      className={`${styles.word} ${styles.notNow}`}
      data-explain={barredThing(verbs)}
      onClick={({ currentTarget, detail }) => explain(currentTarget, { isByKey: detail === 0 })}
    >
      <Icon name="why" />
      {t('explain.barred', { count: verbs.length })}
    </button>
  );
}
