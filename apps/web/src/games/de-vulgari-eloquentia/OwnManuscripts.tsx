import type { ReactElement } from 'react';
import type { GameTableProps } from '../../table/game-table.ts';
import { goodsOf, readView } from './dve-view.ts';
import { MiniManuscript } from './ManuscriptTile.tsx';
import styles from './OwnGoods.module.css';
import { Side } from '../../table/Side.tsx';

/** The player's manuscripts, on the phone: there the desk has no room for them. */
export function OwnManuscripts({ view, me, t }: GameTableProps): ReactElement | undefined {
  const own = goodsOf(readView(view), me)?.manuscripts ?? [];
  if (own.length === 0) return undefined;
  return (
    <Side title={t('dve.manuscripts.own')}>
      <span className={styles.manuscripts}>
        {own.map((word, i) => (
          <MiniManuscript key={`${word} ${i}`} word={word} label={t.word('manuscript', word)} />
        ))}
      </span>
    </Side>
  );
}
