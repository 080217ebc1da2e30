import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../look/Button.tsx';
import { ThemeButton } from '../../shell/Tools.tsx';
import styles from './PrintedHeader.module.css';

interface PrintedHeaderProps {
  readonly title: string;
  readonly game: string;
  readonly t: Translate;
}

/** Over a page for print: its title, and buttons that paper does not show. */
export function PrintedHeader({ title, game, t }: PrintedHeaderProps): ReactNode {
  return (
    <header className={styles.top}>
      <h1>{title}</h1>
      <span className={styles.tools}>
        <Button kind="commit" icon="note" onClick={() => window.print()}>
          {t('book.print')}
        </Button>
        <ThemeButton />
        <LinkButton to={`/rules/${game}`} icon="prev">
          {t('book.contents')}
        </LinkButton>
      </span>
    </header>
  );
}
