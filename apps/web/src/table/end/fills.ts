import { lookUp } from '@fondaco/kernel';
import styles from './fills.module.css';
import type { Score } from './standing.ts';

/** The class of a category's wash and hatch: the same in every game of its kind, whoever scored what. */
export function fillOf({ breakdown }: Score, category: string): string {
  return lookUp(styles, `fill${Object.keys(breakdown).indexOf(category)}`);
}
