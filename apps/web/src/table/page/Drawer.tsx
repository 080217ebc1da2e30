import type { KeyboardEvent, ReactNode } from 'react';
import { scrollCue } from '../../look/scroll-cue.ts';
import { Button } from '../../look/Button.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './Drawer.module.css';
import type { Tab } from './Tabs.tsx';

/** A panel over a part of the board; the rest of the board can still be touched. */
export function Drawer({ tab, onClose }: { readonly tab: Tab; readonly onClose: () => void }): ReactNode {
  const t = useTexts();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside className={styles.drawer} data-layer data-region={tab.id} aria-label={tab.title} onKeyDown={press}>
      <header>
        {tab.isHeaded !== true && <h2>{tab.title}</h2>}
        <Button kind="quiet" icon="close" aria-label={t('why.close')} onClick={onClose} />
      </header>
      <div ref={scrollCue} className={styles.content} tabIndex={0} role="group" aria-label={tab.title}>
        {tab.content}
      </div>
    </aside>
  );
}
