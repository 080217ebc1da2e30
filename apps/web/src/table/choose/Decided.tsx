import { readLine, type Effect } from '@fondaco/kernel';
import type { LineEffects } from '@fondaco/protocol';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import type { GameTableProps } from '../game-table.ts';
import { priceOf, signedText } from '../lines/effects.ts';
import { priceText } from '../lines/price-text.ts';
import { addUpEvents } from '../lines/gather-steps.ts';
import { consequencesOf, ownFirst } from '../lines/consequences.ts';
import { capital, tellEvents } from '../lines/sentences.ts';
import { useIsInTheOpen } from '../store/shared-screen.ts';
import { addDeed, goBack } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { useLineText } from '../store/use-line-text.ts';
import { useWording } from '../store/use-wording.ts';
import { CommitButton } from './CommitButton.tsx';
import { PriceTag, useAmounts } from './PriceTag.tsx';
import styles from './Prompt.module.css';
import { Revealed } from './Revealed.tsx';
import { Touch } from './Touch.tsx';
import { useOutlook } from './use-outlook.ts';

interface DecidedProps extends GameTableProps {
  readonly line: string;
  /** The verb that ends a turn: a warning comes before it. */
  readonly endVerb: string | undefined;
}

/** What is about to be done: its sentence, its price, what comes of it, what can follow for free, and the button that makes it count. */
export function Decided(props: DecidedProps): ReactNode {
  const { line, t, preview, endVerb, me } = props;
  const say = useLineText();
  const amounts = useAmounts();
  const touched = useTable((state) => state.touched);
  const isOpen = useIsInTheOpen();
  const ahead = useOutlook(props, line, preview?.effects);
  const isEnd = line.split(' ')[0] === endVerb;
  const price = priceOf(preview?.effects ?? [], amounts);
  // What lapses with a turn is no price of its end.
  const lasting = price.costs.filter(
    ({ amount }) => !amounts.some(({ name, isOfTurn }) => name === amount && isOfTurn),
  );
  const said = priceText(t, isEnd ? { ...price, costs: lasting } : price);
  const passing = price.passing.map((effect) => signedText(t, effect)).join(', ');
  const sentences = useConsequences(props);
  return (
    <>
      <div className={styles.said}>
        <h2 id="prompt">
          {isOpen && `${t.word('seat', me ?? '')}: `}
          {say(line)}
        </h2>
        {isEnd && <Lapse {...props} />}
        {said !== '' && <p className={styles.price}>{said}</p>}
        {ahead !== undefined && <p className={styles.outlook}>{capital(ahead)}</p>}
        <FreeDeeds line={line} />
        {touched.length === 0 && !isOpen && <Barred {...props} />}
        <p className={styles.then}>
          {!isEnd && price.dealt.length > 0 && <span>{t('price.turn')}</span>}
          {!isEnd && passing !== '' && <span>{t('price.now', { gain: passing })}</span>}
          {sentences.map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
          <Revealed preview={preview} />
        </p>
      </div>
      <div className={styles.buttons}>
        {touched.length > 0 && (
          <Button icon="close" onClick={goBack}>
            {t('prompt.cancel')}
          </Button>
        )}
        <CommitButton>{t(preview?.isRevealing === true ? 'prompt.confirmForGood' : 'prompt.confirm')}</CommitButton>
      </div>
    </>
  );
}

/** So many sentences say what comes of a choice. */
const MOST_SENTENCES = 4;

/** What comes of a choice beside what it says itself: first what touches the player. */
function useConsequences({ me, line, preview }: DecidedProps): readonly string[] {
  const wording = useWording();
  const gameMoments = useTable((state) => state.gameMoments);
  const hasDeeds = useTable(({ deeds }) => deeds?.line === line && deeds.added.length > 0);
  return useMemo(() => {
    const events = consequencesOf(preview?.events ?? [], me, { hasDeeds });
    const told = gameMoments?.tellDeeds({ ...wording, me }, addUpEvents(events)) ?? tellEvents(wording, events);
    return ownFirst(told, me).slice(0, MOST_SENTENCES);
  }, [wording, gameMoments, hasDeeds, me, preview]);
}

/** What would lapse if the turn ended now. */
function Lapse(props: DecidedProps): ReactNode {
  const { t, endVerb } = props;
  const choices = useTable((state) => state.now?.choices ?? NO_CHOICES);
  const lapse = useTable((state) => state.speech.lapse)?.(props);
  const others = [...new Set(choices.flatMap((one) => one.split(' ', 1)))].filter((verb) => verb !== endVerb);
  if (others.length === 0) return undefined;
  return (
    <p className={styles.warn}>
      {lapse !== undefined && `${t('prompt.lapses', { what: lapse })} `}
      {t('prompt.lapse', { verbs: others.map((verb) => t(`verb.${verb}`)).join(', ') })}
    </p>
  );
}

/** What one would rather do than the only thing there is to do; it says why not. */
function Barred(props: DecidedProps): ReactNode {
  const { t, line } = props;
  const lexicon = useTable((state) => state.lexicon);
  const barred = useTable((state) => state.speech.barred)?.(props, readLine(lexicon, line));
  if (barred === undefined) return undefined;
  return (
    <p className={styles.then}>
      {t('explain.later')}:{' '}
      <Touch keys={barred.keys} className={styles.barred}>
        {barred.text}
      </Touch>
    </p>
  );
}

const NO_CHOICES: readonly string[] = [];

/** What can be said with it in the same breath, at no cost. Each stays where it is when it is touched. */
function FreeDeeds({ line }: { readonly line: string }): ReactNode {
  const { t } = useWording();
  const say = useLineText();
  const deeds = useTable((state) => state.deeds);
  if (deeds?.line !== line || deeds.added.length + deeds.free.length === 0) return undefined;
  return (
    <div className={styles.deeds} role="group" aria-label={t('price.then')}>
      <span aria-hidden="true">{t('price.then')}</span>
      {[...deeds.added.map((deed) => ({ deed, effects: undefined })), ...deeds.free.map(toOffer)]
        .toSorted((a, b) => (a.deed < b.deed ? -1 : 1))
        .map(({ deed, effects }) => (
          <button
            key={deed}
            type="button"
            aria-pressed={effects === undefined}
            onClick={() => addDeed(deed)}
            data-deed={deed}
          >
            {effects === undefined && <Icon name="check" size={15} />}
            {say(deed)}
            {effects !== undefined && <PriceTag choices={[effects]} />}
          </button>
        ))}
    </div>
  );
}

function toOffer({ line, effects }: LineEffects): { readonly deed: string; readonly effects: readonly Effect[] } {
  return { deed: line, effects };
}
