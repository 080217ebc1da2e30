import parts from '@fondaco/de-vulgari-eloquentia/data/parts.json' with { type: 'json' };
import { VOTES } from '@fondaco/de-vulgari-eloquentia/data/numbers.ts';
import { itemAt } from '@fondaco/kernel';
import type { ReactElement } from 'react';
import { IconList } from '../../../book/IconList.tsx';
import type { IconMeaning } from '../../../book/game-book.ts';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import { Panel } from '../../../look/Panel.tsx';
import { roman } from '../../../look/roman.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { Board } from '../map/Board.tsx';
import { explanations } from '../model/explanations.ts';
import {
  CUBE_ACTIONS,
  CUBE_DUCATS,
  CUBES,
  FIRST_PAPAL_TURN,
  LAST_TURN,
  OPEN_CANTICLE_TURN,
  printedBoard,
} from '../model/printed.ts';
import { MiniManuscripts, TileHatches } from '../pieces/ManuscriptTile.tsx';
import { Actions, BookChip, CoinChip } from '../pieces/Chips.tsx';
import styles from './figures.module.css';

/** The map, as large as a page of the book allows. */
export function MapFigure(props: GameTableProps): ReactElement {
  return (
    <div className={styles.map}>
      <Board {...props} layout="phone" />
    </div>
  );
}

/** A figure that lists icons with their meanings. */
export function listFigure(icons: readonly IconMeaning[]): () => ReactElement {
  return function ListFigure() {
    return (
      <Panel className={styles.panel}>
        <IconList icons={icons} about={explanations.about} />
      </Panel>
    );
  };
}

/** What is in the bag. */
export function BagFigure({ t }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <table className={styles.bag}>
        <thead>
          <tr>
            <td>
              <Icon name="people" size={20} />
            </td>
            {CUBES.map((cube) => (
              <th key={cube} scope="col" {...explains('cube', cube)}>
                <Icon name={`cube-${cube}`} size={22} label={t.word('cube', cube)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(parts.cubes.bag).map(([players, counts]) => (
            <tr key={players}>
              <th scope="row">{players}</th>
              {counts.map((count, i) => (
                <td key={itemAt(CUBES, i)}>{count}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const PHASES = [
  ['event', 'sun'],
  ['charity', 'purse'],
  ['order', 'people'],
  ['actions', 'action'],
] as const;

export function PhasesFigure({ t }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <ol className={styles.phases}>
        {PHASES.map(([phase, icon]) => (
          <li key={phase}>
            <Icon name={icon} size={30} />
            {t(`dve.phase.${phase}`)}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

export function EventsFigure({ t }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <ul className={styles.events}>
        {printedBoard(undefined).events.map(({ number, zone, ducats, knowledge }) => (
          <li key={number} {...explains('event', number)}>
            {ducats !== undefined && <CoinChip value={ducats} size={24} />}
            {knowledge !== undefined && <BookChip value={knowledge} size={24} />}
            {ducats === undefined && knowledge === undefined && <Icon name="peerage" size={24} />}
            <b>{t.word('event', String(number))}</b>
            {t.word('zone', zone)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function KnowledgeFigure({ t }: GameTableProps): ReactElement {
  const { levels, spaces } = printedBoard(undefined).charts.knowledge;
  const firsts = Object.values(levels);
  return (
    <Panel className={styles.panel}>
      <ol className={styles.levels}>
        {firsts.map((first, i) => (
          <li key={first}>
            <b aria-label={t('dve.knowledge.level', { level: i + 1 })}>{roman(i + 1)}</b>
            {first}–{(firsts[i + 1] ?? spaces + 1) - 1}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const ONE_OF_EACH = ['latino-1', 'oc-2', 'fiorentino-3', 'oil-siciliano', 'lingua-volgare'];

export function ManuscriptsFigure({ t }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <TileHatches />
      <div className={styles.minis}>
        <MiniManuscripts words={ONE_OF_EACH} t={t} />
      </div>
    </Panel>
  );
}

/** Votes, and what one and two of each cost. */
export function CubesFigure({ t }: GameTableProps): ReactElement {
  return (
    <Panel className={styles.panel}>
      <ul className={styles.cubes}>
        {CUBES.map((cube, i) => (
          <li key={cube} {...explains('cube', cube)}>
            <Icon name={`cube-${cube}`} size={28} />
            <b>{capital(t.word('cube', cube))}</b>
            <span className={styles.votes}>
              <Icon name="auction" size={16} /> {itemAt(VOTES, i)}
            </span>
            {([1, 2] as const).map((count) => (
              <span key={count}>
                {count}×{' '}
                <Actions
                  count={itemAt(CUBE_ACTIONS, count)}
                  label={t('dve.actions', { count: itemAt(CUBE_ACTIONS, count) })}
                />
                {itemAt(CUBE_DUCATS, i) > 0 && (
                  <CoinChip
                    value={itemAt(CUBE_DUCATS, i) * count}
                    label={t('dve.ducats', { count: itemAt(CUBE_DUCATS, i) * count })}
                  />
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The sixteen turns: where events, papal events and the open canticle stand. */
export function CalendarFigure({ t }: GameTableProps): ReactElement {
  const events = printedBoard(undefined).events.length;
  return (
    <Panel className={styles.panel}>
      <ol className={styles.turns}>
        {Array.from({ length: LAST_TURN }, (_, i) => i + 1).map((turn) => (
          <li key={turn} data-papal={turn >= FIRST_PAPAL_TURN}>
            <b aria-label={t('dve.turn', { turn })}>{roman(turn)}</b>
            {turn < events && <Icon name="privilege" size={20} label={t('dve.phase.event')} />}
            {turn === events && <Icon name="peerage" size={20} label={t.word('event', String(turn))} />}
            {turn >= FIRST_PAPAL_TURN && <Icon name="tiara" size={20} label={t('dve.papal.hidden')} />}
            {turn >= OPEN_CANTICLE_TURN && <Icon name="sun" size={15} label={t('dve.canticle.everywhere')} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
