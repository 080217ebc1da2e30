import type { GatheringSeat } from '@fondaco/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { freeBots } from '../../client/bot-seats.ts';
import { inBackground } from '../../client/faults.ts';
import { Badge } from '../../look/Badge.tsx';
import { Button } from '../../look/Button.tsx';
import type { Colour } from '../../look/colours.ts';
import { Icon, Mark, Pawn } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { act } from '../lobby-actions.ts';
import { Presence } from '../Presence.tsx';
import { colourOf } from '../../look/seat-colour.ts';
import { sitDown } from '../sit-down.ts';
import { useMaySit } from '../use-may-sit.ts';
import type { GatheringProps } from './gathering-props.ts';
import styles from './SeatList.module.css';
import { seatNames } from './seat-names.ts';

/** Who sits where. */
export function SeatList(props: GatheringProps): ReactNode {
  const t = useTexts();
  const { gathering, game } = props;
  const { table, seats, isMaker, broughtAt } = gathering;
  const canAdd = isMaker && broughtAt === undefined && seats.length < game.maxSeats;
  return (
    <section aria-labelledby="gather-seats">
      <h2 id="gather-seats" className={styles.head}>
        {t('new.seats')} <small>{t('gather.order')}</small>
      </h2>
      <ul className={styles.seats}>
        {seats.map((seat) => (
          <SeatRow key={seat.seat} {...props} seat={seat} />
        ))}
      </ul>
      {canAdd && (
        <Button icon="plus" onClick={() => inBackground(act({ type: 'add-seat', table }))}>
          {t('new.add')}
        </Button>
      )}
    </section>
  );
}

interface SeatRowProps extends GatheringProps {
  readonly seat: GatheringSeat;
}

function SeatRow(props: SeatRowProps): ReactNode {
  const { seat } = props;
  const colour = colourOf(seat.seat);
  const isFree = seat.type === 'open' || seat.type === 'kept';
  return (
    <li
      className={isFree ? `${styles.seat} ${styles.free}` : styles.seat}
      style={{ '--player': `var(--p-${colour})` } as CSSProperties}
      data-seat={seat.seat}
    >
      <span className={styles.pawn}>{!isFree && <Pawn person="merchant" colour={colour} height={44} />}</span>
      <Who {...props} colour={colour} />
      <State seat={seat} />
      <Buttons {...props} />
    </li>
  );
}

function Who({ seat, game, gathering, colour }: SeatRowProps & { readonly colour: Colour }): ReactNode {
  const t = useTexts();
  const line = (): ReactNode => {
    switch (seat.type) {
      case 'open':
        return t(gathering.isPublic ? 'gather.forAnybody' : 'gather.forLink');
      case 'kept':
        return t(seat.isYou ? 'gather.keptForYou' : 'gather.kept');
      case 'bot': {
        const kind = t('players.kind', { level: t(`level.${seat.level}`) });
        const hasPlan = seat.temperament !== undefined && game.temperaments.includes(seat.temperament);
        return hasPlan ? `${kind} · ${t(`temperament.${seat.temperament}.likes`)}` : kind;
      }
      case 'person':
      case 'resigned':
        return <Presence seat={seat.seat} />;
    }
  };
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        <Mark colour={colour} size={20} />
        {seat.type === 'open' ? <i>{t('gather.open')}</i> : <b>{seat.name}</b>}
        {seat.type === 'person' && seat.isYou && <Badge>{t('players.you')}</Badge>}
        {seat.type === 'person' && seat.isMaker && <Badge>{t('gather.host')}</Badge>}
      </p>
      <div className={styles.line}>{line()}</div>
    </div>
  );
}

function State({ seat }: Pick<SeatRowProps, 'seat'>): ReactNode {
  const t = useTexts();
  if (seat.type === 'open' || seat.type === 'kept') return <p className={styles.state}>{t('gather.free')}</p>;
  const isReady = seat.type !== 'person' || seat.isReady;
  return (
    <p className={isReady ? `${styles.state} ${styles.ready}` : styles.state}>
      <Icon name={isReady ? 'check' : 'hourglass'} size={16} />
      {t(isReady ? 'gather.ready' : 'gather.notYet')}
    </p>
  );
}

/** What can be done with a seat: its maker gives it to a bot or opens it, others sit down. */
function Buttons({ gathering, game, seat }: SeatRowProps): ReactNode {
  const t = useTexts();
  const { table, isMaker, seats, broughtAt } = gathering;
  const maySit = useMaySit(gathering);
  const isSeated = seats.some((one) => one.type === 'person' && one.isYou);
  const bots = freeBots(game, seatNames(seats));
  const put = () => {
    const [bot] = bots;
    if (bot !== undefined) inBackground(act({ type: 'change-seat', table, seat: seat.seat, to: bot }));
  };
  const isFree = seat.type === 'open' || seat.type === 'kept';
  const mayTake = !isSeated && (seat.type === 'kept' ? seat.isYou : isFree && maySit);
  const canRemove = broughtAt === undefined && seats.length > game.minSeats;
  const isOther = seat.type === 'bot' || (seat.type === 'person' && !seat.isYou) || seat.type === 'kept';
  return (
    <div className={styles.buttons}>
      {mayTake && (
        <Button kind="commit" onClick={() => inBackground(sitDown(table, seat.seat))}>
          {t('gather.sit')}
        </Button>
      )}
      {isMaker && isFree && (
        <Button icon="bot" onClick={put}>
          {t('gather.putBot')}
        </Button>
      )}
      {isMaker && seat.type === 'bot' && <Button onClick={put}>{t('gather.otherBot')}</Button>}
      {isMaker && isOther && (
        <Button
          kind="quiet"
          icon="close"
          aria-label={t('gather.openSeat', { name: seat.name })}
          onClick={() => inBackground(act({ type: 'change-seat', table, seat: seat.seat, to: { type: 'open' } }))}
        />
      )}
      {isMaker && seat.type === 'open' && canRemove && (
        <Button
          kind="quiet"
          icon="close"
          aria-label={t('gather.removeSeat')}
          onClick={() => inBackground(act({ type: 'remove-seat', table, seat: seat.seat }))}
        />
      )}
    </div>
  );
}
