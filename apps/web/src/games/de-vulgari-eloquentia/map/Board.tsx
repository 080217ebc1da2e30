import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from '../../../look/Icon.tsx';
import { useMoments } from '../../../moments/moment-player.ts';
import { keysOf } from '../../../table/choose/Touch.tsx';
import type { BoardProps, GameTableProps } from '../../../table/game-table.ts';
import styles from './Board.module.css';
import { BoardList } from './BoardList.tsx';
import { goodsOf, readView, type DveView } from '../model/dve-view.ts';
import { useFrame } from './use-frame.ts';
import { Knowledge, LINE, listSize } from './Knowledge.tsx';
import { Legend } from './Legend.tsx';
import { DRAWN_SEAS, DRAWN_ZONES, drawnPlace, isMapOf } from '../model/map.ts';
import type { Point } from '../model/map-file.ts';
import { patchesOf } from '../places/map-patches.ts';
import mapStyles from './Map.module.css';
import { MapGround } from './MapGround.tsx';
import { MapOrnaments } from './MapOrnaments.tsx';
import { MapFlags, MapPieces } from './MapPieces.tsx';
import { MapState } from './MapState.tsx';
import { MapTargets } from './MapTargets.tsx';
import { MapPrices } from './MapPrices.tsx';
import { MapVerdict } from './MapVerdict.tsx';
import { Neatline } from './Neatline.tsx';
import { boardOf } from '../model/parts.ts';
import { useVerdict } from './use-verdict.ts';
import { useZoom } from './use-zoom.ts';

const ARROWS: Readonly<Record<string, 'up' | 'right' | 'down' | 'left'>> = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
};

/** The board: the engraved map, or for other boards a list of their zones. */
export function Board(table: BoardProps): ReactElement {
  const printed = boardOf(table);
  return isMapOf(printed) ? <BoardMap {...table} /> : <BoardList {...table} />;
}

/** Pixels to a unit below which the map can be zoomed, and below which it shows only what is in reach. */
const SMALL = 0.9;
const TOO_SMALL = 0.62;
/** Pixels of the letters of a name, at least. */
const READABLE = 12;

function BoardMap(table: BoardProps): ReactElement {
  const { t, layout, me, players, isPast, verdict } = table;
  const view = readView(table.view);
  const printed = boardOf(table);
  const here = goodsOf(view, me)?.at;
  const place = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const content = useRef<SVGGElement>(null);
  const frame = useFrame(place, listSize(players.length), layout === 'phone' ? 0 : LINE);
  const { showAll, zoomIn, frameTo, show } = useZoom(svg, { ground, content }, frame);
  const isSmall = 1 / frame.unit < SMALL;
  const isFramed = layout === 'phone' || 1 / frame.unit < TOO_SMALL;
  const leastName = isFramed ? 0 : READABLE * frame.unit;

  const things = useMemo(() => patchesOf(t, view, printed, leastName), [t, view, printed, leastName]);
  const judged = useVerdict(table, { frame, ground: things, isFramed });
  const shown = useMoments(({ shown: now }) => (now?.moment.body?.type === 'flight' ? now.moment.body.to : undefined));
  const awaited = placeOfAwaited(table, view);
  const framed = (shown === undefined ? (awaited ?? framedPlaces(table, here)) : [placeIn(shown)]).join(' ');
  useEffect(() => {
    if (!isFramed) showAll();
  }, [isFramed, showAll]);
  useEffect(() => {
    if (!isFramed) return;
    if (judged === undefined) frameTo(framed.split(' ').flatMap(atOf));
    else show(judged.window);
  }, [framed, judged, isFramed, frameTo, show]);

  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  return (
    <div className={mapStyles.board} data-layout={layout} data-whole={!isFramed}>
      <div ref={place} className={mapStyles.sheet}>
        <svg className={`${mapStyles.map} ${mapStyles.ground}`} viewBox={viewBox} aria-hidden="true">
          <g ref={ground}>
            <MapGround printed={printed} />
            <MapOrnaments west={t.word('zone', 'tyrrhenian')} east={t.word('zone', 'adriatic')} />
          </g>
        </svg>
        <svg
          ref={svg}
          className={mapStyles.map}
          viewBox={viewBox}
          role="group"
          aria-label={t('dve.map')}
          onKeyDown={isPast ? undefined : walk}
        >
          <g ref={content}>
            <MapTargets table={table} view={view} printed={printed} here={here} />
            <MapState table={table} view={view} printed={printed} here={here} leastName={leastName} />
            <MapPrices table={table} ground={things} />
            <MapPieces table={table} view={view} printed={printed} ground={things} />
            <MapFlags table={table} view={view} printed={printed} ground={things} />
            {verdict !== undefined && judged !== undefined && (
              <MapVerdict {...judged} table={table} view={view} verdict={verdict} />
            )}
          </g>
          {layout !== 'phone' && <Neatline frame={frame} />}
        </svg>
        {!isFramed && <Legend t={t} frame={frame} />}
        {isSmall && (
          <div className={styles.tools} data-layout={layout}>
            <button type="button" className={styles.tool} onClick={showAll} aria-label={t('dve.map.whole')}>
              <Icon name="screen" size={21} />
            </button>
            <button type="button" className={styles.tool} onClick={zoomIn} aria-label={t('dve.map.closer')}>
              <Icon name="zoom" size={21} />
            </button>
          </div>
        )}
      </div>
      <Knowledge {...table} frame={frame} />
    </div>
  );
}

/** What has to be in sight, the most important first: where somebody points, or else where the player is and can go. */
function framedPlaces({ narrowing, preview }: GameTableProps, here: string | undefined): readonly string[] {
  const own = here === undefined ? [] : [here];
  const others = [...DRAWN_ZONES, ...DRAWN_SEAS].map(({ id }) => id).filter((id) => id !== here);
  const keysAt = (id: string): readonly string[] => [`place:${id}`, `verb:start zone:${id}`];
  if (narrowing.isGuided) return [...others.filter((id) => narrowing.state(keysAt(id)) !== 'dim'), ...own];
  const end = preview?.events.find((event) => event.type === 'moved')?.place;
  return [...own, ...(typeof end === 'string' ? [end] : others.filter((id) => narrowing.isPossible(keysAt(id))))];
}

/** Where the others are while one of them is waited for, the one who plays first: their doings are to be seen. */
function placeOfAwaited({ me, players, isPast }: GameTableProps, view: DveView): readonly string[] | undefined {
  const waited = players.filter(({ isWaiting }) => isWaiting).map(({ seat }) => seat);
  if (isPast || waited.length === 0 || (me !== undefined && waited.includes(me))) return undefined;
  const places = [...waited, ...(me === undefined ? [] : [me])].map((seat) => goodsOf(view, seat)?.at);
  return places.filter((place) => place !== undefined);
}

/** `place:roma` is Rome. */
function placeIn(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

/** What has to be in sight of a place: its name and its first pawn. */
function atOf(id: string): readonly Point[] {
  const place = drawnPlace(id);
  if (place === undefined) return [];
  return 'pawns' in place ? [place.at, place.pawns[0]] : [place.at];
}

/** Arrow keys go to the nearest place that way. */
function walk(event: KeyboardEvent<SVGSVGElement>): void {
  const direction = ARROWS[event.key];
  const [word] = keysOf(document.activeElement) ?? [];
  const from = word?.startsWith('place:') ? drawnPlace(word.slice('place:'.length)) : undefined;
  const to = direction === undefined ? undefined : from?.arrows[direction];
  if (to === undefined) return;
  event.preventDefault();
  const found = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-word]')].find(
    (element) => element.dataset.word?.split(' | ')[0] === `place:${to}`,
  );
  found?.focus();
}
