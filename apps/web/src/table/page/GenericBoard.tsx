import { isObject, type Json } from '@fondaco/kernel';
import type { ReactNode } from 'react';
import { ChoiceList } from '../choose/ChoiceList.tsx';
import type { GameTableProps } from '../game-table.ts';
import styles from './GenericBoard.module.css';

/** A table for games that draw none: everything to choose as buttons, everything to see as lists. */
export function GenericBoard({ view, t }: GameTableProps): ReactNode {
  return (
    <div className={styles.board} data-region="board">
      <div className={styles.columns}>
        <section aria-label={t('choices.title')}>
          <h2>{t('choices.title')}</h2>
          <ChoiceList icons={NO_ICONS} />
        </section>
        <section aria-label={t('generic.title')} className={styles.value}>
          <h2>{t('generic.title')}</h2>
          <Value value={view} />
        </section>
      </div>
    </div>
  );
}

const NO_ICONS = {};

function Value({ value }: { readonly value: Json }): ReactNode {
  if (Array.isArray(value)) return <List values={value} />;
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (!isObject(value)) return '–';
  return (
    <dl>
      {Object.entries(value).map(([key, entry]) => (
        <Pair key={key} name={key} value={entry} />
      ))}
    </dl>
  );
}

function Pair({ name, value }: { readonly name: string; readonly value: Json }): ReactNode {
  return (
    <>
      <dt>{name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()}</dt>
      <dd>
        <Value value={value} />
      </dd>
    </>
  );
}

function List({ values }: { readonly values: readonly Json[] }): ReactNode {
  const isPlain = values.every((value) => typeof value !== 'object');
  if (isPlain) return <>{values.length === 0 ? '–' : values.join(', ')}</>;
  return (
    <ul>
      {values.map((value, i) => (
        <li key={i}>
          <Value value={value} />
        </li>
      ))}
    </ul>
  );
}
