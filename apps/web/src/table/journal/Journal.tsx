import { itemAt, SEAT_WORDS, type EventWords } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import type { JournalEntry } from '@fondaco/protocol';
import {
  Fragment,
  memo,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Icon, Mark } from '../../look/Icon.tsx';
import { RuleLink, shortClause } from '../../shell/RuleLink.tsx';
import { COLOURS } from '../../look/colours.ts';
import { Reminder } from '../aids/Reminder.tsx';
import { ReplayButton, ShowButton } from '../aids/ReplayButton.tsx';
import type { GameTableProps } from '../game-table.ts';
import { chaptersOf } from './chapters.ts';
import styles from './Journal.module.css';
import { lookAt } from '../store/looking-back.ts';
import { addUpEvents, cutBeginnings, gatherSecrets, gatherSteps, NEXT_LINE } from '../lines/gather-steps.ts';
import { pickedSentence } from '../lines/picked-sentence.ts';
import { eventSentence, seatOf, tellEvents, type EventSentence } from '../lines/sentences.ts';
import { beginningsOf, lastBeginning } from '../lines/since-own.ts';
import { useTable } from '../store/table-store.ts';
import { useWording } from '../store/use-wording.ts';

/** What happened, newest first: in the player's own turn, while they were away, since the turn before, and earlier. */
export function Journal({ me, t, entries: known, isPast }: GameTableProps): ReactNode {
  // In the past the journal still shows what came afterwards.
  const all = useTable((state) => (isPast ? state.entries : undefined));
  const entries = all ?? known;
  const beginnings = useBeginnings();
  const series = useTable((state) => state.speech.series);
  const away = useTable((state) => state.away);
  const isTold = useIsTold(me);
  const divided = useMemo(() => {
    const verbs = series?.map(({ verb }) => verb) ?? [];
    const gather = (some: readonly JournalEntry[]): readonly JournalEntry[] =>
      gatherSecrets(gatherSteps(cutBeginnings(some, beginnings)), verbs);
    return chaptersOf(entries, { me, away, gather });
  }, [entries, beginnings, me, series, away]);
  const chapters = divided.filter(({ entries: some }) => some.some(isTold));
  const list = useRef<HTMLDivElement>(null);
  const shown = useTable(({ past }) => past?.entries.at(-1)?.seq);
  const marks = { shown, stop: shown ?? entries.at(-1)?.seq, me };
  useFollow(list, shown);
  const isDivided = chapters.some(({ kind }) => kind === 'left' || kind === 'since');
  if (chapters.length === 0)
    return (
      <p className={styles.none} tabIndex={-1}>
        {t('journal.empty')}
      </p>
    );
  return (
    <div ref={list} className={styles.journal} title={t('journal.touch')} onKeyDown={walk}>
      <Reminder />
      <Changes />
      {chapters.map(({ kind, entries: some }, i) => (
        <Fragment key={kind}>
          {kind === 'before' && isDivided && <h3 className={styles.head}>{t('journal.before')}</h3>}
          {kind === 'since' && (
            <div className={`${styles.head} ${styles.since}`} data-since>
              <h3>{t('journal.since')}</h3>
              <ReplayButton t={t} me={me} entries={known} isPast={isPast} />
            </div>
          )}
          {kind === 'left' && (
            <div className={`${styles.head} ${styles.since}`} data-left>
              <h3>{t('journal.left')}</h3>
              <ShowButton label={t('aids.show')} lines={linesOf(some)} isPast={isPast} />
            </div>
          )}
          <EntryList entries={some} earlier={chapters.slice(i + 1).flatMap((one) => one.entries)} {...marks} />
        </Fragment>
      ))}
    </div>
  );
}

/** The lines that entries, newest first, end with, in their order. */
function linesOf(entries: readonly JournalEntry[]): readonly number[] {
  return [...new Set(entries.map(({ seq }) => seq).toReversed())];
}

/** Scrolls to the moment of the past that is shown, and back to the top from there. */
function useFollow(list: { readonly current: HTMLElement | null }, shown: number | undefined): void {
  const wasThere = useRef(false);
  useEffect(() => {
    const entry = shown === undefined ? undefined : list.current?.querySelector(`[data-entry="${shown}"]`);
    if (shown !== undefined) entry?.scrollIntoView({ block: 'nearest' });
    else if (wasThere.current) list.current?.scrollIntoView({ block: 'start' });
    wasThere.current = shown !== undefined;
  }, [list, shown]);
}

/** What others' turns have changed for the viewer. */
function Changes(): ReactNode {
  const { t } = useWording();
  const changes = useTable((state) => state.changes);
  if (changes.length === 0) return undefined;
  return (
    <section className={styles.changes} data-changes aria-label={t('changes.title')}>
      <h3>{t('changes.title')}</h3>
      <ul>
        {changes.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={15} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Marks {
  readonly me: string | undefined;
  /** The entry after which the table is shown, in the past. */
  readonly shown: number | undefined;
  /** The entry Tab stops at; arrow keys lead to the others. */
  readonly stop: number | undefined;
}

interface EntryListProps extends Marks {
  readonly entries: readonly JournalEntry[];
  /** What came before them, newest first. */
  readonly earlier: readonly JournalEntry[];
}

/** Entries, newest first. The beginning of a turn or round is a heading over what followed. */
function EntryList({ entries, earlier, me, shown, stop }: EntryListProps): ReactNode {
  const beginnings = useBeginnings();
  const isTold = useIsTold(me);
  const nodes: ReactElement[] = [];
  let top = 0;
  // What has come since the last heading.
  let rest: JournalEntry[] = [];
  for (const entry of entries) {
    const marks = { isShown: entry.seq === shown, isStop: entry.seq === stop };
    const parts = partsOf(entry, beginnings);
    for (let part = parts.length - 1; part >= 0; part--) {
      nodes.push(<EntryPart key={`${entry.seq} ${entry.seat} ${part}`} entry={entry} part={part} me={me} {...marks} />);
      if (part === 0) continue;
      nodes.splice(top, 0, <Heading key={`${entry.seq} ${part} begins`} event={itemAt(itemAt(parts, part), 0)} />);
      top = nodes.length;
      rest = [];
    }
    // Nothing but a beginning leaves nothing below its heading.
    if (parts.length === 1 || itemAt(parts, 0).length > 0) rest.push({ ...entry, events: itemAt(parts, 0) });
  }
  // What is left belongs to a turn or round that began earlier: without its heading it would seem to belong to the one above.
  const began = top > 0 && rest.some(isTold) ? lastBeginning(earlier, beginnings) : undefined;
  if (began !== undefined) nodes.splice(top, 0, <Heading key="began earlier" event={began} />);
  return nodes;
}

/** What events are told as, each sentence once in a row. */
function useTelling(me: string | undefined): (events: readonly EventWords[]) => readonly EventSentence[] {
  const wording = useWording();
  const gameMoments = useTable((state) => state.gameMoments);
  return (events) =>
    said(gameMoments?.tellDeeds({ ...wording, me }, addUpEvents(events)) ?? tellEvents(wording, events));
}

/** Whether anything of an entry is told: a sentence, or a heading. */
function useIsTold(me: string | undefined): (entry: JournalEntry) => boolean {
  const tell = useTelling(me);
  const beginnings = useBeginnings();
  return (entry) => {
    if (entry.events.length === 0) return entry.seat === me;
    return entry.events.some(({ type }) => beginnings.has(String(type))) || tell(entry.events).length > 0;
  };
}

/** The kinds of event that are headings over what follows them. */
function useBeginnings(): ReadonlySet<string> {
  const lexicon = useTable((state) => state.lexicon);
  return useMemo(() => beginningsOf(lexicon), [lexicon]);
}

/** The events of an entry, a part for each thing that begins in it; the first part is what comes before. */
function partsOf({ events }: JournalEntry, beginnings: ReadonlySet<string>): readonly (readonly EventWords[])[] {
  const parts: EventWords[][] = [[]];
  for (const event of events) {
    if (beginnings.has(String(event.type))) parts.push([event]);
    else itemAt(parts, parts.length - 1).push(event);
  }
  return parts;
}

function Heading({ event }: { readonly event: EventWords }): ReactNode {
  return <h4 className={styles.head}>{eventSentence(useWording(), event)}</h4>;
}

interface EntryPartProps {
  readonly entry: JournalEntry;
  readonly part: number;
  readonly me: string | undefined;
  readonly isShown: boolean;
  readonly isStop: boolean;
}

/** A part of one entry. It never changes, so it is put into words once: a journal grows long. */
const EntryPart = memo(function EntryPart({ entry, part, me, ...marks }: EntryPartProps) {
  const wording = useWording();
  const tell = useTelling(me);
  const gameMoments = useTable((state) => state.gameMoments);
  const beginnings = useBeginnings();
  const kinds = useTable((state) => state.speech.series);
  // A choice of the viewer's that is still secret.
  if (entry.events.length === 0 && entry.seat === me)
    return (
      <LookBack seq={entry.seq} player={entry.seat} {...marks}>
        {pickedSentence(wording, kinds ?? [], entry.words.split(NEXT_LINE))}
      </LookBack>
    );
  const events = itemAt(partsOf(entry, beginnings), part).slice(part === 0 ? 0 : 1);
  return tell(events)
    .toReversed()
    .map(({ event, sentence }, i) => (
      <LookBack
        key={i}
        seq={entry.seq}
        player={seatOf(event)}
        clause={marks.isShown ? gameMoments?.clauseOf(event) : undefined}
        {...marks}
      >
        {sentence}
      </LookBack>
    ));
});

/** What is said several times in a row is said once. */
function said(sentences: readonly EventSentence[]): readonly EventSentence[] {
  return sentences.filter(({ sentence }, i) => sentence !== sentences[i - 1]?.sentence);
}

interface LookBackProps extends Pick<EntryPartProps, 'isShown' | 'isStop'> {
  readonly seq: number;
  readonly player: string | undefined;
  /** Where the entry that is shown leads in the rules book. */
  readonly clause?: string | undefined;
  readonly children: string;
}

/** An entry that shows the table as it was then. */
function LookBack({ seq, player, clause, isShown, isStop, children }: LookBackProps): ReactNode {
  const { t } = useWording();
  const seat = SEAT_WORDS.findIndex((word) => word === player);
  const entry = (
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
  if (clause === undefined) return entry;
  return (
    <>
      {entry}
      <RuleLink place={clause} className={styles.rule}>
        {t('explain.rule', { clause: shortClause(clause) })}
      </RuleLink>
    </>
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
