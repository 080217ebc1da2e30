import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { useTexts } from '../texts/languages.ts';
import { serverNow, useOnline } from './online-store.ts';
import styles from './Presence.module.css';

const MINUTE = 60_000;

/** Whether somebody in a seat is here, for how long they have been away, or that a bot plays for them. */
export function Presence({ seat }: { readonly seat: string }): ReactNode {
  const t = useTexts();
  const isLost = useOnline((online) => online.outage !== undefined);
  const who = useOnline(({ gathering }) => gathering?.seats.find((one) => one.seat === seat));
  const presence = useOnline(({ here }) => here?.seats.find((one) => one.seat === seat));
  if (who?.type === 'resigned') return <Pill text={t('company.resigned')} />;
  if (who?.type !== 'person') return undefined;
  if (who.standIn !== undefined) return <Pill text={t('company.botPlays')} />;
  if (isLost) return <Shown dot={styles.unknown} text={t(who.isYou ? 'company.offline' : 'company.unknown')} />;
  if (who.isOnVacation) return <Shown icon="ship" text={t('company.vacation')} />;
  if (presence === undefined && !who.isYou) return <Shown dot={styles.unknown} text={t('company.unknown')} />;
  if (presence === undefined || presence.isHere) return <Shown dot={styles.here} text={t('company.here')} />;
  const minutes = Math.floor((serverNow() - presence.since) / MINUTE);
  return <Shown icon="rest" text={minutes < 1 ? t('company.away') : t('company.awayFor', { count: minutes })} />;
}

function Pill({ text }: { readonly text: string }): ReactNode {
  return (
    <span className={styles.pill}>
      <Icon name="bot" size={14} />
      {text}
    </span>
  );
}

interface ShownProps {
  readonly dot?: string | undefined;
  readonly icon?: string;
  readonly text: string;
}

function Shown({ dot, icon, text }: ShownProps): ReactNode {
  return (
    <span className={styles.presence}>
      {icon === undefined ? <span className={dot} /> : <Icon name={icon} size={14} />}
      <span className={styles.word}>{text}</span>
    </span>
  );
}
