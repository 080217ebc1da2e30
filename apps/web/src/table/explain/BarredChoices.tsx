import type { ReactNode } from 'react';
import { Card } from '../../explain/Card.tsx';
import type { ExplainedElement } from '../../explain/explain-store.ts';
import { RuleLink, shortClause } from '../../shell/RuleLink.tsx';
import { useTexts } from '../../texts/languages.ts';
import type { SpeechContext } from '../game-table.ts';
import { useBarredNames } from '../choose/use-barred-names.ts';
import { useReasons } from '../store/reasons.ts';
import styles from './Explanation.module.css';
import { reasonSentence } from './WhyNot.tsx';

interface BarredChoicesProps {
  readonly explained: ExplainedElement;
  /** The word keys of each. */
  readonly choices: readonly string[];
  readonly context: SpeechContext;
}

/** Everything that could be chosen besides, and why it cannot be now, each with its clause. */
export function BarredChoices({ explained, choices, context }: BarredChoicesProps): ReactNode {
  const t = useTexts();
  const nameOf = useBarredNames(context);
  const reasons = useReasons(choices);
  return (
    <Card explained={explained} title={t('explain.barred', { count: choices.length })}>
      <ul className={styles.barred}>
        {reasons.map(({ keys, refusal }) => (
          <li key={keys}>
            <p>
              <b>{nameOf(keys)}</b> {reasonSentence(t, { refusal })}{' '}
              {(refusal.clause ?? '')
                .split(' ')
                .filter((clause) => t.has(`clause.${clause}`))
                .map((clause) => (
                  <RuleLink key={clause} place={clause}>
                    {shortClause(clause)}
                  </RuleLink>
                ))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
