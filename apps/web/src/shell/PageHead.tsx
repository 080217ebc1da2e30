import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Logo } from '../look/Logo.tsx';
import styles from './PageHead.module.css';
import { MenuButton, ThemeButton } from './Tools.tsx';

interface PageHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** Over a page that is no table: the way home, the tools, what the page is called and what it is for. */
export function PageHead({ title, lead, children }: PageHeadProps): ReactNode {
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <Link href="/" className={styles.brand}>
          <Logo size={42} />
          Fondaco
        </Link>
        <span className={styles.tools}>
          <ThemeButton />
          <MenuButton />
        </span>
      </div>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </header>
  );
}
