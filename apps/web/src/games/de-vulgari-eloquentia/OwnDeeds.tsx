import type { ReactElement } from 'react';
import { Icon } from '../../look/Icon.tsx';
import type { GameTableProps } from '../../table/game-table.ts';
import { Touch } from '../../table/Touch.tsx';
import type { PlayerGoods } from './dve-view.ts';
import styles from './OwnGoods.module.css';

const PURPOSES = [
  { purpose: 'points', icon: 'laurel' },
  { purpose: 'knowledge', icon: 'book' },
] as const;

/** In an abbey: what all amanuenses in front of the screen can be turned into. */
export function Purposes({ narrowing, t }: GameTableProps): ReactElement | undefined {
  if (!narrowing.isPossible('verb:convert')) return undefined;
  return (
    <>
      {PURPOSES.map(({ purpose, icon }) => (
        <Touch
          key={purpose}
          keys={`purpose:${purpose}`}
          className={styles.deed ?? ''}
          label={t('choice.convert', { purpose: t.word('purpose', purpose) })}
        >
          <Icon name="arrow" size={12} />
          <Icon name={icon} size={18} />
        </Touch>
      ))}
    </>
  );
}

/** The library tiles one is looking at: one is kept, the others go back on top in any order. */
export function SeenTiles({
  table,
  own,
}: {
  readonly table: GameTableProps;
  readonly own: PlayerGoods;
}): ReactElement | undefined {
  const { t } = table;
  const seen = own.lookingAt ?? [];
  if (seen.length === 0) return undefined;
  return (
    <div className={styles.part}>
      <small>{t('dve.goods.looking')}</small>
      <span className={styles.value}>
        {seen.map((points, i) => (
          <Touch
            key={`${points} ${i}`}
            keys={[`verb:keep number:${points}`, `verb:put number:${points}`]}
            className={styles.tile ?? ''}
            label={t('dve.library.points', { count: points })}
          >
            {points}
          </Touch>
        ))}
      </span>
    </div>
  );
}
