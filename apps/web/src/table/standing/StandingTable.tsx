import type { ReactNode } from 'react';
import { explains } from '../../explain/explain-store.ts';
import { Icon, Mark } from '../../look/Icon.tsx';
import type { GameTableProps } from '../game-table.ts';
import { capital } from '../lines/sentences.ts';
import styles from './StandingTable.module.css';

interface StandingTableProps {
  readonly table: Pick<GameTableProps, 't' | 'players' | 'me'>;
  readonly categories: readonly string[];
  readonly icons: Readonly<Record<string, string>>;
  /** The points of a seat by category; those that the viewer cannot know are absent. */
  readonly pointsOf: (seat: string) => Readonly<Partial<Record<string, number>>>;
  /** What explains a category: `office` of the domain `source`. */
  readonly explained?: (category: string) => readonly [domain: string, word: string] | undefined;
}

/** What everybody would score if the game ended now, by where it comes from, as far as it is known. */
export function StandingTable({ table, categories, icons, pointsOf, explained }: StandingTableProps): ReactNode {
  const { t, players, me } = table;
  const sorted = players.toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me));
  const scores = sorted.map(({ seat }) => pointsOf(seat));
  const shown = categories.filter((category) => scores.some((points) => (points[category] ?? 0) !== 0));
  return (
    <table className={styles.standing}>
      <caption>{t('standing.note')}</caption>
      <thead>
        <tr>
          <td />
          {sorted.map(({ seat, name, colour }) => (
            <th key={seat} scope="col">
              <Mark colour={colour} size={18} label={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((category) => {
          const thing = explained?.(category);
          return (
            <tr key={category}>
              <th scope="row" {...(thing !== undefined && explains(...thing))}>
                {icons[category] !== undefined && <Icon name={icons[category] ?? ''} size={16} />}
                {capital(t(`category.${category}`))}
              </th>
              {scores.map((points, i) => (
                <td key={i}>{points[category] ?? <span aria-label={t('standing.unknown')}>?</span>}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('standing.total')}</th>
          {scores.map((points, i) => (
            <td key={i}>
              {Object.values(points).reduce<number>((sum, one) => sum + (one ?? 0), 0)}
              {categories.some((category) => points[category] === undefined) && '+'}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
