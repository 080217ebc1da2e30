import type { ReactElement } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { Panel } from '../../../look/Panel.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { Touch } from '../../../table/choose/Touch.tsx';
import { readView } from '../model/dve-view.ts';
import styles from './Manuscripts.module.css';
import { FRIARS, TILES } from '../model/printed.ts';

const ORDERS = [
  { person: 'friar', title: 'dve.friars', tiles: TILES.slice(0, FRIARS) },
  { person: 'cardinal', title: 'dve.cardinals', tiles: TILES.slice(FRIARS) },
] as const;

/** The friars and cardinals: who is still there, and what each brings; who is gone, and with whom. */
export function Religious(table: GameTableProps): ReactElement {
  return (
    <Panel className={styles.orders}>
      {ORDERS.map((order) => (
        <Order key={order.person} table={table} {...order} />
      ))}
    </Panel>
  );
}

/** The friars alone. */
export function Friars(table: GameTableProps): ReactElement {
  return (
    <Panel className={styles.orders}>
      <Order table={table} {...ORDERS[0]} />
    </Panel>
  );
}

/** The cardinals alone. */
export function Cardinals(table: GameTableProps): ReactElement {
  return (
    <Panel className={styles.orders}>
      <Order table={table} {...ORDERS[1]} />
    </Panel>
  );
}

interface OrderProps {
  readonly table: GameTableProps;
  readonly person: string;
  readonly title: string;
  readonly tiles: readonly string[];
}

function Order({ table, person, title, tiles }: OrderProps): ReactElement {
  const { t } = table;
  const view = readView(table.view);
  return (
    <div className={styles.order}>
      <h3>{t(title)}</h3>
      {tiles.map((tile) => {
        const isThere = view.tiles.some((one) => one === tile);
        const holder = view.players.find((goods) => goods.tile === tile)?.seat;
        const gone = holder === undefined ? t('dve.tile.gone') : t.word('seat', holder);
        const note = isThere ? t(`dve.tile.${tile}`) : gone;
        return (
          <Touch
            key={tile}
            keys={`tile:${tile}`}
            isChanged={table.changed.has(`tile:${tile}`)}
            className={isThere ? (styles.person ?? '') : `${styles.person} ${styles.gone}`}
          >
            <Icon name={person} size={20} />
            <b>{t(`dve.short.${tile}`)}</b>
            <small>{note}</small>
          </Touch>
        );
      })}
    </div>
  );
}
