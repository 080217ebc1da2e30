import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { RuleLink, shortClause } from '../shell/RuleLink.tsx';
import styles from './LessonCard.module.css';

interface ClauseLinkProps {
  readonly own: Translate;
  readonly clause: string | undefined;
}

/** Leads to the place of a clause in the rules book, if there is one. */
export function ClauseLink({ own, clause }: ClauseLinkProps): ReactNode {
  if (clause === undefined) return undefined;
  return (
    <RuleLink place={clause} className={styles.rule}>
      {own('lesson.rule', { clause: shortClause(clause) })}
    </RuleLink>
  );
}
