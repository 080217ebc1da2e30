import { itemAt, SEAT_WORDS, type EventWords } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import type { Deed } from '@fondaco/protocol';
import { memo, useEffect, useMemo, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { Mark } from '../../look/Icon.tsx';
import { COLOURS } from '../../look/colours.ts';
import type { GameTableProps } from '../game-table.ts';
import styles from './Journal.module.css';
import { lookAt } from '../store/looking-back.ts';
import { eventSentence, lineSentence, seatOf, tellEvents } from '../lines/sentences.ts';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';

/** The most entries that are drawn; the record has them all. */
const MOST_SHOWN = 150;

/** What happened, newest first: in the player's own turn, since the turn before, and earlier. */
export function Journal({ me, t, deeds: known, isPast }: GameTableProps): ReactNode {
  // In the past the journal still shows what came afterwards.
  const allDeeds = useTable((state) => (isPast ? state.deeds : undefined));
  const deeds = allDeeds ?? known;
  const { own, since, before } = useMemo(() => split(deeds, me), [deeds, me]);
  const list = useRef<HTMLDivElement>(null);
  const shown = useTable(({ past }) => past?.deeds.at(-1)?.seq);
  const marks = { shown, stop: shown ?? deeds.at(-1)?.seq, me };
  useEffect(() => {
    if (shown !== undefined)
      list.current?.querySelector(`[data-entry="${shown}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (own.length + since.length + before.length === 0)
    return (
      <p className={styles.none} tabIndex={-1}>
        {t('journal.empty')}
      </p>
    );
  return (
    <div ref={list} className={styles.journal} onKeyDown={walk}>
      <p className={styles.hint}>{t('journal.touch')}</p>
      <Deeds deeds={own} {...marks} />
      {since.length > 0 && <h3 className={styles.head}>{t('journal.since')}</h3>}
      <Deeds deeds={since} {...marks} />
      {before.length > 0 && since.length > 0 && <h3 className={styles.head}>{t('journal.before')}</h3>}
      <Deeds deeds={before} {...marks} />
    </div>
  );
}

interface Chapters {
  readonly own: readonly Deed[];
  readonly since: readonly Deed[];
  readonly before: readonly Deed[];
}

/** The viewer's entries at the end are the turn they are in; what others did before that is new to them. */
function split(all: readonly Deed[], me: string | undefined): Chapters {
  // Entries without events are secret choices: others' are left out, the viewer's own are shown until events follow.
  const lastShown = all.findLastIndex(({ events }) => events.length > 0);
  const deeds = all.filter(({ player, events }, i) => events.length > 0 || (player === me && i > lastShown));
  const end = deeds.findLastIndex(({ player }) => player !== me) + 1;
  const start = deeds.slice(0, end).findLastIndex(({ player }) => player === me) + 1;
  const isFirst = start === 0;
  return {
    own: deeds.slice(end).toReversed(),
    since: isFirst ? [] : deeds.slice(start, end).toReversed(),
    before: deeds
      .slice(0, isFirst ? end : start)
      .toReversed()
      .slice(0, MOST_SHOWN),
  };
}

interface Marks {
  readonly me: string | undefined;
  /** The deed after which the table is shown, in the past. */
  readonly shown: number | undefined;
  /** The entry Tab stops at; arrow keys lead to the others. */
  readonly stop: number | undefined;
}

/** Entries, newest first. The beginning of a turn or round is a heading over what followed. */
function Deeds({ deeds, me, shown, stop }: Marks & { readonly deeds: readonly Deed[] }): ReactNode {
  const beginnings = useBeginnings();
  const nodes: ReactElement[] = [];
  let top = 0;
  for (const deed of deeds) {
    const marks = { isShown: deed.seq === shown, isStop: deed.seq === stop };
    const parts = partsOf(deed, beginnings);
    for (let part = parts.length - 1; part >= 0; part--) {
      nodes.push(<Entries key={`${deed.seq} ${part}`} deed={deed} part={part} me={me} {...marks} />);
      if (part === 0) continue;
      nodes.splice(top, 0, <Heading key={`${deed.seq} ${part} begins`} event={itemAt(itemAt(parts, part), 0)} />);
      top = nodes.length;
    }
  }
  return nodes;
}

/** The kinds of event that are headings over what follows them. */
function useBeginnings(): ReadonlySet<string> {
  const { events } = useTable((state) => state.lexicon);
  return useMemo(
    () => new Set(events.flatMap(({ name, isBeginning }) => (isBeginning === true ? [name] : []))),
    [events],
  );
}

/** The events of a deed, a part for each thing that begins in it; the first part is what comes before. */
function partsOf({ events }: Deed, beginnings: ReadonlySet<string>): readonly (readonly EventWords[])[] {
  const parts: EventWords[][] = [[]];
  for (const event of events) {
    if (beginnings.has(String(event.type))) parts.push([event]);
    else itemAt(parts, parts.length - 1).push(event);
  }
  return parts;
}

function Heading({ event }: { readonly event: EventWords }): ReactNode {
  const lexicon = useTable((state) => state.lexicon);
  return <h4 className={styles.head}>{eventSentence(useTexts(), lexicon, event)}</h4>;
}

interface EntriesProps {
  readonly deed: Deed;
  readonly part: number;
  readonly me: string | undefined;
  readonly isShown: boolean;
  readonly isStop: boolean;
}

/** A part of one entry. It never changes, so it is put into words once: a journal grows long. */
const Entries = memo(function Entries({ deed, part, me, ...marks }: EntriesProps) {
  const lexicon = useTable((state) => state.lexicon);
  const beginnings = useBeginnings();
  const t = useTexts();
  // A choice of the viewer's that is still secret.
  if (deed.events.length === 0 && deed.player === me)
    return (
      <LookBack seq={deed.seq} player={deed.player} {...marks}>
        {lineSentence(t, lexicon, deed.words)}
      </LookBack>
    );
  const events = itemAt(partsOf(deed, beginnings), part).slice(part === 0 ? 0 : 1);
  return tellEvents(t, lexicon, events)
    .toReversed()
    .map(({ event, sentence }, i) => (
      <LookBack key={i} seq={deed.seq} player={seatOf(event)} {...marks}>
        {sentence}
      </LookBack>
    ));
});

interface LookBackProps extends Pick<EntriesProps, 'isShown' | 'isStop'> {
  readonly seq: number;
  readonly player: string | undefined;
  readonly children: string;
}

/** An entry that shows the table as it was then. */
function LookBack({ seq, player, isShown, isStop, children }: LookBackProps): ReactNode {
  const seat = SEAT_WORDS.findIndex((word) => word === player);
  return (
    <button
      type="button"
      className={seat < 0 ? `${styles.entry} ${styles.more}` : styles.entry}
      tabIndex={isStop ? 0 : -1}
      aria-current={isShown}
      data-entry={seq}
      onClick={() => inBackground(lookAt(seq))}
    >
      {seat < 0 ? <span /> : <Mark colour={itemAt(COLOURS, seat)} size={16} />}
      <span>{children}</span>
    </button>
  );
}

/** Walks from one entry to the next. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  entries[at + by]?.focus();
  event.preventDefault();
}
