import { SOURCES } from '@fondaco/de-vulgari-eloquentia/data/words.ts';
import type { ReactElement } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Mark } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { StandingTable } from '../../../table/standing/StandingTable.tsx';
import { categoryIcons } from '../model/category-icons.ts';
import { goodsOf, readView, type DveView } from '../model/dve-view.ts';
import { MiniManuscripts, TileHatches } from '../pieces/ManuscriptTile.tsx';
import styles from './Standing.module.css';

/** How the player stands: votes towards an office, points if the game ended now, and the books that are known of the others. */
export function Standing(table: GameTableProps): ReactElement {
  const view = readView(table.view);
  return (
    <div className={styles.standing}>
      <Offices table={table} view={view} />
      <StandingTable
        table={table}
        categories={SOURCES}
        icons={categoryIcons}
        pointsOf={(seat) => goodsOf(view, seat)?.points ?? {}}
      />
      <KnownBooks table={table} view={view} />
    </div>
  );
}

interface StandingProps {
  readonly table: GameTableProps;
  readonly view: DveView;
}

function Offices({ table, view }: StandingProps): ReactElement | undefined {
  const { t, me } = table;
  const own = goodsOf(view, me);
  const have = own?.votes;
  if (own === undefined || have === undefined) return undefined;
  return (
    <ul className={styles.offices}>
      {own.offices.map(({ office, votes }) => (
        <li key={office} {...explains('office', office)}>
          <span>{t('dve.worth.office', { office: capital(t.word('office', office)), have, votes })}</span>
          <meter min={0} max={votes} value={Math.min(have, votes)} aria-label={t.word('office', office)} />
        </li>
      ))}
    </ul>
  );
}

/** The manuscripts of the others, where their screens are open. */
function KnownBooks({ table, view }: StandingProps): ReactElement | undefined {
  const { t, me, players } = table;
  const others = players.filter(({ seat }) => seat !== me);
  const known = others.filter(({ seat }) => goodsOf(view, seat)?.manuscripts !== undefined);
  if (known.length === 0) return <p className={styles.note}>{t('dve.standing.closed')}</p>;
  return (
    <ul className={styles.books} aria-label={t('dve.manuscripts')}>
      <TileHatches />
      {known.map(({ seat, name, colour }) => (
        <li key={seat}>
          <Mark colour={colour} size={18} label={name} />
          <MiniManuscripts words={goodsOf(view, seat)?.manuscripts ?? []} t={t} />
        </li>
      ))}
    </ul>
  );
}
