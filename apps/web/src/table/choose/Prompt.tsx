import type { ReactNode } from 'react';
import { parseWordKey } from '@fondaco/protocol';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import type { GameTableProps } from '../game-table.ts';
import type { Translate } from '@fondaco/texts';
import { verbIn } from '../lines/narrowing.ts';
import { Decided } from './Decided.tsx';
import { NextWords } from './NextWords.tsx';
import styles from './Prompt.module.css';
import { SeatsButton } from '../seats/SeatsButton.tsx';
import { SeriesPrompt } from './SeriesPrompt.tsx';
import { PeekButton } from '../seats/PeekButton.tsx';
import { useIsInTheOpen } from '../store/shared-screen.ts';
import { capital, eventSentence } from '../lines/sentences.ts';
import { kindOf } from '../lines/series.ts';
import { hurry } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { useWording } from '../store/use-wording.ts';
import { useIsTurn } from './use-is-turn.ts';

interface PromptProps extends GameTableProps {
  readonly icons: Readonly<Record<string, string>>;
  /** The verb that ends the turn, in games that have turns to end. */
  readonly endVerb: string | undefined;
  /** Whether turns offer so many verbs that their names must be short. */
  readonly isWordy: boolean;
}

/** One sentence on what is asked, or what is about to be done and what comes of it, with the button that makes it count. */
export function Prompt(props: PromptProps): ReactNode {
  const { narrowing, icons, me, players } = props;
  const isMine = players.some(({ seat, isWaiting }) => seat === me && isWaiting);
  const isOver = useTable((state) => state.now?.isOver === true);
  const isSeries = useTable(({ speech, now }) => kindOf(speech.series ?? [], now?.choices ?? []) !== undefined);
  const verb = narrowing.line?.split(' ')[0];
  return (
    <div className={isMine ? `${styles.prompt} ${styles.mine}` : styles.prompt} data-series={isSeries}>
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
  const { narrowing, step, t, endVerb, me } = props;
  const touched = useTable((state) => state.touched);
  const series = useTable((state) => state.series);
  const standing = useTable((state) => state.speech.standing)?.(props);
  const asks = useTable((state) => state.speech.asks);
  const isOpen = useIsInTheOpen();
  const isSilent = useTable((state) => state.now?.choices.length === 0);
  const isUnread = useTable(
    ({ speech, now, series: read }) =>
      read === undefined && kindOf(speech.series ?? [], now?.choices ?? []) !== undefined,
  );
  const isTurn = useIsTurn(endVerb);
  if (isOpen && isSilent) return <Secret {...props} />;
  if (series !== undefined) return <SeriesPrompt {...props} series={series} />;
  // Until it is known what can be picked, its first line alone would be another question.
  if (narrowing.line !== undefined && !isUnread) return <Decided {...props} line={narrowing.line} />;
  const verb = verbIn(touched);
  const isBrief = isTurn && (verb === undefined || asks?.[verb] === undefined);
  return (
    <>
      <div className={`${styles.said} ${styles.asked}`} data-brief={isBrief}>
        <h2 id="prompt">
          {isOpen && `${t.word('seat', me ?? '')}: `}
          {verb === undefined ? stepSentence() : <Touched verb={t(`verb.${verb}`)} words={wordsIn(t, touched)} />}
        </h2>
        <p className={styles.then} data-standing={standing !== undefined}>
          {standing ?? askSentence(verb)}
        </p>
      </div>
      {!isUnread && <NextWords {...props} rows={props.isWordy && !isBrief ? 1 : 2} />}
    </>
  );

  function askSentence(asked: string | undefined): string {
    return t(asked === undefined ? 'prompt.choose' : (asks?.[asked] ?? 'prompt.goOn'));
  }

  function stepSentence(): string {
    if (isTurn) return t('live.yourTurn');
    return step !== undefined && t.has(`step.${step}`) ? capital(t(`step.${step}`)) : t('prompt.yours');
  }
}

/** What was touched so far: the verb, and what it is about. Where the verb finds no room beside it, it is only heard. */
function Touched({ verb, words }: { readonly verb: string; readonly words: readonly string[] }): ReactNode {
  if (words.length === 0) return verb;
  return (
    <>
      <span className={styles.verb}>{verb}: </span>
      {words.join(': ')}
    </>
  );
}

/** What is asked of everybody who is waited for, each where only they look. */
function Secret({ players, step, t }: PromptProps): ReactNode {
  const asked = players.filter(({ isWaiting, isBot }) => isWaiting && !isBot);
  const names = new Intl.ListFormat(t.language).format(asked.map(({ name }) => name));
  return (
    <>
      <div className={`${styles.said} ${styles.asked}`}>
        <h2 id="prompt">{t('shared.secret', { names })}</h2>
        <p className={styles.then}>
          {step !== undefined && t.has(`step.${step}`) && `${capital(t(`step.${step}`))} `}
          {t('shared.hold')}
        </p>
      </div>
      <div className={styles.buttons}>
        {asked.map((player) => (
          <PeekButton key={player.seat} player={player} t={t} says="name" />
        ))}
      </div>
    </>
  );
}

/** The words that were touched beside the verb, each by its name. */
function wordsIn(t: Translate, touched: readonly string[]): readonly string[] {
  return touched
    .flatMap((key) => key.split(' '))
    .map(parseWordKey)
    .filter(({ domain }) => domain !== 'verb' && domain !== 'line')
    .map(({ domain, word }) => t.word(domain, word));
}

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
