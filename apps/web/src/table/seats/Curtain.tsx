import { inBackground } from '../../client/faults.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import styles from './Curtain.module.css';
import { COLOURS } from '../../look/colours.ts';
import { sit } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';

/** Between two people at one screen: names who is next, and shows nothing of anybody until that person says so. */
export function Curtain({ name }: { readonly name: string }): ReactNode {
  const t = useTexts();
  const seat = useTable((state) => state.seats.findIndex((one) => one.name === name));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus(), [name]);
  return (
    <main ref={frame} className={styles.curtain}>
      <div className={styles.letter}>
        <span className={styles.seal}>
          <Mark colour={COLOURS[Math.max(0, seat)]} size={68} />
        </span>
        <h1>{t('curtain.title', { name })}</h1>
        <p>{t('curtain.text')}</p>
        <Button kind="commit" icon="eye" isLarge data-curtain onClick={() => inBackground(sit(name))}>
          {t('curtain.open', { name })}
        </Button>
      </div>
    </main>
  );
}
