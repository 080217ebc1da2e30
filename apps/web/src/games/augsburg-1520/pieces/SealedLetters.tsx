import type { ReactElement } from 'react';
import type { Colour } from '../../../look/colours.ts';
import type { Translate } from '@fondaco/texts';
import { Fan } from './Fan.tsx';
import { NoteBack } from './NoteCard.tsx';
import styles from './SealedLetters.module.css';
import { Wax } from './Wax.tsx';

interface SealedLettersProps {
  readonly count: number;
  readonly isSealed: boolean;
  readonly colour: Colour;
  readonly label: string;
}

/** Notes laid face down; once all are there, the player's wax holds them together. */
export function SealedLetters({ count, isSealed, colour, label }: SealedLettersProps): ReactElement {
  return (
    <span className={styles.letters} role="img" aria-label={label}>
      <Fan>
        {Array.from({ length: count }, (_, i) => (
          <NoteBack key={i} />
        ))}
      </Fan>
      {isSealed && (
        <span className={styles.wax}>
          <Wax colour={colour} size={46} />
        </span>
      )}
    </span>
  );
}

/** A slot for a note still to come. */
export function EmptySlot({ t }: { readonly t: Translate }): ReactElement {
  return <span className={styles.slot} role="img" aria-label={t('aug.slot')} />;
}
