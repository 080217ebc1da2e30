import { itemAt, readLine, type Effect } from '@fondaco/kernel';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Icon, Mark } from '../../look/Icon.tsx';
import { scrollCue } from '../../look/scroll-cue.ts';
import { colourOf } from '../../look/seat-colour.ts';
import { useTexts } from '../../texts/languages.ts';
import type { BarredChoice, ChoiceChip, Layout, SpeechContext } from '../game-table.ts';
import { comparePrices, isFree, priceOf, type Price } from '../lines/effects.ts';
import { nextWords, verbIn, wholeLines, type NextWord } from '../lines/narrowing.ts';
import { capital } from '../lines/sentences.ts';
import { useHostParts } from '../host-parts.ts';
import { useOffered } from '../store/offered.ts';
import { useIsInTheOpen } from '../store/shared-screen.ts';
import { goBack } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { useLineText } from '../store/use-line-text.ts';
import { useIsTurn } from './use-is-turn.ts';
import { useOutlook } from './use-outlook.ts';
import { columnsFor } from './chip-columns.ts';
import { CauseOf } from './CauseOf.tsx';
import { NotNow } from './NotNow.tsx';
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx';
import { PriceTag, useAmounts } from './PriceTag.tsx';
import styles from './Prompt.module.css';
import { Touch } from './Touch.tsx';

const MOST_WORDS = 24;
/** Where the board says what each costs, more than fit one row below the question are chosen there. */
const MOST_BESIDE_BOARD = 6;
/** More than these stand in two low rows where there is room for one. */
const MOST_IN_ROW = 7;
/** More than these that are not on offer, or any on a phone, are gathered in one button. */
const MOST_BESIDES = 2;
/** In more columns than these they are narrow. */
const MOST_WIDE = 6;
/** So few choices are all said at once, where their words may be long. */
const FEW_LINES = 9;

interface NextWordsProps extends SpeechContext {
  readonly icons: Readonly<Record<string, string>>;
  readonly endVerb: string | undefined;
  readonly layout: Layout;
  /** Whether turns offer so many verbs that their names must be short. */
  readonly isWordy: boolean;
  /** In how many rows they stand. */
  readonly rows: 1 | 2;
}

/** The words that can come next, each with its price. The one that ends the turn has a button on the desk, which on the phone is a picture only. */
export function NextWords(props: NextWordsProps): ReactNode {
  const { icons, endVerb, layout, isWordy, rows } = props;
  const t = useTexts();
  const say = useLineText();
  const lexicon = useTable((state) => state.lexicon);
  const choices = useTable((state) => state.now?.choices);
  const touched = useTable((state) => state.touched);
  const offered = useOffered();
  const brief = useTable((state) => state.speech.brief);
  const chip = useTable((state) => state.speech.chip);
  const counted = useTable((state) => state.speech.counted);
  const asks = useTable((state) => state.speech.asks);
  const words = useMemo(() => {
    const lines = (choices ?? []).map((line) => readLine(lexicon, line));
    const isFew = !isWordy && touched.length === 0 && lines.length <= FEW_LINES;
    const all = isFew ? wholeLines(lines) : nextWords(lines, touched);
    return all.filter(({ line }) => line === undefined || line !== endVerb || layout === 'phone');
  }, [choices, endVerb, isWordy, layout, lexicon, touched]);
  const verb = verbIn(touched);
  const isOnBoard = asks?.[verb ?? ''] !== undefined && layout !== 'phone';
  const most = isOnBoard ? MOST_BESIDE_BOARD : MOST_WORDS;
  const sorted = useSorted(words.length > most ? NO_WORDS : words, endVerb);
  const isOfOneVerb = new Set(sorted.map(({ line }) => line?.split(' ', 1)[0])).size === 1;
  const barredVerbs = useBarredVerbs(props);
  const notOffered = useNotOffered(props);
  const isGathered = layout === 'phone' || notOffered.length > MOST_BESIDES;
  const besides = isGathered ? NONE_BESIDES : notOffered;
  const barred = [...(isGathered ? notOffered.map(({ keys }) => keys) : []), ...barredVerbs];
  const others = (touched.length > 0 ? 1 : 0) + (barred.length > 0 ? 1 : 0) + besides.length;
  const isTight = rows === 1 && sorted.length + others > MOST_IN_ROW;
  const columns = columnsFor(layout, sorted.length + others, isTight ? 2 : rows);
  return (
    <div
      ref={scrollCue}
      className={styles.words}
      style={{ '--columns': columns } as CSSProperties}
      data-region="words"
      data-many={sorted.length + besides.length > columns}
      data-columns={columns}
      data-tight={isTight}
    >
      {touched.length > 0 && (
        <Button icon="close" onClick={goBack}>
          {t('prompt.cancel')}
        </Button>
      )}
      {sorted.map((next) => (
        <Touch key={next.key} keys={next.key} className={styles.word}>
          <ChipIcon icon={chipOf(next)?.icon ?? verbIcon(next)} />
          <span className={styles.label}>
            <Label brief={chipOf(next)?.text ?? briefOf(next) ?? chipName(next)} whole={labelOf(next)} />
            <Outlook line={next.line} effects={offered.get(next.line ?? '')} context={props} />
            {next.line !== endVerb && <PriceTag choices={next.lines.map((line) => offered.get(line) ?? [])} />}
          </span>
        </Touch>
      ))}
      {besides.map(({ keys, text, price }) => (
        <Touch key={keys} keys={keys} className={`${styles.word} ${styles.besides}`}>
          <span className={styles.label}>
            {text}
            {price !== undefined && <small>{price}</small>}
            <CauseOf word={keys} />
          </span>
        </Touch>
      ))}
      {barred.length > 0 && (
        // It reads more of the view than the desk does, which must stand without that.
        <ErrorBoundary fallback={() => undefined} resetKey={barred.join()}>
          <NotNow barred={barred} context={props} isNarrow={columns > MOST_WIDE} />
        </ErrorBoundary>
      )}
    </div>
  );

  function verbIcon({ domain, word }: NextWord): ChoiceChip['icon'] | undefined {
    const name = domain === 'verb' ? icons[word] : undefined;
    return name === undefined ? undefined : { name };
  }

  function chipOf({ line }: NextWord): ChoiceChip | undefined {
    return line === undefined ? undefined : chip?.(props, readLine(lexicon, line));
  }

  /** What is left to say once the verb stands over the choices. */
  function briefOf({ line }: NextWord): string | undefined {
    if (line === undefined || (verb === undefined && !isOfOneVerb)) return undefined;
    const read = readLine(lexicon, line);
    const [named, ...more] = read.args;
    const isOneName =
      isWordy && verb !== undefined && more.length === 0 && named !== undefined && named.domain !== 'number';
    return brief?.(props, read) ?? (isOneName ? capital(t.word(named.domain, named.word)) : undefined);
  }

  /** The name of a verb where it stands on a chip: a noun of at most 16 letters. */
  function chipName(next: NextWord): string | undefined {
    const key = `chip.${next.word}`;
    return isVerbAlone(next) && t.has(key) ? t(key) : undefined;
  }

  function isVerbAlone({ domain, line }: NextWord): boolean {
    return domain === 'verb' && (line === undefined || (isWordy && hasOnlyNumbers(line)));
  }

  function labelOf(next: NextWord): string {
    const { domain, word, line, lines, place = 0 } = next;
    if (isVerbAlone(next)) return t(`verb.${word}`);
    if (line !== undefined) return say(line);
    if (domain !== 'number') return capital(t.word(domain, word));
    const what = counted?.(props, readLine(lexicon, itemAt(lines, 0)).verb, place, Number(word));
    return what ?? (verb === undefined ? word : `${t(`verb.${verb}`)}: ${word}`);
  }
}

function ChipIcon({ icon }: { readonly icon: ChoiceChip['icon'] | undefined }): ReactNode {
  if (icon === undefined) return undefined;
  return 'name' in icon ? <Icon name={icon.name} /> : <Mark colour={colourOf(icon.seat)} size={20} />;
}

interface ComesOfProps {
  readonly line: string | undefined;
  /** What it changes at once; absent until it is known. */
  readonly effects: readonly Effect[] | undefined;
  readonly context: SpeechContext;
}

/** What comes of it in time, in a line of its own. */
function Outlook({ line, effects, context }: ComesOfProps): ReactNode {
  const text = useOutlook(context, line, effects);
  return text !== undefined && <small className={styles.outlook}>{text}</small>;
}

/** A short name to be seen; whoever listens hears all of it. */
function Label({ brief, whole }: { readonly brief: string | undefined; readonly whole: string }): ReactNode {
  if (brief === undefined) return whole;
  return (
    <>
      <span className="unseen">{whole}</span>
      <span aria-hidden="true">{brief}</span>
    </>
  );
}

/** Whether a line names nothing but its verb and how often. */
function hasOnlyNumbers(line: string): boolean {
  return line
    .split(' ')
    .slice(1)
    .every((word) => /^\d+$/.test(word));
}

const NO_WORDS: readonly NextWord[] = [];

/** What turns have besides that is not possible now, by word keys; nothing of it is told before others' eyes, or where a guide answers. */
function useBarredVerbs({ endVerb }: NextWordsProps): readonly string[] {
  const { turnVerbs = [] } = useTable((state) => state.speech);
  const choices = useTable((state) => state.now?.choices ?? NO_CHOICES);
  const isTouched = useTable((state) => state.touched.length > 0);
  const isOpen = useIsInTheOpen();
  const { isAnswering = false } = useHostParts();
  const isTurn = useIsTurn(endVerb);
  if (isOpen || isAnswering || isTouched || endVerb === undefined || !isTurn) return [];
  const offered = new Set(choices.map((line) => line.split(' ', 1)[0]));
  const verbs = [endVerb, ...turnVerbs];
  return verbs.filter((verb) => !offered.has(verb)).map((verb) => `verb:${verb}`);
}

const NONE_BESIDES: readonly BarredChoice[] = [];

/** What the choices do not have, though they could. Not before others' eyes, where it would tell of a purse. */
function useNotOffered(props: NextWordsProps): readonly BarredChoice[] {
  const notOffered = useTable((state) => state.speech.notOffered);
  const lexicon = useTable((state) => state.lexicon);
  const choices = useTable((state) => state.now?.choices ?? NO_CHOICES);
  const isTouched = useTable((state) => state.touched.length > 0);
  const isOpen = useIsInTheOpen();
  if (notOffered === undefined || isOpen || isTouched) return NONE_BESIDES;
  return notOffered(
    props,
    choices.map((line) => readLine(lexicon, line)),
  );
}

const NO_CHOICES: readonly string[] = [];

/** Verbs with free deeds first, the others as the game lists them; words of one verb from the cheapest on. */
function useSorted(words: readonly NextWord[], endVerb: string | undefined): readonly NextWord[] {
  const offered = useOffered();
  const amounts = useAmounts();
  const choices = useTable((state) => state.now?.choices);
  return useMemo(() => {
    if (offered.size === 0) return words;
    const priced = words.map((word) => ({ word, price: cheapest(word) }));
    const isOfVerbs = words[0]?.domain === 'verb';
    const isTurn = endVerb !== undefined && choices?.includes(endVerb) === true;
    return priced
      .toSorted((a, b) =>
        isOfVerbs ? Number(isDeedFree(b)) - Number(isDeedFree(a)) : comparePrices(a.price, b.price, amounts),
      )
      .map(({ word }) => word);

    /** In a turn, what costs nothing is free though nobody knows yet what it brings. */
    function isDeedFree({ word: { line }, price }: { readonly word: NextWord; readonly price: Price }): boolean {
      return isFree(price) || (isTurn && price.costs.length === 0 && line !== endVerb);
    }

    function cheapest({ lines }: NextWord): Price {
      const [price = NO_PRICE] = lines
        .map((line) => priceOf(offered.get(line) ?? [], amounts))
        .toSorted((a, b) => comparePrices(a, b, amounts));
      return price;
    }
  }, [words, offered, amounts, choices, endVerb]);
}

const NO_PRICE: Price = { costs: [], gains: [], passing: [], dealt: [] };
