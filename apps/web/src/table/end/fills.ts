import { lookUp } from '@fondaco/kernel';
import styles from './fills.module.css';
import type { Score } from './standing.ts';

/** The class of a category's wash and hatch: the same in every game of its kind, whoever scored what. The first is orange. */
export function fillOf({ breakdown }: Score, category: string, orange?: string): string {
  const others = Object.keys(breakdown).filter((one) => one !== orange);
  const order = orange === undefined ? others : [orange, ...others];
  return lookUp(styles, `fill${order.indexOf(category)}`);
}
