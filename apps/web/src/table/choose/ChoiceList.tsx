import { readLine, type Effect } from '@fondaco/kernel';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './ChoiceList.module.css';
import { lineKey, narrow, nextWords } from '../lines/narrowing.ts';
import { goBack, setTouched } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { PriceTag } from './PriceTag.tsx';
import { Touch } from './Touch.tsx';
import { useOffered } from '../store/offered.ts';
import { useLineText } from '../store/use-line-text.ts';

/** So many choices are listed as whole sentences; more of them begin with their verbs. */
const MOST_SENTENCES = 12;

/** Everything that can be chosen, in words: the same choices as on the board, for the keyboard and for screen readers. */
export function ChoiceList({ icons }: { readonly icons: Readonly<Record<string, string>> }): ReactNode {
  const t = useTexts();
  const say = useLineText();
  const offered = useOffered();
  const choices = useTable(({ now, past, series, isHeld }) =>
    isHeld ? undefined : (past?.choices ?? series?.all ?? now?.choices),
  );
  const isSeries = useTable(({ past, series }) => past === undefined && series !== undefined);
  const lexicon = useTable((state) => state.lexicon);
  const touched = useTable((state) => state.touched);
  const lines = useMemo(() => (choices ?? []).map((line) => readLine(lexicon, line)), [choices, lexicon]);
  const left = isSeries ? lines : narrow(lines, touched);
  if (lines.length === 0) return <p className={styles.none}>{t('choices.none')}</p>;
  const shown = left.length === 1 ? narrow(lines, touched.slice(0, -1)) : left;
  const words = nextWords(lines, touched);
  const isByVerb = words[0]?.domain === 'verb' && shown.length > MOST_SENTENCES;
  return (
    <>
      {touched.length > 0 && (
        <div className={styles.crumbs}>
          <Button icon="prev" onClick={goBack}>
            {t('choices.back')}
          </Button>
          {touched.length > 1 && <Button onClick={() => setTouched([])}>{t('choices.all')}</Button>}
        </div>
      )}
      <ul className={styles.list}>
        {isByVerb
          ? words.map(({ key, word, line, lines: all }) => (
              <li key={key}>
                <Touch keys={key} className={styles.item}>
                  {icons[word] !== undefined && <Icon name={icons[word]} />}
                  <span>
                    {line === undefined ? t(`verb.${word}`) : say(line)}
                    <PriceTag choices={pricesOf(all)} />
                  </span>
                  {line === undefined && <small className={styles.count}>{countOf(word)}</small>}
                </Touch>
              </li>
            ))
          : shown.map(({ line, verb }) => (
              <li key={line}>
                <Touch keys={lineKey(line)} className={styles.item}>
                  {icons[verb] !== undefined && <Icon name={icons[verb]} />}
                  <span>
                    {say(line)}
                    <PriceTag choices={pricesOf([line])} />
                  </span>
                </Touch>
              </li>
            ))}
      </ul>
    </>
  );

  function pricesOf(all: readonly string[]): readonly (readonly Effect[])[] {
    return all.map((line) => offered.get(line) ?? []);
  }

  function countOf(verb: string): string {
    return t('choices.count', { count: shown.filter((read) => read.verb === verb).length });
  }
}
