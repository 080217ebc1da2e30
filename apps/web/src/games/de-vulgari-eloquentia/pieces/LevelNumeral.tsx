import type { ReactElement } from 'react';
import { roman } from '../../../look/roman.ts';
import styles from './LevelNumeral.module.css';

/** A level of knowledge, as on the spine of a book: turns are plain numerals, and the order of play counts 1, 2, 3. */
export function LevelNumeral({ level }: { readonly level: number }): ReactElement {
  return <span className={styles.level}>{roman(level)}</span>;
}
