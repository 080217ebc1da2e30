import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import { inBackground } from '../../client/faults.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './Curtain.module.css';
import { COLOURS } from '../../look/colours.ts';
import { sit } from '../store/table-actions.ts';

/** Between two people at one screen: names the next one, and shows nothing of the table until they say that they are there. */
export function Curtain({ seat }: { readonly seat: string }): ReactNode {
  const t = useTexts();
  const name = t.word('seat', seat);
  const colour = itemAt(
    COLOURS,
    SEAT_WORDS.findIndex((word) => word === seat),
  );
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus(), [seat]);
  return (
    <main ref={frame} className={styles.curtain}>
      <div className={styles.letter}>
        <span className={styles.seal}>
          <Mark colour={colour} size={68} />
        </span>
        <h1>{t('curtain.title', { name })}</h1>
        <p>{t('curtain.text')}</p>
        <Button kind="commit" icon="eye" isLarge data-curtain onClick={() => inBackground(sit(seat))}>
          {t('curtain.open', { name })}
        </Button>
      </div>
    </main>
  );
}
