import type { ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import type { GameTableProps } from './game-table.ts';
import { readLine } from './narrowing.ts';
import styles from './Prompt.module.css';
import { capital } from './sentences.ts';
import { takeBack } from './series-actions.ts';
import { commit, setTouched } from './table-actions.ts';
import { useTable, type PickedSeries } from './table-store.ts';

/** A decision that takes several lines: what is picked so far, each with a way back, and one button for all of it. */
export function SeriesPrompt(props: GameTableProps & { readonly series: PickedSeries }): ReactNode {
  const { series, t, preview } = props;
  const lexicon = useTable((state) => state.lexicon);
  const { kind, picked, isWhole } = series;
  return (
    <>
      <div className={styles.said}>
        <h2 id="prompt">{kind.sentence(props, picked)}</h2>
        <p className={styles.then}>{t(isWhole ? 'series.whole' : 'series.more')}</p>
      </div>
      <div className={styles.buttons}>
        {picked.length > 0 && (
          <Button icon="close" onClick={() => setTouched([])}>
            {t('series.none')}
          </Button>
        )}
        {isWhole && (
          <Button kind="commit" icon="check" onClick={() => void commit()} data-commit>
            {t(preview?.isRevealing === true ? 'prompt.confirmForGood' : 'prompt.confirm')}
          </Button>
        )}
      </div>
      <div className={styles.words} data-region="words">
        {picked.map((line, i) => {
          const name = readLine(lexicon, line)
            .args.slice(0, 1)
            .map(({ domain, word }) => capital(t.word(domain, word)))
            .join();
          return (
            <button
              key={`${line} ${i}`}
              type="button"
              className={`${styles.word} ${styles.picked}`}
              aria-label={t('series.takeBack', { name })}
              onClick={() => takeBack(line)}
            >
              {name}
              <Icon name="close" size={14} />
            </button>
          );
        })}
      </div>
    </>
  );
}
