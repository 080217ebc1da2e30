import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { RuleLink, shortClause } from '../shell/RuleLink.tsx';
import { useGameTable } from '../table/game-tables.ts';
import { useTable } from '../table/store/table-store.ts';
import { useTexts } from '../texts/languages.ts';
import styles from './GuideCard.module.css';
import { useMatters } from './use-matters.ts';

/** What matters now, each with the place in the rules where it stands. */
export function Matters(): ReactNode {
  const t = useTexts();
  const matters = useMatters();
  const table = useGameTable(useTable((state) => state.game));
  const icons = table === undefined || table === 'none' ? {} : table.verbIcons;
  if (matters.length === 0) return undefined;
  return (
    <div className={styles.matters}>
      <h3>{t('guide.matters')}</h3>
      <ul>
        {matters.map(({ id, text, clause, verb }) => (
          <li key={id} data-matter={id}>
            <Icon name={icons[verb ?? ''] ?? 'eye'} size={20} />
            <span>
              {text} <RuleLink place={clause}>{shortClause(clause)}</RuleLink>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
