import type { Hint } from '@fondaco/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './AdvicePanel.module.css';
import { closeAdvice, takeAdvice } from './advice-actions.ts';
import { adviceTitle, leadOf, promiseOf, togetherWith } from './advice-sentences.ts';
import { freeDeeds } from '../lines/effects.ts';
import { turnEndIn } from '../lines/turn-end.ts';
import { useOffered } from '../store/offered.ts';
import type { CountedAmount, SeriesKind } from '../game-table.ts';
import { lineSentence } from '../lines/sentences.ts';
import { useLineText } from '../store/use-line-text.ts';
import { useTable, type OpenAdvice } from '../store/table-store.ts';
import { useWording } from '../store/use-wording.ts';
import { useReason } from './use-reason.ts';

interface AdvicePanelProps {
  readonly advice: OpenAdvice;
  /** The line that is on the desk now. */
  readonly chosen: string | undefined;
  readonly isSheet: boolean;
}

/** What a master would do: the best few choices, what each promises and why. Touching one puts it on the desk. */
export function AdvicePanel({ advice, chosen, isSheet }: AdvicePanelProps): ReactNode {
  const t = useTexts();
  const take = (hint: Hint) => {
    // On the phone the sheet lies on the desk.
    if (isSheet) closeAdvice();
    takeAdvice(hint);
  };
  return (
    <section className={styles.panel} aria-labelledby="advice" data-advice data-layer data-region="advice">
      <header className={styles.head}>
        <Icon name="star" />
        <h2 id="advice">{t('advice.title')}</h2>
      </header>
      {advice.status === 'thinking' && (
        <div className={styles.thinking}>
          <p>{t('advice.thinking')}</p>
          <div className={styles.progress} role="progressbar" aria-label={t('advice.thinking')} />
        </div>
      )}
      {advice.status === 'failed' && <p className={styles.lead}>{t('advice.failed')}</p>}
      {advice.status === 'ready' && (
        <>
          <ol className={styles.list}>
            {advice.hints.map((hint, place) => (
              <li key={hint.line}>
                <button
                  type="button"
                  className={styles.hint}
                  aria-pressed={hint.line === chosen}
                  data-walk
                  onClick={() => take(hint)}
                >
                  <HintBody hint={hint} place={place} />
                </button>
              </li>
            ))}
          </ol>
          <p className={styles.lead}>{t('advice.lead')}</p>
        </>
      )}
      <button type="button" className={styles.close} aria-label={t('why.close')} onClick={closeAdvice}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function HintBody({ hint, place }: { readonly hint: Hint; readonly place: number }): ReactNode {
  const t = useTexts();
  const say = useLineText();
  const wording = useWording();
  const why = useReason(hint);
  const free = useFreeBesides(hint);
  const kinds = useTable((state) => state.speech.series ?? NO_KINDS);
  const next = hint.goesOn
    .slice(togetherWith(kinds, hint).length - 1)
    .map((line) => lineSentence(wording, line))
    .join(' · ');
  return (
    <>
      <b className={styles.line}>{adviceTitle(wording, kinds, say, hint)}</b>
      <span className={styles.promise}>
        <span className={styles.bar} style={{ '--win': hint.win } as CSSProperties} aria-hidden="true" />
        <span>{promiseOf(t, hint.win, place)}</span>
        <span className={styles.margin}>{leadOf(t, hint.margin)}</span>
      </span>
      <span className={styles.why}>{why}</span>
      {free !== undefined && <span className={styles.why}>{t('advice.free', { deed: say(free) })}</span>}
      {next !== '' && <span className={styles.next}>{t('advice.next', { lines: next })}</span>}
    </>
  );
}

const NO_KINDS: readonly SeriesKind[] = [];
const NO_AMOUNTS: readonly CountedAmount[] = [];

/** Something that costs nothing and that the advice leaves lying. */
function useFreeBesides({ line, goesOn }: Hint): string | undefined {
  const offered = useOffered();
  const { amounts = NO_AMOUNTS } = useTable((state) => state.speech);
  const end = useTable((state) => turnEndIn(state.lexicon));
  const all = [...offered].map(([one, effects]) => ({ line: one, effects }));
  const free = freeDeeds(all, amounts, end).map((deed) => deed.line);
  return free.some((one) => one === line || goesOn.includes(one)) ? undefined : free[0];
}
