import type { Deed } from '@fondaco/protocol';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Mark } from '../look/Icon.tsx';
import type { EventWords, GameTableProps, TablePlayer } from './game-table.ts';
import styles from './Journal.module.css';
import { lookAt } from './looking-back.ts';
import { eventSentence, lineSentence, seatOf } from './sentences.ts';
import { useTexts } from '../texts/languages.ts';
import { useTable } from './table-store.ts';

/** So many deeds are drawn; the record has them all. */
const MOST_SHOWN = 150;
/** What begins is a heading over what follows. */
const BEGINNING = /-began$/;

/** What happened, newest first: in the player's own turn, since the turn before, and earlier. */
export function Journal({ me, players, t }: GameTableProps): ReactNode {
  const deeds = useTable((state) => state.deeds);
  const { own, since, before } = useMemo(() => split(deeds, me), [deeds, me]);
  const list = useRef<HTMLDivElement>(null);
  const shown = useTable(({ past }) => past?.deeds.at(-1)?.seq);
  useEffect(() => {
    if (shown !== undefined)
      list.current?.querySelector(`[data-entry="${shown}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  if (deeds.length === 0) return <p className={styles.none}>{t('journal.empty')}</p>;
  return (
    <div ref={list} className={styles.journal} onKeyDown={walk}>
      <p className={styles.hint}>{t('journal.touch')}</p>
      <Deeds deeds={own} players={players} me={me} />
      {since.length > 0 && <h3 className={styles.head}>{t('journal.since')}</h3>}
      <Deeds deeds={since} players={players} me={me} />
      {before.length > 0 && since.length > 0 && <h3 className={styles.head}>{t('journal.before')}</h3>}
      <Deeds deeds={before} players={players} me={me} />
    </div>
  );
}

interface Chapters {
  readonly own: readonly Deed[];
  readonly since: readonly Deed[];
  readonly before: readonly Deed[];
}

/** The player's deeds at the end are the turn he is in; what others did before that, he has not seen yet. */
function split(deeds: readonly Deed[], me: string | undefined): Chapters {
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

interface DeedsProps {
  readonly deeds: readonly Deed[];
  readonly players: readonly TablePlayer[];
  readonly me: string | undefined;
}

function Deeds({ deeds, players, me }: DeedsProps): ReactNode {
  return deeds.map((deed) => (
    <div key={deed.seq}>
      {deed.events.length === 0 && deed.player === me && <OwnWords deed={deed} players={players} />}
      {deed.events.toReversed().map((event, i) => (
        <Entry key={i} deed={deed} event={event} players={players} />
      ))}
    </div>
  ));
}

/** A choice of one's own that nobody may hear of yet. */
function OwnWords({ deed, players }: { deed: Deed; players: readonly TablePlayer[] }): ReactNode {
  const lexicon = useTable((state) => state.lexicon);
  const t = useTexts();
  const player = players.find(({ name }) => name === deed.player);
  return (
    <LookBack seq={deed.seq} player={player}>
      {lineSentence(t, lexicon, deed.words)}
    </LookBack>
  );
}

interface EntryProps {
  readonly deed: Deed;
  readonly event: EventWords;
  readonly players: readonly TablePlayer[];
}

function Entry({ deed, event, players }: EntryProps): ReactNode {
  const lexicon = useTable((state) => state.lexicon);
  const t = useTexts();
  const seat = seatOf(event);
  const player = players.find(({ name }) => name === seat);
  const sentence = eventSentence(t, lexicon, event);
  if (BEGINNING.test(String(event.type))) return <h4 className={styles.head}>{sentence}</h4>;
  return (
    <LookBack seq={deed.seq} player={player}>
      {sentence}
    </LookBack>
  );
}

interface LookBackProps {
  readonly seq: number;
  readonly player: TablePlayer | undefined;
  readonly children: string;
}

/** An entry that shows the table as it was then. Tab stops at one entry only; arrows walk from there. */
function LookBack({ seq, player, children }: LookBackProps): ReactNode {
  const isShown = useTable(({ past }) => past?.deeds.at(-1)?.seq === seq);
  const isStop = useTable(({ past, deeds }) => (past?.deeds.at(-1) ?? deeds.at(-1))?.seq === seq);
  return (
    <button
      type="button"
      className={player === undefined ? `${styles.entry} ${styles.more}` : styles.entry}
      tabIndex={isStop ? 0 : -1}
      aria-current={isShown}
      data-entry={seq}
      onClick={() => void lookAt(seq)}
    >
      {player === undefined ? <span /> : <Mark colour={player.colour} size={16} />}
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
