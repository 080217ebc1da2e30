import type { GatheringInfo } from '@fondaco/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { useTable } from '../../table/store/table-store.ts';
import { useTexts } from '../../texts/languages.ts';
import { act } from '../lobby-actions.ts';
import { serverNow, useOnline } from '../online-store.ts';
import { sitDown } from '../sit-down.ts';
import { useMaySit } from '../use-may-sit.ts';
import { longAway } from './long-away.ts';
import styles from './Questions.module.css';

/** What has to be decided beside the game: to come back, to have a bot play for who is away, to end it together, to take a free seat, to play again. */
export function Questions(): ReactNode {
  const gathering = useOnline((online) => online.gathering);
  if (gathering === undefined) return undefined;
  return (
    <div className={styles.questions} role="status">
      <StandIn {...gathering} />
      <LongAway {...gathering} />
      <EndTogether {...gathering} />
      <FreeSeats {...gathering} />
      <Rematch {...gathering} />
    </div>
  );
}

type SeatedPerson = Extract<GatheringInfo['seats'][number], { type: 'person' }>;

function ownSeat({ seats }: GatheringInfo): SeatedPerson | undefined {
  return seats.find((seat): seat is SeatedPerson => seat.type === 'person' && seat.isYou);
}

/** A bot plays for the person until they choose something or say that they are back; or their clock stands until they say so. */
function StandIn(gathering: GatheringInfo): ReactNode {
  const t = useTexts();
  const { table, phase } = gathering;
  const own = ownSeat(gathering);
  if (phase !== 'playing' || own === undefined) return undefined;
  if (own.standIn !== undefined)
    return (
      <Question text={t('company.playsForYou')}>
        <Button onClick={() => inBackground(act({ type: 'come-back', table }))} data-come-back>
          {t('company.imBack')}
        </Button>
      </Question>
    );
  if (!own.isOnVacation) return undefined;
  return (
    <Question text={t('company.onVacation')}>
      <Button onClick={() => inBackground(act({ type: 'vacation', table, isOn: false }))}>{t('company.imBack')}</Button>
    </Question>
  );
}

/** Milliseconds between two looks at how long somebody has been away. */
const LOOK_EVERY = 15_000;

/** At a table without a clock: somebody is waited for and long away, and a bot could play for them. */
function LongAway(gathering: GatheringInfo): ReactNode {
  const t = useTexts();
  const here = useOnline((online) => online.here);
  const waiting = useTable((state) => state.now?.waiting);
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  if (ownSeat(gathering) === undefined || here === undefined || waiting === undefined) return undefined;
  return longAway(gathering, here.seats, waiting, serverNow()).map(({ seat, name, minutes }) => (
    <Question key={seat} text={t('company.longAway', { name, count: minutes })}>
      <Button
        icon="bot"
        onClick={() => inBackground(act({ type: 'call-stand-in', table: gathering.table, seat }))}
        data-call-stand-in
      >
        {t('company.callBot')}
      </Button>
    </Question>
  ));
}

function EndTogether(gathering: GatheringInfo): ReactNode {
  const t = useTexts();
  const { table, phase, seats } = gathering;
  const own = ownSeat(gathering);
  const wish = seats.flatMap((seat) => (seat.type === 'person' && seat.wantsEnd && !seat.isYou ? [seat.name] : []));
  if (phase !== 'playing' || own === undefined) return undefined;
  const names = new Intl.ListFormat(t.language).format(wish);
  if (own.wantsEnd)
    return (
      <Question text={t('company.youWantEnd')}>
        <Button onClick={() => inBackground(act({ type: 'agree-to-end', table, isAgreed: false }))}>
          {t('company.playOn')}
        </Button>
      </Question>
    );
  if (wish.length === 0) return undefined;
  return (
    <Question text={t('company.wantEnd', { names, count: wish.length })}>
      <Button onClick={() => inBackground(act({ type: 'agree-to-end', table, isAgreed: true }))} data-agree-to-end>
        {t('company.agree')}
      </Button>
    </Question>
  );
}

/** Somebody who only looks on may take the seat of whoever gave up. */
function FreeSeats(gathering: GatheringInfo): ReactNode {
  const t = useTexts();
  const { table, phase, seats } = gathering;
  const maySit = useMaySit(gathering);
  if (phase !== 'playing' || !maySit || ownSeat(gathering) !== undefined) return undefined;
  return seats.flatMap((seat) =>
    seat.type === 'resigned' || seat.type === 'open'
      ? [
          <Question
            key={seat.seat}
            text={seat.type === 'resigned' ? t('company.seatOf', { name: seat.name }) : t('company.seatFree')}
          >
            <Button onClick={() => inBackground(sitDown(table, seat.seat))}>{t('online.sitDown')}</Button>
          </Question>,
        ]
      : [],
  );
}

function Rematch({ rematch }: GatheringInfo): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  if (rematch === undefined) return undefined;
  return (
    <Question text={t('company.again')}>
      <Button onClick={() => navigate(`/t/${rematch}`)} data-rematch>
        {t('company.goThere')}
      </Button>
    </Question>
  );
}

function Question({ text, children }: { readonly text: string; readonly children: ReactNode }): ReactNode {
  return (
    <p className={styles.question}>
      <span>{text}</span>
      {children}
    </p>
  );
}
