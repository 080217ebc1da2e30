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

/** The library tile one has, or those one is looking at: one is kept, the others go back on top in any order. */
export function LibraryTiles({
  table,
  own,
}: {
  readonly table: GameTableProps;
  readonly own: PlayerGoods;
}): ReactElement | undefined {
  const { t } = table;
  const looking = own.lookingAt ?? [];
  if (looking.length === 0 && !own.hasLibraryTile) return undefined;
  return (
    <div className={styles.part}>
      <small>{t(looking.length === 0 ? 'dve.goods.library' : 'dve.goods.looking')}</small>
      <span className={styles.value}>
        {own.hasLibraryTile && (
          <span
            className={styles.tile}
            role="img"
            aria-label={t('dve.library.points', { count: own.libraryTile ?? 0 })}
          >
            {own.libraryTile}
          </span>
        )}
        {looking.map((points, i) => (
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
