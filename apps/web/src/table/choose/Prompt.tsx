import { readLine } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import type { GameTableProps } from '../game-table.ts';
import type { Translate } from '@fondaco/texts';
import { columnsFor } from './chip-columns.ts';
import { nextWords } from '../lines/narrowing.ts';
import styles from './Prompt.module.css';
import { SeatsButton } from '../seats/SeatsButton.tsx';
import { SeriesPrompt } from './SeriesPrompt.tsx';
import { capital, eventSentence } from '../lines/sentences.ts';
import { back, commit, hurry } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { Touch } from './Touch.tsx';
import { useLineText } from '../store/use-line-text.ts';
import { scrollCue } from '../../look/scroll-cue.ts';
import { useWording } from '../store/use-wording.ts';

const MOST_WORDS = 24;

interface PromptProps extends GameTableProps {
  readonly icons: Readonly<Record<string, string>>;
  /** The verb that ends the turn, in games that have turns to end: a warning comes before it, and it has a button of its own. */
  readonly endVerb: string | undefined;
  /** Whether choices have two rows. */
  readonly isWordy: boolean;
}

/** One sentence on what is asked, or what is about to be done and what comes of it, with the button that makes it count. */
export function Prompt(props: PromptProps): ReactNode {
  const { narrowing, icons, me, players } = props;
  const isMine = players.some(({ seat, isWaiting }) => seat === me && isWaiting);
  const isOver = useTable((state) => state.now?.isOver === true);
  const verb = narrowing.line?.split(' ')[0];
  return (
    <div className={isMine ? `${styles.prompt} ${styles.mine}` : styles.prompt}>
      <span className={styles.icon}>
        <Icon name={iconFor(isOver, isMine, verb, icons)} size={28} />
      </span>
      {isMine ? <Mine {...props} /> : <Waiting {...props} />}
    </div>
  );
}

function iconFor(isOver: boolean, isMine: boolean, verb: string | undefined, icons: PromptProps['icons']): string {
  if (isOver) return 'laurel';
  if (!isMine) return 'hourglass';
  return (verb === undefined ? undefined : icons[verb]) ?? 'quill';
}

function Mine(props: PromptProps): ReactNode {
  const { narrowing, step, t, endVerb } = props;
  const lexicon = useTable((state) => state.lexicon);
  const touched = useTable((state) => state.touched);
  const series = useTable((state) => state.series);
  const standing = useTable((state) => state.speech.standing)?.(props);
  if (series !== undefined) return <SeriesPrompt {...props} series={series} />;
  if (narrowing.line !== undefined) return <Decided {...props} line={narrowing.line} />;
  const verb = verbIn(touched);
  const isTurn = endVerb !== undefined && narrowing.isPossible(`verb:${endVerb}`);
  return (
    <>
      <div className={`${styles.said} ${styles.asked}`} data-brief={isTurn}>
        <h2 id="prompt">
          {verb === undefined ? stepSentence() : [t(`verb.${verb}`), ...wordsIn(t, touched)].join(': ')}
        </h2>
        <p className={styles.then}>{standing ?? t(verb === undefined ? 'prompt.choose' : 'prompt.goOn')}</p>
      </div>
      <NextWords {...props} lexicon={lexicon} isTurn={isTurn} />
    </>
  );

  function stepSentence(): string {
    if (isTurn) return t('live.yourTurn');
    return step !== undefined && t.has(`step.${step}`) ? capital(t(`step.${step}`)) : t('prompt.yours');
  }
}

/** The verb that was touched. */
function verbIn(touched: readonly string[]): string | undefined {
  return touched
    .find((key) => key.startsWith('verb:'))
    ?.slice('verb:'.length)
    .split(' ')[0];
}

/** The words that were touched beside the verb, each by its name. */
function wordsIn(t: Translate, touched: readonly string[]): readonly string[] {
  return touched
    .flatMap((key) => key.split(' '))
    .map((one) => one.split(':'))
    .filter(([domain]) => domain !== 'verb' && domain !== 'line')
    .map(([domain = '', word = '']) => t.word(domain.replace(/@.*/, ''), word));
}

type NextWordsProps = Pick<PromptProps, 'icons' | 'endVerb' | 'layout' | 'isWordy'> & {
  readonly lexicon: Parameters<typeof readLine>[0];
  /** Whether verbs of a turn are asked for. */
  readonly isTurn: boolean;
};

/** The words that can come next. The one that ends the turn has a button on the desk, which on the phone is a picture only. */
function NextWords({ lexicon, icons, endVerb, layout, isWordy, isTurn }: NextWordsProps): ReactNode {
  const t = useTexts();
  const say = useLineText();
  const choices = useTable((state) => state.now?.choices);
  const touched = useTable((state) => state.touched);
  const words = useMemo(
    () =>
      nextWords(
        (choices ?? []).map((line) => readLine(lexicon, line)),
        touched,
      ).filter(({ line }) => line === undefined || line !== endVerb || layout === 'phone'),
    [choices, endVerb, layout, lexicon, touched],
  );
  const shown = words.length > MOST_WORDS ? [] : words;
  const verb = verbIn(touched);
  const columns = columnsFor(layout, shown.length + (touched.length > 0 ? 1 : 0), isWordy && isTurn ? 2 : 1);
  return (
    <div ref={scrollCue} className={styles.words} style={{ '--columns': columns } as CSSProperties} data-region="words">
      {touched.length > 0 && (
        <Button icon="close" onClick={back}>
          {t('prompt.cancel')}
        </Button>
      )}
      {shown.map(({ key, domain, word, line }) => (
        <Touch key={key} keys={key} className={styles.word}>
          {domain === 'verb' && icons[word] !== undefined && <Icon name={icons[word]} />}
          {labelOf(domain, word, line)}
        </Touch>
      ))}
    </div>
  );

  function labelOf(domain: string, word: string, line: string | undefined): string {
    if (line !== undefined) return say(line);
    if (domain === 'verb') return t(`verb.${word}`);
    return domain === 'number' && verb !== undefined ? `${t(`verb.${verb}`)}: ${word}` : capital(t.word(domain, word));
  }
}

function Decided(props: PromptProps & { readonly line: string }): ReactNode {
  const { line, t, preview, endVerb } = props;
  const say = useLineText();
  const wording = useWording();
  const touched = useTable((state) => state.touched);
  const choices = useTable((state) => state.now?.choices ?? NO_CHOICES);
  const isEnd = line.split(' ')[0] === endVerb;
  const lapse = useTable((state) => state.speech.lapse)?.(props);
  const others = [...new Set(choices.flatMap((one) => one.split(' ', 1)))].filter((verb) => verb !== endVerb);
  return (
    <>
      <div className={styles.said}>
        <h2 id="prompt">{say(line)}</h2>
        {isEnd && others.length > 0 && (
          <p className={styles.warn}>
            {lapse !== undefined && `${t('prompt.lapses', { what: lapse })} `}
            {t('prompt.lapse', { verbs: others.map((verb) => t(`verb.${verb}`)).join(', ') })}
          </p>
        )}
        <p className={styles.then}>
          {preview?.events.slice(0, 4).map((event, i) => (
            <span key={i}>{eventSentence(wording, event)}</span>
          ))}
          {preview?.isRevealing === true && <span>{t('prompt.revealing')}</span>}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button icon="close" onClick={back} aria-disabled={touched.length === 0}>
          {t('prompt.cancel')}
        </Button>
        <Button kind="commit" icon="check" onClick={() => inBackground(commit())} data-commit>
          {t(preview?.isRevealing === true ? 'prompt.confirmForGood' : 'prompt.confirm')}
        </Button>
      </div>
    </>
  );
}

const NO_CHOICES: readonly string[] = [];

function Waiting({ players, step, t }: PromptProps): ReactNode {
  const isOver = useTable((state) => state.now?.isOver === true);
  const wording = useWording();
  const event = useTable((state) => state.event);
  const entry = useTable((state) => state.entries.at(-1));
  const waited = players.filter(({ isWaiting }) => isWaiting);
  const isDeserted = players.every(({ isBot }) => isBot);
  const last = event ?? entry?.events.at(-1);
  const names = new Intl.ListFormat(t.language).format(waited.map(({ name }) => name));
  return (
    <>
      <div className={styles.said}>
        <h2 id="prompt">{isOver ? t('prompt.over') : t('prompt.waiting', { names })}</h2>
        {!isOver && isDeserted && <p className={styles.then}>{t('prompt.nobody')}</p>}
        <p className={styles.then}>
          {last !== undefined
            ? eventSentence(wording, last)
            : step !== undefined && t(`waiting.${step}`, { seat: names })}
        </p>
      </div>
      <div className={styles.buttons}>
        {!isOver && isDeserted && <SeatsButton label={t('seats.again')} />}
        {!isOver && waited.some(({ isBot }) => isBot) && (
          <Button icon="next" onClick={hurry}>
            {t('prompt.skip')}
          </Button>
        )}
      </div>
    </>
  );
}
