import type { ReactElement } from 'react';
import { Mark } from '../../../look/Icon.tsx';
import { useMoments } from '../../../moments/moment-player.ts';
import { goodsOf } from '../model/augsburg-view.ts';
import { Cloth } from './Cloth.tsx';
import { ClothHead } from './ClothHead.tsx';
import styles from './CounterCloth.module.css';
import { IncomeLedger, isIncomeComing } from './IncomeLedger.tsx';
import { incomeRows, type IncomeRow } from '../model/income-ledger.ts';
import { Offer } from './Offer.tsx';
import type { SceneProps } from '../model/scene.ts';
import { statusOf } from '../model/status.ts';

/** Between the auctions: notes are offered and bought, and everyone answers at the same time; but first everybody's income is told. */
export function CounterCloth(props: SceneProps): ReactElement {
  const { scene, t, layout, step } = props;
  const { phase, mine } = scene;
  const rows = phase === 'income' ? ledgerOf(props) : [];
  const isMoment = useMoments(
    (state) => isIncomeComing(state) || (state.shown !== undefined && state.shown.moment.isPassing !== true),
  );
  const isTelling = isMoment && rows.length > 0;
  const isOffered = mine?.offered !== undefined && step === 'purchase' && !isTelling;
  const title = rows.length === 0 ? t(`aug.counter.${phase}`) : t('aug.ledger', { round: scene.view.round });
  const text = step === 'gift' ? t('aug.gift-text') : t(`aug.counter-text.${phase}`);
  return (
    <Cloth label={t(`aug.counter.${phase}`)} layout={layout}>
      <div className={styles.counter} data-layout={layout} data-telling={isTelling}>
        <ClothHead noble={undefined} layout={layout} title={title} text={text} />
        {rows.length > 0 && <IncomeLedger {...props} rows={rows} />}
        {isOffered && <Offer {...props} />}
        {(phase === 'over' || (layout === 'phone' && !isTelling)) && <Others {...props} />}
      </div>
    </Cloth>
  );
}

/** The income that is being spent, as far as the journal goes back. */
function ledgerOf({ entries, scene }: SceneProps): readonly IncomeRow[] {
  return incomeRows(
    entries.flatMap(({ events }) => events),
    scene.view,
  );
}

/** How far everyone is, where the players' cards are out of sight. */
function Others({ scene, players, t }: SceneProps): ReactElement {
  return (
    <ul className={styles.others}>
      {players.map((player) => {
        const goods = goodsOf(scene.view, player.seat);
        const status = goods === undefined ? '' : statusOf(scene, goods, player, t);
        return (
          <li key={player.seat} data-waiting={player.isWaiting}>
            <Mark colour={player.colour} size={20} />
            <b>{player.name}</b>
            <span>{scene.phase === 'over' ? t('aug.prestige-points', { points: goods?.prestige ?? 0 }) : status}</span>
          </li>
        );
      })}
    </ul>
  );
}
