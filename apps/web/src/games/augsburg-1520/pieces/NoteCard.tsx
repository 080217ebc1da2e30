import type { CSSProperties, ReactElement } from 'react';
import type { Translate } from '@fondaco/texts';
import styles from './NoteCard.module.css';
import { priceOf, readNote, type Printed } from '../model/printed.ts';

/** The face of a promissory note or of a joker; its size is `--note-width`. */
export function NoteCard(props: {
  readonly note: string;
  readonly printed: Printed;
  readonly t: Translate;
}): ReactElement {
  const { note, printed, t } = props;
  const read = readNote(note);
  const noble = read?.noble ?? 'joker';
  return (
    <span
      className={styles.note}
      data-joker={read === undefined}
      data-explain={`note:${note}`}
      style={{ '--noble': `var(--${noble})` } as CSSProperties}
    >
      <span className={styles.name}>{read === undefined ? t.word('note', note) : t.word('noble', noble)}</span>
      <b className={styles.value}>{read?.value}</b>
      <svg className={styles.emblem} viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#e-${noble}`} />
      </svg>
      <span className={styles.price}>{t('aug.florins-short', { florins: priceOf(printed, note) })}</span>
    </span>
  );
}

/** A note that nobody but its owner may see; it says nothing, not even its price. */
export function NoteBack(): ReactElement {
  return (
    <svg className={styles.back} viewBox="0 0 66 96" aria-hidden="true">
      <path d="M1 1h64v94H1z" fill="var(--letter)" stroke="var(--paper-edge)" />
      <path d="M1 1l32 47L65 1M1 95l26-39M65 95L39 56" fill="none" stroke="var(--letter-fold)" strokeWidth="1.2" />
    </svg>
  );
}
