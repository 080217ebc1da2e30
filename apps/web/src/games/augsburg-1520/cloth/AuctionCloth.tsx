import { itemAt } from '@fondaco/kernel';
import type { ReactElement } from 'react';
import type { TablePlayer } from '../../../table/game-table.ts';
import type { Translate } from '@fondaco/texts';
import styles from './AuctionCloth.module.css';
import { goodsOf } from '../model/augsburg-view.ts';
import { CharterInUse } from './CharterInUse.tsx';
import { Cloth } from './Cloth.tsx';
import { ClothHead } from './ClothHead.tsx';
import { Place } from './Place.tsx';
import { readNote } from '../model/printed.ts';
import type { Scene, SceneProps } from '../model/scene.ts';

/** An auction from the first number to the last privilege: everyone has a place around the noble. */
export function AuctionCloth(props: SceneProps): ReactElement {
  const { scene, t, layout, me, players } = props;
  const { left, right, bottom } = seatAround(players, me);
  const isDuel = right.length === 0;
  const isCharter = scene.view.privilege !== undefined || props.step === 'robbed';
  const place = (player: TablePlayer) => {
    const goods = goodsOf(scene.view, player.seat);
    return goods && <Place key={player.seat} {...props} player={player} goods={goods} />;
  };
  return (
    <Cloth label={t('aug.cloth', { noble: nobleName(props) })} layout={layout}>
      <div
        className={styles.around}
        data-layout={layout}
        data-crowd={players.length > 3}
        data-duel={isDuel}
        data-asked={isCharter}
      >
        <ol className={styles.side}>{left.map(place)}</ol>
        <div className={styles.middle}>
          <ClothHead noble={scene.noble} layout={layout} title={titleOf(props)} text={textOf(props)} isLow={isCharter}>
            {scene.phase !== 'charter' && <Prizes scene={scene} count={players.length} t={t} />}
          </ClothHead>
          {isCharter && <CharterInUse {...props} />}
          {!isCharter && !isDuel && <ol>{place(bottom)}</ol>}
        </div>
        <ol className={styles.side}>{isDuel ? place(bottom) : right.map(place)}</ol>
      </div>
    </Cloth>
  );
}

/** Clockwise around the table, the viewer at the bottom: up the left side and down the right one. */
function seatAround(players: readonly TablePlayer[], me: string | undefined) {
  const at = Math.max(
    0,
    players.findIndex(({ seat }) => seat === me),
  );
  const others = [...players.slice(at + 1), ...players.slice(0, at)];
  const half = Math.ceil(others.length / 2);
  return { left: others.slice(0, half).toReversed(), right: others.slice(half), bottom: itemAt(players, at) };
}

function nobleName({ scene, t }: SceneProps): string {
  return scene.noble === undefined ? '' : t.word('noble', scene.noble);
}

function titleOf(props: SceneProps): string {
  const { scene, t, me } = props;
  const noble = nobleName(props);
  if (scene.phase === 'charter') {
    const player = scene.view.opener;
    // Before everybody's eyes there is no "you".
    const isMine = player === me && scene.mine?.hand !== undefined;
    return isMine ? t('aug.you-win', { noble }) : t('aug.wins', { player: t.word('seat', player), noble });
  }
  const number = (scene.view.auction ?? scene.view.showdown)?.number ?? 0;
  return number === 0 ? noble : t('aug.at-notes', { noble, number });
}

/** How it stands; where all notes count, that too, as long as it matters. */
function textOf(props: SceneProps): string {
  const { scene, t } = props;
  const stands = standsOf(props);
  return scene.noble === 'maximilian' && scene.phase !== 'charter' ? `${stands} · ${t('aug.all-notes')}` : stands;
}

function standsOf({ scene, t }: SceneProps): string {
  const { auction, showdown, opener } = scene.view;
  if (auction !== undefined) {
    if (auction.leader === undefined) return t('aug.opens', { player: t.word('seat', opener) });
    return t('aug.named', { player: t.word('seat', auction.leader), number: auction.number });
  }
  if (showdown !== undefined) {
    const [first, ...more] = showdown.standing;
    if (first === undefined || more.length > 0) return t('aug.highest-wins');
    return t('aug.alone', { player: t.word('seat', first), number: showdown.number });
  }
  return outcome(scene, t);
}

/** The notes that counted, the winner's first. */
function outcome({ view: { showing } }: Scene, t: Translate): string {
  if (showing === undefined) return '';
  const [first = 0, ...others] = showing.shown.map(({ best }) => readNote(best)?.value ?? 0);
  if (others.length === 0) return t('aug.won-alone', { number: showing.number });
  const list = new Intl.ListFormat(t.language).format(others.map(String));
  return t('aug.won-over', { player: t.word('seat', showing.winner), best: first, others: list });
}

/** What is at stake: only as many places as can be taken. */
function Prizes({ scene, count, t }: { scene: Scene; count: number; t: Translate }): ReactElement {
  const places = scene.view.showdown?.standing.length ?? count;
  return (
    <ul className={styles.prizes}>
      <li>
        <b>{t('aug.first')}</b> {t('aug.a-charter')}
      </li>
      {places > 1 && (
        <li>
          <b>{t('aug.second')}</b> {t('aug.florins', { florins: scene.printed.payments.second })}
        </li>
      )}
      {places > 2 && (
        <li>
          <b>{t('aug.third')}</b> {t('aug.florins', { florins: scene.printed.payments.third })}
        </li>
      )}
    </ul>
  );
}
