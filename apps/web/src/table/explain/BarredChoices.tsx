import { useEffect, useState, type ReactNode } from 'react';
import { connection } from '../../client/connection.ts';
import { inBackground } from '../../client/faults.ts';
import { Refused } from '../../client/host-connection.ts';
import { Card } from '../../explain/Card.tsx';
import type { ExplainedElement } from '../../explain/explain-store.ts';
import { RuleLink, shortClause } from '../../shell/RuleLink.tsx';
import { useTexts } from '../../texts/languages.ts';
import type { SpeechContext } from '../game-table.ts';
import { verbIn } from '../lines/narrowing.ts';
import { useTable, type WhyNot } from '../store/table-store.ts';
import styles from './Explanation.module.css';
import { reasonSentence } from './WhyNot.tsx';

type BarredReason = Pick<WhyNot, 'refusal'> & { readonly verb: string };

interface BarredChoicesProps {
  readonly explained: ExplainedElement;
  readonly verbs: readonly string[];
  readonly context: SpeechContext;
}

/** Everything a turn could have besides, and why it has not now, each with its clause. */
export function BarredChoices({ explained, verbs, context }: BarredChoicesProps): ReactNode {
  const t = useTexts();
  const turnKeys = useTable((state) => state.speech.turnKeys);
  const reasons = useReasons(verbs.map((verb) => (turnKeys?.(context, verb) ?? [`verb:${verb}`]).join(' ')));
  return (
    <Card explained={explained} title={t('explain.barred', { count: verbs.length })}>
      <ul className={styles.barred}>
        {reasons.map(({ verb, refusal }) => (
          <li key={verb}>
            <p>
              <b>{t(`verb.${verb}`)}</b> {reasonSentence(t, { refusal })}{' '}
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

/** Asks about one choice after another, each by its word keys, and tells what is known so far. */
function useReasons(choices: readonly string[]): readonly BarredReason[] {
  const table = useTable((state) => state.id);
  const seat = useTable((state) => state.me);
  const [reasons, setReasons] = useState<readonly BarredReason[]>([]);
  const all = choices.join(',');
  useEffect(() => {
    let isCurrent = true;
    const askAll = async (): Promise<void> => {
      if (table === undefined || seat === undefined) return;
      for (const keys of all.split(',')) {
        const reason = await askReason(table, seat, keys.split(' '));
        if (!isCurrent) return;
        setReasons((known) => [...known, reason]);
      }
    };
    setReasons([]);
    inBackground(askAll());
    return () => {
      isCurrent = false;
    };
  }, [table, seat, all]);
  return reasons;
}

async function askReason(table: string, seat: string, keys: readonly string[]): Promise<BarredReason> {
  const verb = verbIn(keys) ?? '';
  try {
    const { refusal } = await connection.ask('why', { type: 'why-not', table, seat, keys });
    return { verb, refusal };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { verb, refusal: error.refusal };
  }
}
