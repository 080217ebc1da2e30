import type { ReactNode } from 'react';
import { useTexts } from '../../texts/languages.ts';
import { timeText } from '../clock/clock-text.ts';
import { useOnline } from '../online-store.ts';
import { useClock } from '../use-clock.ts';
import styles from './DeskClock.module.css';

/** On the desk: how long one has oneself. */
export function DeskClock(): ReactNode {
  const t = useTexts();
  const own = useOnline(({ gathering }) => gathering?.seats.find((seat) => seat.type === 'person' && seat.isYou)?.seat);
  const rule = useOnline((online) => online.gathering?.clock);
  const clock = useClock(own);
  if (clock === undefined) return undefined;
  return (
    <p className={styles.clock}>
      <span className="unseen">{t('clock.yours')}</span>
      <b>{timeText(t, clock.left)}</b>
      {rule?.type === 'fischer' && <small>{t('clock.more', { more: String(rule.more) })}</small>}
    </p>
  );
}
