import { readLine } from '@fondaco/kernel';
import { explains } from '../../explain/explain-store.ts';
import { useMemo, type ReactNode } from 'react';
import { useSettings } from '../../client/settings.ts';
import { useMoments } from '../../moments/moment-player.ts';
import { useTexts } from '../../texts/languages.ts';
import { useAmounts } from '../choose/PriceTag.tsx';
import { isFree, priceOf } from '../lines/effects.ts';
import { turnEndIn } from '../lines/turn-end.ts';
import { useOffered } from '../store/offered.ts';
import { useTable } from '../store/table-store.ts';
import styles from './Aids.module.css';

/** What the player still can do before their turn is over; what costs nothing stands out. */
export function Reminder(): ReactNode {
  const t = useTexts();
  const hasReminder = useSettings((settings) => settings.hasReminder);
  const lexicon = useTable((state) => state.lexicon);
  const choices = useTable(({ now, past }) => (past === undefined ? now?.choices : undefined));
  // While a moment is shown there is nothing to do yet.
  const isShowing = useMoments(({ shown }) => shown !== undefined);
  const amounts = useAmounts();
  const offered = useOffered();
  const end = turnEndIn(lexicon);
  const verbs = useMemo(() => {
    if (end === undefined || choices?.includes(end) !== true) return [];
    const free = new Map<string, boolean>();
    for (const line of choices) {
      const { verb } = readLine(lexicon, line);
      const isFreeLine = isFree(priceOf(offered.get(line) ?? [], amounts));
      if (verb !== end) free.set(verb, (free.get(verb) ?? false) || isFreeLine);
    }
    return [...free];
  }, [choices, lexicon, end, offered, amounts]);
  if (!hasReminder || isShowing || verbs.length === 0) return undefined;
  return (
    <section className={styles.aid} aria-label={t('aids.still')}>
      <h3>{t('aids.still')}</h3>
      <ul className={styles.verbs}>
        {verbs.map(([verb, isFreeVerb]) => (
          <li key={verb} data-free={isFreeVerb} {...explains('verb', verb)}>
            {t(`verb.${verb}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
