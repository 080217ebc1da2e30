import type { ReactElement } from 'react';
import type { GameTableProps } from '../../../table/game-table.ts';
import { TouchShape } from '../../../table/choose/Touch.tsx';
import type { DveView } from '../model/dve-view.ts';
import { Glyph } from '../pieces/Glyph.tsx';
import { DRAWN_SEAS, DRAWN_ZONES } from '../model/map.ts';
import { isChoosingPlace, isEmbarking, zoneKeys } from '../model/map-words.ts';
import styles from './Map.module.css';
import type { PrintedBoard } from '../model/printed.ts';
import { describePlace } from '../model/describe.ts';

interface MapTargetsProps {
  readonly table: GameTableProps;
  readonly view: DveView;
  readonly printed: PrintedBoard;
  readonly here: string | undefined;
}

const SHIP_RADIUS = 21;

/** Every zone and sea as something to touch: rings around what is possible, a veil over what is out of reach. */
export function MapTargets({ table, view, printed, here }: MapTargetsProps): ReactElement {
  const { narrowing, changed, t } = table;
  const embarking = isEmbarking(printed, narrowing);
  const isVeiled = isChoosingPlace(narrowing);
  const zones = DRAWN_ZONES.map((zone) => {
    const keys = zoneKeys(zone.id, zone.id === here, embarking);
    return { ...zone, keys, state: narrowing.state(keys) };
  });
  return (
    <g>
      <g aria-hidden="true">
        {isVeiled &&
          zones
            .filter(({ id, state }) => state === 'dim' && id !== here)
            .map(({ id }) => <use key={id} href={`#zone-${id}`} className={styles.veil} />)}
        {zones
          .filter(({ state }) => state !== 'dim')
          .map(({ id, state }) => (
            <g
              key={id}
              clipPath={`url(#within-${id})`}
              className={`${styles.reach} ${state === 'chosen' ? styles.chosen : ''}`}
            >
              <use href={`#zone-${id}`} className={styles.wash} />
              <use href={`#zone-${id}`} className={styles.glow} />
              <use href={`#zone-${id}`} className={styles.edge} />
            </g>
          ))}
        {zones
          .filter(({ id }) => changed.has(`zone:${id}`) || changed.has(`place:${id}`))
          .map(({ id }) => (
            <use key={id} href={`#zone-${id}`} className={styles.changed} />
          ))}
      </g>
      {zones.map(({ id, keys, path }) => (
        <TouchShape
          key={id}
          keys={keys}
          thing={`zone:${id}`}
          label={describePlace(t, view, printed, id)}
          className={styles.hit}
        >
          <path d={path} className={styles.area} />
        </TouchShape>
      ))}
      {DRAWN_SEAS.map(({ id, at: [x, y] }) => {
        const state = narrowing.state(`place:${id}`);
        const look = { open: styles.open, chosen: styles.taken, dim: '' }[state];
        return (
          <TouchShape
            key={id}
            keys={`place:${id}`}
            thing={`zone:${id}`}
            label={describePlace(t, view, printed, id)}
            className={styles.hit}
          >
            {changed.has(`place:${id}`) && <circle cx={x} cy={y} r={SHIP_RADIUS + 3.5} className={styles.changed} />}
            {state !== 'dim' && <circle cx={x} cy={y} r={SHIP_RADIUS + 3.5} className={styles.shipRing} />}
            <circle cx={x} cy={y} r={SHIP_RADIUS} className={`${styles.ship} ${look}`} />
            <circle cx={x} cy={y} r={SHIP_RADIUS + 2} className={styles.area} />
            <Glyph symbol="i-ship" at={[x, y]} size={24} className={styles.shipMark} />
          </TouchShape>
        );
      })}
    </g>
  );
}
