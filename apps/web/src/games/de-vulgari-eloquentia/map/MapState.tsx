import type { ReactElement } from 'react';
import type { GameTableProps } from '../../../table/game-table.ts';
import { TouchShape } from '../../../table/choose/Touch.tsx';
import { describeEvent } from '../model/describe.ts';
import type { DveView } from '../model/dve-view.ts';
import { Book, Coin, Glyph } from '../pieces/Glyph.tsx';
import { CORNERS, DRAWN_ZONES, drawnZone } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';
import { SPOT_KEYS, TILE_KEYS } from '../model/map-words.ts';
import styles from './Map.module.css';
import { eventOf, OPEN_CANTICLE_TURN, zoneOf, type EventTile, type PrintedBoard } from '../model/printed.ts';
import { CHIPS_BELOW, chipsOf, DISC_STEP, DISCS_BELOW, isHouse, rowWidth } from '../model/zone-chips.ts';
import { ZoneFace } from './ZoneFace.tsx';

interface MapStateProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly printed: PrintedBoard;
  readonly here: string | undefined;
}

interface MapFaceProps extends MapStateProps {
  /** Names are drawn a little larger where the sheet is small. */
  readonly leastName: number;
}

const DISC = 11.5;

/** Names, chips, discs and event tiles: what a zone shows, and what can be taken where one stands. */
export function MapState({ table, view, printed, here, leastName }: MapFaceProps): ReactElement {
  const { t, players, narrowing } = table;
  const canticle = (turn: number): 'past' | 'now' | 'later' => {
    if (turn === view.turn || view.turn >= OPEN_CANTICLE_TURN) return 'now';
    return turn < view.turn ? 'past' : 'later';
  };
  return (
    <g>
      {here !== undefined && narrowing.isPossible(SPOT_KEYS) && (
        <Spot table={table} view={view} printed={printed} here={here} />
      )}
      {DRAWN_ZONES.map((drawn) => {
        const zone = zoneOf(printed, drawn.id);
        if (zone === undefined) return undefined;
        const turn = view.canticle[drawn.id];
        return (
          <ZoneFace
            key={drawn.id}
            zone={zone}
            drawn={drawn}
            name={t.word('zone', drawn.id)}
            canticleTurn={turn}
            canticle={canticle(turn ?? 0)}
            leastName={leastName}
          />
        );
      })}
      {CORNERS.map(([x, y]) => (
        <g key={`${x}-${y}`} className={styles.stone} transform={`translate(${x} ${y})`} aria-hidden="true">
          <path d="M0 -6l6 6-6 6-6-6z" />
          <circle r="1.5" />
        </g>
      ))}
      <g className={styles.face} aria-hidden="true">
        {Object.entries(view.claims).map(([zone, claimants]) => {
          const drawn = drawnZone(zone);
          if (drawn === undefined) return undefined;
          const left = drawn.at[0] - ((claimants.length - 1) * DISC_STEP) / 2;
          return claimants.map((claimant, i) => {
            const colour = players.find(({ seat }) => seat === claimant)?.colour ?? 'ivory';
            return (
              <Glyph
                key={zone + claimant}
                symbol={`m-${colour}`}
                at={[left + i * DISC_STEP, drawn.at[1] + DISCS_BELOW]}
                size={DISC}
              />
            );
          });
        })}
      </g>
      {view.events.open.map(({ event, zone }) => {
        const tile = eventOf(printed, event);
        const drawn = drawnZone(zone);
        if (tile === undefined || drawn === undefined) return undefined;
        if (zone !== here || !narrowing.isPossible(TILE_KEYS))
          return <Tile key={event} tile={tile} at={drawn.event} isTarget={false} />;
        return (
          <TouchShape
            key={event}
            keys={TILE_KEYS}
            thing={`event:${event}`}
            label={describeEvent(t, tile)}
            className={styles.hit}
          >
            <Tile tile={tile} at={drawn.event} isTarget={narrowing.state(TILE_KEYS) !== 'dim'} />
          </TouchShape>
        );
      })}
    </g>
  );
}

/** What can be done where the pawn stands: a ring around the chips, or around the building. */
function Spot({ table, view, printed, here }: MapStateProps & { readonly here: string }): ReactElement | undefined {
  const zone = zoneOf(printed, here);
  const drawn = drawnZone(here);
  if (zone === undefined || drawn === undefined) return undefined;
  const [x, y] = drawn.at;
  const width = isHouse(zone) ? 26 : Math.max(26, rowWidth(chipsOf(zone, view.canticle[here])) + 8);
  const [middle, height] = isHouse(zone) ? [y - 11, 24] : [y + CHIPS_BELOW, 25];
  const isOpen = table.narrowing.state(SPOT_KEYS) !== 'dim';
  const box = { x: x - width / 2, y: middle - height / 2, width, height, rx: 12 };
  return (
    <TouchShape
      keys={SPOT_KEYS}
      label={table.t('dve.spot', { zone: table.t.word('zone', here) })}
      className={styles.hit}
    >
      {isOpen && (
        <rect
          {...box}
          x={box.x - 2.5}
          y={box.y - 2.5}
          width={width + 5}
          height={height + 5}
          rx={14}
          className={styles.spotGlow}
        />
      )}
      <rect {...box} className={isOpen ? styles.spot : styles.area} />
    </TouchShape>
  );
}

function Tile({
  tile,
  at: [x, y],
  isTarget,
}: {
  readonly tile: EventTile;
  readonly at: Point;
  readonly isTarget: boolean;
}): ReactElement {
  return (
    <g transform={`translate(${x} ${y})`} className={isTarget ? undefined : styles.face}>
      {isTarget && <rect x="-19" y="-16.5" width="38" height="33" rx="6" className={styles.spotGlow} />}
      <rect x="-15" y="-12.5" width="30" height="25" rx="3" className={styles.tile} />
      <TileWorth tile={tile} />
      <circle cy="-12.5" r="2.2" className={styles.pin} />
    </g>
  );
}

function TileWorth({ tile }: { readonly tile: EventTile }): ReactElement {
  if ((tile.ducats ?? 0) > 0) return <Coin at={[0, 0]} value={tile.ducats ?? 0} radius={9} />;
  if ((tile.knowledge ?? 0) > 0) return <Book at={[0, 0.5]} value={tile.knowledge ?? 0} scale={1.08} />;
  return <Glyph symbol="i-peerage" at={[0, 0]} size={18} className={styles.pinMark} />;
}
