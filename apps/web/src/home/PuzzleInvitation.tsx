import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { LinkButton } from '../look/Button.tsx';
import { Panel } from '../look/Panel.tsx';
import styles from './PuzzleInvitation.module.css';

/** The way to the puzzles. */
export function PuzzleInvitation({ t }: { readonly t: Translate }): ReactNode {
  return (
    <Panel className={styles.invitation} aria-label={t('home.puzzles')}>
      <p>{t('home.puzzlesText')}</p>
      <LinkButton to="/puzzles" icon="riddle">
        {t('home.puzzles')}
      </LinkButton>
    </Panel>
  );
}
