import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Panel.module.css';

/** A framed box on the page. */
export function Panel({ className, ...rest }: HTMLAttributes<HTMLElement>): ReactNode {
  return <section className={className === undefined ? styles.panel : `${styles.panel} ${className}`} {...rest} />;
}
