import type { ReactNode } from 'react';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { timeText } from '../clock/clock-text.ts';
import { Presence } from '../Presence.tsx';
import { useClock } from '../use-clock.ts';
import styles from './PlayerStatus.module.css';

/** A player's clock, and whether they are here. */
export function PlayerStatus({ seat }: { readonly seat: string }): ReactNode {
  return (
    <div className={styles.status}>
      <Presence seat={seat} />
      <Clock seat={seat} />
    </div>
  );
}

function Clock({ seat }: { readonly seat: string }): ReactNode {
  const t = useTexts();
  const clock = useClock(seat);
  if (clock === undefined) return undefined;
  return (
    <span className={clock.isRunning ? `${styles.clock} ${styles.running}` : styles.clock} data-clock>
      {clock.isRunning && <Icon name="hourglass" size={14} label={t('clock.runs')} />}
      {timeText(t, clock.left)}
    </span>
  );
}
