import type { ReactNode } from 'react';
import { RuleLink, shortClause } from '../../shell/RuleLink.tsx';
import { useTexts } from '../../texts/languages.ts';
import { capital } from '../lines/sentences.ts';
import styles from './Explanation.module.css';

/** The rules about something: each in a sentence, and leading to its place in the rules book. */
export function Clauses({ clauses }: { readonly clauses: readonly string[] }): ReactNode {
  const t = useTexts();
  const known = clauses.filter((clause) => t.has(`clause.${clause}`));
  if (known.length === 0) return undefined;
  return (
    <ul className={styles.clauses}>
      {known.map((clause) => (
        <li key={clause} title={capital(t(`clause.${clause}`))}>
          <RuleLink place={clause}>{t('explain.rule', { clause: shortClause(clause) })}</RuleLink>
        </li>
      ))}
    </ul>
  );
}
