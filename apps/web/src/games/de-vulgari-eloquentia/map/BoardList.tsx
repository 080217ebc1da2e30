import type { ReactElement } from 'react';
import { Icon, Mark, Pawn } from '../../../look/Icon.tsx';
import type { GameTableProps } from '../../../table/game-table.ts';
import { Touch } from '../../../table/choose/Touch.tsx';
import styles from './BoardList.module.css';
import { BookChip, CoinChip } from '../pieces/Chips.tsx';
import { describeEvent } from '../model/describe.ts';
import { goodsOf, readView, type DveView } from '../model/dve-view.ts';
import { Letter } from '../pieces/Glyph.tsx';
import { Knowledge } from './Knowledge.tsx';
import { isEmbarking, zoneKeys } from '../model/map-words.ts';
import { boardOf } from '../model/parts.ts';
import { eventOf, type PrintedBoard, type Zone } from '../model/printed.ts';

const NO_MAP = { x: 0, y: 0, width: 0, height: 0, unit: 1, hasRoom: false, line: 0 } as const;

/** A board that our map does not show: its zones and seas as a list, each with its neighbours. */
export function BoardList(table: GameTableProps): ReactElement {
  const { t, narrowing } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  const here = goodsOf(view, table.me)?.at;
  const embarking = isEmbarking(printed, narrowing);
  return (
    <div className={styles.board}>
      <div className={styles.knowledge}>
        <Knowledge {...table} frame={NO_MAP} />
      </div>
      <p role="note">{t('dve.list.note')}</p>
      <ul className={styles.zones} aria-label={t('dve.map')}>
        {printed.zones.map((zone) => (
          <li key={zone.id}>
            <Touch keys={zoneKeys(zone.id, zone.id === here, embarking)} className={styles.zone ?? ''}>
              <ZoneCard table={table} view={view} printed={printed} zone={zone} />
            </Touch>
          </li>
        ))}
        {printed.seas.map(({ id, harbours }) => (
          <li key={id}>
            <Touch keys={`place:${id}`} className={styles.zone ?? ''}>
              <span className={styles.name}>
                <Icon name="ship" /> {nameOf(table, id)}
              </span>
              <Pawns table={table} view={view} place={id} />
              <small>{harbours.map((zone) => nameOf(table, zone, printed)).join(', ')}</small>
            </Touch>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ZoneCardProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly printed: PrintedBoard;
  readonly zone: Zone;
}

function ZoneCard({ table, view, printed, zone }: ZoneCardProps): ReactElement {
  const { t, players } = table;
  const neighbours = printed.borders.filter((pair) => pair.includes(zone.id)).map(([a, b]) => (a === zone.id ? b : a));
  const events = view.events.open.filter((open) => open.zone === zone.id).map(({ event }) => eventOf(printed, event));
  const claims = view.claims[zone.id] ?? [];
  return (
    <>
      <span className={styles.name}>
        {zone.dialect !== null && (
          <svg width="15" height="15" aria-hidden="true">
            <Letter at={[7.5, 7.5]} dialect={zone.dialect} radius={7} />
          </svg>
        )}
        {nameOf(table, zone.id, printed)}
      </span>
      <span className={styles.chips}>
        <small>{t.word('kind', zone.kind)}</small>
        {(zone.ducats ?? 0) > 0 && (
          <CoinChip value={zone.ducats ?? 0} label={t('dve.ducats', { count: zone.ducats ?? 0 })} />
        )}
        {(zone.knowledge ?? 0) > 0 && (
          <BookChip value={zone.knowledge ?? 0} label={t('dve.knowledge', { count: zone.knowledge ?? 0 })} />
        )}
        {zone.cathedral === true && <Icon name="cathedral" label={t('dve.place.cathedral')} />}
        {zone.harbour !== undefined && zone.harbour !== null && (
          <Icon name="harbour" size={15} label={t('dve.place.harbour')} />
        )}
        {view.canticle[zone.id] !== undefined && (
          <>
            <Icon name="sun" size={15} label={t('verb.canticle')} /> {view.canticle[zone.id]}
          </>
        )}
        {claims.map((claimant) => (
          <Mark
            key={claimant}
            colour={players.find(({ seat }) => seat === claimant)?.colour ?? 'ivory'}
            size={15}
            label={t.word('seat', claimant)}
          />
        ))}
      </span>
      {events.map((event) => event !== undefined && <small key={event.number}>{describeEvent(t, event)}</small>)}
      <Pawns table={table} view={view} place={zone.id} />
      <small>{neighbours.map((id) => nameOf(table, id, printed)).join(', ')}</small>
    </>
  );
}

function nameOf({ t }: GameTableProps, id: string, printed?: PrintedBoard): string {
  if (t.has(`word.zone.${id}`)) return t.word('zone', id);
  return printed?.zones.find((zone) => zone.id === id)?.name ?? id;
}

function Pawns({
  table,
  view,
  place,
}: {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly place: string;
}): ReactElement {
  return (
    <span className={styles.chips}>
      {view.players
        .filter((goods) => goods.at === place)
        .map((goods) => (
          <Pawn
            key={goods.seat}
            person={goods.character}
            colour={table.players.find(({ seat }) => seat === goods.seat)?.colour ?? 'ivory'}
            height={24}
            label={table.t.word('seat', goods.seat)}
          />
        ))}
    </span>
  );
}
