import type { ReactElement } from 'react';
import { Icon, Mark } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { Touch } from '../../../table/choose/Touch.tsx';
import { goodsOf, readView } from '../model/augsburg-view.ts';
import { rightText } from '../model/phrases.ts';
import { RIGHT_ICONS } from '../model/right-icons.ts';
import styles from './Rights.module.css';
import { BUILDINGS, RIGHTS, type Right } from '../model/words.ts';

/** The six piles of rights: what lies on top, how many are left, and who has one. */
export function Rights(props: GameTableProps): ReactElement {
  const { t } = props;
  return (
    <section className={styles.rights} aria-label={t('aug.rights')}>
      <h4>
        {t('aug.rights')} <small>{t('aug.top-of-pile')}</small>
      </h4>
      <div className={styles.piles}>
        {RIGHTS.map((right) => (
          <Pile key={right} {...props} right={right} />
        ))}
      </div>
    </section>
  );
}

function Pile(props: GameTableProps & { readonly right: Right }): ReactElement {
  const { view, players, right, changed, t } = props;
  const now = readView(view);
  const owners = players.filter(({ seat }) => goodsOf(now, seat)?.rights[right] !== undefined);
  const isBuilding = BUILDINGS.some((building) => building === right);
  const keys = [`verb:use gain:${right}`, ...(isBuilding ? [`verb:build building:${right}`] : [])];
  const { left } = now.piles[right];
  return (
    <Touch keys={keys} thing={`right:${right}`} className={styles.pile} isChanged={changed.has(`right:${right}`)}>
      <Icon name={RIGHT_ICONS[right]} size={22} />
      <span className={styles.words}>
        <b>{capital(t.word('right', right))}</b>
        <small>{rightText(props, right)}</small>
      </span>
      <span className={styles.count}>
        <span aria-hidden="true">{left}</span>
        <span className="unseen">{t('aug.tiles-left', { count: left })}</span>
        <span className={styles.owners}>
          {owners.map(({ seat, name, colour }) => (
            <Mark key={seat} colour={colour} size={14} label={t('aug.owned-by', { player: name })} />
          ))}
        </span>
      </span>
    </Touch>
  );
}
