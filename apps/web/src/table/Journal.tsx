import type { Deed } from '@fondaco/protocol';
import { useMemo, type ReactNode } from 'react';
import { Mark } from '../look/Icon.tsx';
import type { EventWords, GameTableProps, TablePlayer } from './game-table.ts';
import styles from './Journal.module.css';
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
  if (deeds.length === 0) return <p className={styles.none}>{t('journal.empty')}</p>;
  return (
    <div className={styles.journal}>
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
        <Entry key={i} event={event} players={players} />
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
    <p className={styles.entry}>
      {player !== undefined && <Mark colour={player.colour} size={16} />}
      <span>{lineSentence(t, lexicon, deed.words)}</span>
    </p>
  );
}

function Entry({ event, players }: { event: EventWords; players: readonly TablePlayer[] }): ReactNode {
  const lexicon = useTable((state) => state.lexicon);
  const t = useTexts();
  const seat = seatOf(event);
  const player = players.find(({ name }) => name === seat);
  if (BEGINNING.test(String(event.type))) return <h4 className={styles.head}>{eventSentence(t, lexicon, event)}</h4>;
  return (
    <p className={player === undefined ? `${styles.entry} ${styles.more}` : styles.entry}>
      {player === undefined ? <span /> : <Mark colour={player.colour} size={16} />}
      <span>{eventSentence(t, lexicon, event)}</span>
    </p>
  );
}
