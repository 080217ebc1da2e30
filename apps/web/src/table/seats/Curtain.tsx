import { inBackground } from '../../client/faults.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, LinkButton } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import type { Translate } from '@fondaco/texts';
import { useTexts } from '../../texts/languages.ts';
import { useTable } from '../store/table-store.ts';
import styles from './Curtain.module.css';
import { recapOf } from './recap.ts';
import { colourOf } from '../../look/seat-colour.ts';
import { sit } from '../store/table-actions.ts';

/** Between two people at one screen: names the next one, and shows nothing of the table until they say that they are there. */
export function Curtain({ seat }: { readonly seat: string }): ReactNode {
  const t = useTexts();
  const name = t.word('seat', seat);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus(), [seat]);
  return (
    <main ref={frame} className={styles.curtain}>
      <div className={styles.letter}>
        <span className={styles.seal}>
          <Mark colour={colourOf(seat)} size={68} />
        </span>
        <h1>{t('curtain.title', { name })}</h1>
        <p>{t('curtain.text')}</p>
        <Recap t={t} />
        <Button kind="commit" icon="eye" isLarge data-curtain onClick={() => inBackground(sit(seat))}>
          {t('curtain.open', { name })}
        </Button>
        <LinkButton to="/" icon="gate">
          {t('curtain.home')}
        </LinkButton>
      </div>
    </main>
  );
}

/** What everybody has just seen, for whoever looked away: behind the curtain the page knows nothing else. */
function Recap({ t }: { readonly t: Translate }): ReactNode {
  const eyes = useTable((state) => state.eyes);
  const entries = useTable((state) => state.entries);
  const gameMoments = useTable((state) => state.gameMoments);
  const lexicon = useTable((state) => state.lexicon);
  if (eyes !== undefined || gameMoments === undefined) return undefined;
  const sentences = recapOf(gameMoments, { t, lexicon, me: undefined }, entries);
  if (sentences.length === 0) return undefined;
  return (
    <section className={styles.recap} aria-label={t('curtain.recap')}>
      <h2>{t('curtain.recap')}</h2>
      <ul>
        {sentences.map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
