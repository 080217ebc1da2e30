import type { ReactElement, ReactNode } from 'react';
import type { GameTableProps } from '../../../table/game-table.ts';
import { Touch } from '../../../table/choose/Touch.tsx';
import type { DvePlayer } from '../model/dve-view.ts';
import styles from './OwnGoods.module.css';

/**
 * The amanuenses in front of the screen; in an abbey a touch turns all of them into something else. On phones there is no room for what a finger
 * needs, and it is one of the choices on the desk.
 */
export function Amanuenses({
  table,
  children,
}: {
  readonly table: GameTableProps;
  readonly children: ReactNode;
}): ReactNode {
  const { narrowing, layout, t } = table;
  if (layout === 'phone' || !narrowing.isPossible('verb:convert')) return children;
  return (
    <Touch keys="verb:convert" className={styles.deed ?? ''}>
      <span className="unseen">{t('verb.convert')}</span>
      {children}
    </Touch>
  );
}

/** The library tiles the viewer looks at: one is kept, the others go back on top in any order. */
export function LookedAtTiles({
  table,
  own,
}: {
  readonly table: GameTableProps;
  readonly own: DvePlayer;
}): ReactElement | undefined {
  const { t } = table;
  const tiles = own.lookingAt ?? [];
  if (tiles.length === 0) return undefined;
  return (
    <div className={styles.part} data-wide-goods>
      <small>{t(own.hasLibraryTile ? 'dve.goods.putting' : 'dve.goods.looking')}</small>
      <span className={styles.value}>
        {tiles.map((points, i) => (
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
