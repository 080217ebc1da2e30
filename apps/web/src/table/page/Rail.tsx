import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './Rail.module.css';
import type { Tab } from './Tabs.tsx';

interface RailProps {
  readonly tabs: readonly Omit<Tab, 'content'>[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** Upright beside the board, or flat at the bottom of the page. */
  readonly isUpright: boolean;
}

/** The names of the panels where there is no room for them: touching one opens it. */
export function Rail({ tabs, chosen, onChoose, isUpright }: RailProps): ReactNode {
  const t = useTexts();
  return (
    <nav className={isUpright ? `${styles.rail} ${styles.upright}` : styles.rail} aria-label={t('tabs.panels')}>
      {tabs.map(({ id, title, icon, hasDot }) => (
        <button key={id} type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
          <Icon name={icon} size={22} />
          {title}
          {hasDot && <span className={styles.dot} role="img" aria-label={t('tabs.dot')} />}
        </button>
      ))}
    </nav>
  );
}
