import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import type { GameTableProps, TablePlayer } from '../../../table/game-table.ts';
import { goodsOf, readView, type AugsburgPlayer } from '../model/augsburg-view.ts';
import '../pieces/pigments.css';
import styles from './PlayerCard.module.css';
import { RIGHT_ICONS } from '../model/right-icons.ts';
import { useScene } from '../model/scene.ts';
import { isOut, statusOf } from '../model/status.ts';
import { LADDERS, RIGHTS } from '../model/words.ts';

type PlayerCardProps = GameTableProps & { readonly player: TablePlayer };

/** A player as all see them: prestige, standing in the auction, levels and rights. */
export function PlayerCard(props: PlayerCardProps): ReactElement | undefined {
  const { player, preview, t } = props;
  const scene = useScene(props);
  const goods = goodsOf(scene.view, player.seat);
  if (goods === undefined) return undefined;
  const then = preview?.view === undefined ? goods : (goodsOf(readView(preview.view), player.seat) ?? goods);
  const status = statusOf(scene, goods, player, t);
  return (
    <div className={styles.body}>
      <div className={styles.top}>
        <p className={styles.status} data-out={isOut(scene, goods)} data-empty={status === ''}>
          {status || '\u00a0'}
        </p>
        <p className={styles.prestige} {...explains('icon', 'prestige')}>
          <Icon name="laurel" size={18} label={t('aug.prestige')} />
          <b>{goods.prestige}</b>
          {then.prestige !== goods.prestige && <b className={styles.then}>→ {then.prestige}</b>}
        </p>
      </div>
      <div className={styles.row}>
        <span className={styles.levels}>
          {LADDERS.map((ladder) => (
            <span
              key={ladder}
              className={styles.level}
              data-ladder={ladder}
              {...explains('level', `${ladder}-${goods.levels[ladder]}`)}
            >
              <Icon name={ladder} size={15} label={t.word('ladder', ladder)} />
              <b>{goods.levels[ladder]}</b>
            </span>
          ))}
        </span>
        <Held {...props} goods={goods} />
      </div>
    </div>
  );
}

/** The rights held, with their price or points. */
function Held({ goods, t }: PlayerCardProps & { readonly goods: AugsburgPlayer }): ReactElement {
  return (
    <span className={styles.rights}>
      {RIGHTS.filter((right) => goods.rights[right] !== undefined).map((right) => (
        <span key={right} {...explains('right', right)}>
          <Icon name={RIGHT_ICONS[right]} size={16} label={t.word('right', right)} />
          {(goods.rights[right] ?? 0) > 0 && <b>{goods.rights[right]}</b>}
        </span>
      ))}
    </span>
  );
}
