import { memo, type ReactElement } from 'react';
import { Book, CanticleSun, Coin, Glyph, Letter } from '../pieces/Glyph.tsx';
import type { DrawnZone } from '../model/map.ts';
import styles from './Map.module.css';
import { HOUSE_SIZE, NAME_SIZE, nameWidth, splitName } from '../model/name-width.ts';
import type { Zone } from '../model/printed.ts';
import { BADGE_ROOM, CHIPS_BELOW, chipsOf, isHouse, layChips, type LaidChip } from '../model/zone-chips.ts';

interface ZoneFaceProps {
  readonly zone: Zone;
  readonly drawn: DrawnZone;
  readonly name: string;
  readonly canticleTurn: number | undefined;
  readonly canticle: 'past' | 'now' | 'later';
  /** The least size of a name, in units of the sheet. */
  readonly leastName: number;
}

/** What stands on a zone, top to bottom: letter and name, then its chips. */
export const ZoneFace = memo(function ZoneFace({
  zone,
  drawn,
  name,
  canticleTurn,
  canticle,
  leastName,
}: ZoneFaceProps): ReactElement {
  const [x, y] = drawn.at;
  if (isHouse(zone))
    return <HouseFace symbol={zone.kind} drawn={drawn} name={name} size={Math.max(HOUSE_SIZE, leastName)} />;
  const size = Math.max(NAME_SIZE, leastName);
  const width = nameWidth(name, size) + (zone.dialect === null ? 0 : BADGE_ROOM);
  const chips = layChips(chipsOf(zone, canticleTurn), [x, y + CHIPS_BELOW]);
  return (
    <g className={styles.face} aria-hidden="true">
      {zone.dialect !== null && <Letter at={[x - width / 2 + 6, y]} dialect={zone.dialect} />}
      <text className={styles.name} x={x + (zone.dialect === null ? 0 : BADGE_ROOM / 2)} y={y + 4.3} fontSize={size}>
        {name}
      </text>
      {chips.map((chip) => (
        <ChipMark key={chip.type === 'icon' ? chip.symbol : chip.type} chip={chip} canticle={canticle} />
      ))}
    </g>
  );
});

function ChipMark({
  chip,
  canticle,
}: {
  readonly chip: LaidChip;
  readonly canticle: ZoneFaceProps['canticle'];
}): ReactElement {
  switch (chip.type) {
    case 'icon':
      return <Glyph symbol={`i-${chip.symbol}`} at={chip.at} size={chip.width} className={styles.print} />;
    case 'coin':
      return <Coin at={chip.at} value={chip.value} />;
    case 'book':
      return <Book at={chip.at} value={chip.value} />;
    case 'sun':
      return <CanticleSun at={chip.at} turn={chip.value} when={canticle} />;
  }
}

function HouseFace(props: {
  readonly symbol: string;
  readonly drawn: DrawnZone;
  readonly name: string;
  readonly size: number;
}): ReactElement {
  const [x, y] = props.drawn.at;
  return (
    <g className={styles.face} aria-hidden="true">
      <Glyph symbol={`i-${props.symbol}`} at={[x, y - 11]} size={17} className={styles.print} />
      {splitName(props.name).map((line, i) => (
        <text key={line} className={styles.name} fontSize={props.size} x={x} y={y + 9 + i * props.size}>
          {line}
        </text>
      ))}
    </g>
  );
}
