import type { ReactNode } from 'react';
import { freeBots } from '../../client/bot-seats.ts';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { useTexts } from '../../texts/languages.ts';
import { act } from '../lobby-actions.ts';
import { sitDown } from '../sit-down.ts';
import { useMaySit } from '../use-may-sit.ts';
import type { GatheringProps } from './gathering-props.ts';
import styles from './ReadyBar.module.css';
import { seatNames } from './seat-names.ts';

/** Under the seats: who is awaited, and the one button that says "I am ready". */
export function ReadyBar(props: GatheringProps): ReactNode {
  const t = useTexts();
  const { gathering, game } = props;
  const { table, seats, isMaker, phase, unreadiedBy } = gathering;
  const maySit = useMaySit(gathering);
  const own = seats.find((seat) => seat.type === 'person' && seat.isYou);
  const isReady = own?.type === 'person' && own.isReady;
  const free = seats.filter(({ type }) => type === 'open' || type === 'kept');
  const fill = async () => {
    const bots = freeBots(game, seatNames(seats));
    for (const [i, { seat }] of free.entries()) {
      const to = bots[i];
      if (to !== undefined) await act({ type: 'change-seat', table, seat, to });
    }
  };
  return (
    <footer className={styles.bar} data-layer>
      <div className={styles.said} role="status">
        <p className={styles.question}>{question()}</p>
        <p>{unreadiedBy === undefined || isReady ? t('gather.byItself') : t(`gather.unready.${unreadiedBy}`)}</p>
      </div>
      {isMaker && free.length > 0 && (
        <Button icon="bot" isLarge onClick={() => inBackground(fill())}>
          {t('gather.fill', { count: free.length })}
        </Button>
      )}
      {own !== undefined && (
        <Button
          kind={isReady ? 'plain' : 'commit'}
          icon={isReady ? 'undo' : 'check'}
          isLarge
          onClick={() => inBackground(act({ type: 'ready', table, isReady: !isReady }))}
          data-ready={isReady}
        >
          {t(isReady ? 'gather.wait' : 'gather.imReady')}
        </Button>
      )}
      {own === undefined && maySit && free.length > 0 && (
        <Button kind="commit" icon="people" isLarge onClick={() => inBackground(sitDown(table))} data-sit>
          {t('online.sitDown')}
        </Button>
      )}
    </footer>
  );

  function question(): string {
    if (phase === 'starting') return t('gather.starting');
    const late = seats.flatMap((seat) => (seat.type === 'person' && !seat.isReady && !seat.isYou ? [seat.name] : []));
    const names = new Intl.ListFormat(t.language).format(late);
    if (own?.type !== 'person') return t(free.length > 0 && maySit ? 'gather.mayCome' : 'gather.onlyLook');
    if (!isReady) return t('gather.areYou', { name: own.name, count: free.length });
    if (late.length > 0) return t('gather.awaits', { names });
    return t('gather.seatsFree', { count: free.length });
  }
}
