import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { scrollCue } from '../../look/scroll-cue.ts';
import { useTexts } from '../../texts/languages.ts';
import styles from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  /** Marked with a dot: something on this panel can be chosen. */
  readonly hasDot: boolean;
  readonly content: ReactNode;
  /** The content has a heading of its own. */
  readonly isHeaded?: boolean;
}

interface TabsProps {
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly label: string;
}

export function Tabs({ tabs, chosen, onChoose, label }: TabsProps): ReactNode {
  const t = useTexts();
  return (
    <Base.Root className={styles.tabs} value={chosen} onValueChange={(id) => onChoose(String(id))}>
      <Base.List className={styles.list} aria-label={label}>
        {tabs.map(({ id, title, hasDot }) => (
          <Base.Tab key={id} value={id} className={styles.tab}>
            {title}
            {hasDot && <span className={styles.dot} role="img" aria-label={t('tabs.dot')} />}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} ref={scrollCue} value={id} className={styles.panel} data-region={id}>
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
