import type { CSSProperties, ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import { scrollCue } from '../../../look/scroll-cue.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { TakeBack } from '../../../table/choose/TakeBack.tsx';
import { Touch } from '../../../table/choose/Touch.tsx';
import { goodsOf, inHand, readView } from '../model/augsburg-view.ts';
import { NoteCard } from '../pieces/NoteCard.tsx';
import styles from './OwnGoods.module.css';
import '../pieces/pigments.css';
import { pickedNotes } from '../model/picks.ts';
import { readNote } from '../model/printed.ts';
import { useScene, type Scene, type SceneProps } from '../model/scene.ts';
import { NOBLES } from '../model/words.ts';

/** What a group takes in the hand, in strips: its last note lies open, of the others a strip is seen. */
const OPEN_NOTE = 3;
/** Hands wider than so many strips are drawn smaller. */
const WIDE = 13;
const VERY_WIDE = 15;
/** The verbs with which a note leaves the hand. */
const VERBS = ['show', 'discard', 'give'] as const;

/** The viewer's notes, noble by noble with the jokers last, and their florins. */
export function OwnGoods(props: GameTableProps): ReactElement | undefined {
  const { t } = props;
  const scene = useScene(props);
  const { mine } = scene;
  if (mine?.hand === undefined) return undefined;
  const hand = inHand(mine, []);
  const picked = pickedNotes(props.narrowing, 'show');
  const groups = groupByNoble(hand);
  const width = groups.length * OPEN_NOTE + (hand.length - groups.length);
  return (
    <div className={styles.goods} data-many={width > VERY_WIDE ? 'very' : width > WIDE ? 'yes' : 'no'}>
      <div ref={scrollCue} className={styles.hand} data-fan>
        {groups.length === 0 && <p className={styles.none}>{t('aug.no-notes')}</p>}
        {groups.map(({ noble, notes }) => (
          <ul
            key={noble}
            className={styles.group}
            style={{ '--count': notes.length } as CSSProperties}
            aria-label={t('aug.notes-of-noble', { noble: nameOf(noble, t) })}
          >
            {notes.map((note, i) => (
              <li key={`${note} ${i}`}>
                <HandNote
                  {...props}
                  scene={scene}
                  note={note}
                  isOff={isOff(props, scene, note)}
                  isLikePicked={picked.includes(note)}
                  isPicked={notes.slice(0, i).filter((one) => one === note).length < countIn(picked, note)}
                />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <Purse {...props} />
    </div>
  );
}

function nameOf(noble: string, t: GameTableProps['t']): string {
  return noble === 'joker' ? t.word('note', noble) : t.word('noble', noble);
}

function groupByNoble(
  notes: readonly string[],
): readonly { readonly noble: string; readonly notes: readonly string[] }[] {
  return [...NOBLES, 'joker']
    .map((noble) => ({ noble, notes: notes.filter((note) => (readNote(note)?.noble ?? 'joker') === noble) }))
    .filter((group) => group.notes.length > 0);
}

/** Notes that have no part in what is going on lie flat: those not asked for, or of another noble than the one visited. */
function isOff({ narrowing }: GameTableProps, { noble }: Scene, note: string): boolean {
  if (VERBS.some((verb) => narrowing.isPossible(`verb:${verb}`)))
    return !VERBS.some((verb) => narrowing.isPossible(`verb:${verb} note:${note}`));
  const read = readNote(note);
  return noble !== undefined && noble !== 'maximilian' && read !== undefined && read.noble !== noble;
}

function countIn(notes: readonly string[], note: string): number {
  return notes.filter((one) => one === note).length;
}

interface HandNoteProps extends SceneProps {
  readonly note: string;
  readonly isOff: boolean;
  /** Picked to be laid down: it stays where it is, and another touch takes it back. */
  readonly isPicked: boolean;
  /** One with the same face is picked. */
  readonly isLikePicked: boolean;
}

function HandNote({ note, isOff: off, isPicked, isLikePicked, scene, t }: HandNoteProps): ReactElement {
  if (isPicked)
    return (
      <TakeBack
        line={`show ${note}`}
        thing={`note:${note}`}
        label={t('aug.take-back', { note: t.word('note', note) })}
        className={styles.note}
      >
        <span className={styles.face} data-off={false}>
          <NoteCard note={note} printed={scene.printed} t={t} />
        </span>
      </TakeBack>
    );
  return (
    <Touch
      keys={VERBS.map((verb) => `verb:${verb} note:${note}`)}
      label={t.word('note', note)}
      isUnchosen={isLikePicked}
      className={styles.note}
    >
      <span className={styles.face} data-off={off}>
        <NoteCard note={note} printed={scene.printed} t={t} />
      </span>
    </Touch>
  );
}

/** The florins, as they are and as they will be. */
function Purse({ view, me, preview, t }: GameTableProps): ReactElement {
  const florins = goodsOf(readView(view), me)?.florins ?? 0;
  const then = preview?.view === undefined ? florins : (goodsOf(readView(preview.view), me)?.florins ?? florins);
  return (
    <div className={styles.purse}>
      <p className={styles.florins} {...explains('icon', 'florins')}>
        <Icon name="florin" size={24} label={t('aug.your-florins')} />
        <b>{florins}</b>
        {then !== florins && (
          <>
            <Icon name="arrow" size={14} label={t('aug.then')} />
            <b className={styles.then}>{then}</b>
          </>
        )}
      </p>
      <small>{t('aug.only-you')}</small>
    </div>
  );
}
