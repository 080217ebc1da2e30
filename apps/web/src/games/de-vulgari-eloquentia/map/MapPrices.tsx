import { useMemo, type ReactElement } from 'react';
import { useSettings } from '../../../client/settings.ts';
import type { GameTableProps } from '../../../table/game-table.ts';
import { useOffered } from '../../../table/store/offered.ts';
import { readView } from '../model/dve-view.ts';
import type { Point } from '../model/map-file.ts';
import type { Patch } from '../places/map-patches.ts';
import { TAG, tagPlaces } from '../places/tag-places.ts';
import { waysIn, type WayPrice } from '../model/way-prices.ts';
import { Coin, Glyph } from '../pieces/Glyph.tsx';
import styles from './Map.module.css';

const PAWN = 12;
const COIN = 7;
/** The width of a number of actions with its pawn and the margins. */
const ACTIONS_WIDTH = 30;

interface MapPricesProps {
  readonly table: GameTableProps;
  /** What tags leave in sight. */
  readonly ground: readonly Patch[];
}

/** Once Move is chosen: what the whole way to each place in reach costs. */
export function MapPrices({ table, ground }: MapPricesProps): ReactElement | undefined {
  const { narrowing, preview } = table;
  const hasPrices = useSettings((settings) => settings.hasPrices);
  if (!hasPrices || narrowing.state('verb:move') !== 'chosen' || preview !== undefined) return undefined;
  return <Tags table={table} ground={ground} />;
}

function Tags({ table, ground }: MapPricesProps): ReactElement {
  const { view, narrowing } = table;
  const offered = useOffered();
  const ways = useMemo(() => waysIn(offered), [offered]);
  const places = useMemo(() => tagPlaces(readView(view), ground, [...ways.keys()]), [view, ground, ways]);
  return (
    <g className={styles.prices} aria-hidden="true">
      {[...ways].map(([place, price]) => {
        const at = places.get(place);
        if (at === undefined || narrowing.state(`place:${place}`) !== 'open') return undefined;
        return <Tag key={place} at={at} price={price} />;
      })}
    </g>
  );
}

function Tag({ at: [x, y], price }: { readonly at: Point; readonly price: WayPrice }): ReactElement {
  const { actions, ducats } = price;
  const width = ducats > 0 ? TAG.width : ACTIONS_WIDTH;
  const left = x - width / 2;
  return (
    <g>
      <rect x={left} y={y - TAG.height / 2} width={width} height={TAG.height} rx={TAG.height / 2} />
      <text x={left + 6} y={y + 4.4}>
        {actions}
      </text>
      <Glyph symbol="i-action" at={[left + 13 + PAWN / 2, y]} size={PAWN} />
      {ducats > 0 && <Coin at={[left + width - COIN - 3, y]} value={ducats} radius={COIN} />}
    </g>
  );
}
