import type { ReactElement, ReactNode } from 'react';
import { explains } from '../../../explain/explain-store.ts';
import { Icon } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { Touch } from '../../../table/choose/Touch.tsx';
import styles from './Charts.module.css';
import { ChartTrack } from './ChartTrack.tsx';
import { CoinChip } from '../pieces/Chips.tsx';
import { goodsOf, readView, type Chart, type DveView } from '../model/dve-view.ts';
import { boardOf } from '../model/parts.ts';
import {
  BOLOGNA_EARLY,
  BOLOGNA_LATE,
  FIRST_LIBRARY_TURN,
  LAST_EARLY_TURN,
  OPEN_CANTICLE_TURN,
  type PrintedBoard,
} from '../model/printed.ts';
import { roman } from '../../../look/roman.ts';
import { Side } from '../../../table/Side.tsx';

type Track = Exclude<Chart, 'knowledge'>;

const ICONS: Readonly<Record<Track, string>> = {
  riddle: 'riddle',
  canticle: 'sun',
  messenger: 'messenger',
  orient: 'orient',
  rest: 'rest',
  library: 'library',
};
const TRACKS = ['riddle', 'canticle', 'messenger', 'orient', 'rest', 'library'] as const;

/** The six charts: each space a target for as many actions as it is away. */
export function Charts(table: GameTableProps): ReactElement {
  const { t } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  return (
    <Side title={t('dve.charts')} note={t('dve.charts.note')}>
      {TRACKS.map((chart) => (
        <div key={chart} className={styles.row}>
          <Touch keys={`verb:${chart}`} className={styles.label ?? ''}>
            <Icon name={ICONS[chart]} size={19} />
            <span>
              <b>{t(`verb.${chart}`)}</b>
              <small>
                <Note table={table} view={view} chart={chart} />
              </small>
            </span>
          </Touch>
          <ChartTrack
            table={table}
            view={view}
            chart={chart}
            spaces={printed.charts[chart].spaces}
            marks={marksOf(printed, view, chart)}
          >
            {chart === 'library' && table.narrowing.isPossible('verb:draw') && (
              <Touch keys="verb:draw" className={styles.draw ?? ''}>
                <Icon name="library" size={16} /> {t('dve.library.look')}
              </Touch>
            )}
            {chart === 'library' && <KeptTile table={table} view={view} />}
          </ChartTrack>
        </div>
      ))}
    </Side>
  );
}

/** The library tile the player has kept: nobody else knows its points. */
function KeptTile({
  table,
  view,
}: {
  readonly table: GameTableProps;
  readonly view: DveView;
}): ReactElement | undefined {
  const { t, me } = table;
  const points = goodsOf(view, me)?.libraryTile ?? 0;
  if (points === 0) return undefined;
  return (
    <span className={styles.kept} {...explains('icon', 'library-tile')}>
      {t('dve.library.yours')}
      <b role="img" aria-label={t('dve.library.points', { count: points })}>
        {points}
      </b>
    </span>
  );
}

function bologna(view: DveView): typeof BOLOGNA_EARLY | typeof BOLOGNA_LATE {
  return view.turn <= LAST_EARLY_TURN ? BOLOGNA_EARLY : BOLOGNA_LATE;
}

/** The numbers on spaces: points of the riddle, tiles of the library, what Bologna is worth to who arrives now. */
function marksOf(printed: PrintedBoard, view: DveView, chart: Track): Readonly<Record<string, number>> {
  const { charts } = printed;
  if (chart === 'riddle') return charts.riddle.points;
  if (chart === 'library') return charts.library.tiles;
  return chart === 'messenger' ? { [charts.messenger.spaces]: bologna(view).spaces } : {};
}

function Note({
  table,
  view,
  chart,
}: {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly chart: Track;
}): ReactNode {
  const { t } = table;
  switch (chart) {
    case 'canticle': {
      const now = Object.entries(view.canticle).find(([, turn]) => turn === view.turn)?.[0];
      if (view.turn >= OPEN_CANTICLE_TURN) return t('dve.canticle.everywhere');
      return now === undefined ? t('dve.canticle.nowhere') : t('dve.canticle.now', { zone: t.word('zone', now) });
    }
    case 'messenger': {
      const own = goodsOf(view, table.me);
      if (own?.bolognaClaimed === true) return t('dve.messenger.claimed');
      const { ducats, abbesses } = bologna(view);
      return (
        <>
          {t('dve.messenger.last')} <CoinChip value={ducats} size={14} label={t('dve.ducats', { count: ducats })} />
          {Array.from({ length: abbesses }, (_, i) => (
            <Icon key={i} name="cube-abbess" size={13} label={t.word('cube', 'abbess')} />
          ))}
        </>
      );
    }
    case 'library':
      return view.turn < FIRST_LIBRARY_TURN
        ? t('dve.library.from', { roman: roman(FIRST_LIBRARY_TURN) })
        : t('dve.library.tiles', { count: view.library.tiles });
    case 'riddle':
    case 'orient':
    case 'rest':
      return t(`dve.${chart}.note`);
  }
}
