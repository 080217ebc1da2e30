import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './Rail.module.css';
import type { Tab } from './Tabs.tsx';

interface RailProps {
  readonly tabs: readonly Omit<Tab, 'content'>[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Upright beside the board, flat at the edge of the page, or a block under a column. */
  readonly shape: 'upright' | 'flat' | 'block';
}

/** The names of the panels where there is no room for them: touching one opens it. */
export function Rail({ tabs, chosen, onChoose, shape }: RailProps): ReactNode {
  const t = useTexts();
  return (
    <nav className={`${styles.rail} ${styles[shape]}`} aria-label={t('tabs.panels')}>
      {tabs.map(({ id, title, icon, hasDot }) => (
        <button key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          <Icon name={icon} size={22} />
          <span>{title}</span>
          {hasDot && <span className={styles.dot} role="img" aria-label={t('tabs.dot')} />}
        </button>
      ))}
    </nav>
  );
}
