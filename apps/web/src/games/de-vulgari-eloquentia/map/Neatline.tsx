import type { ReactElement } from 'react';
import type { Frame } from './use-frame.ts';
import styles from './Map.module.css';

const BAND = 7;
const SEGMENT = 28;

/** The frame of an engraved map: a band in black and white around whatever is seen of the sheet. */
export function Neatline({ frame }: { readonly frame: Frame }): ReactElement {
  const { x, y, width, height } = frame;
  const band = BAND * frame.unit;
  const across = bands(width, frame.unit).flatMap(([from, to]) => [
    `M${x + from} ${y}h${to - from}v${band}h${from - to}z`,
    `M${x + width - from} ${y + height}h${from - to}v${-band}h${to - from}z`,
  ]);
  const down = bands(height, frame.unit).flatMap(([from, to]) => [
    `M${x} ${y + from}h${band}v${to - from}h${-band}z`,
    `M${x + width} ${y + height - from}h${-band}v${from - to}h${band}z`,
  ]);
  const outer = `M${x} ${y}h${width}v${height}h${-width}z`;
  const inner = `M${x + band} ${y + band}v${height - 2 * band}h${width - 2 * band}v${2 * band - height}z`;
  return (
    <g className={styles.frame} aria-hidden="true">
      <path fillRule="evenodd" d={outer + inner} fill="var(--halo)" />
      <path d={[...across, ...down].join('')} fill="var(--map-coast)" opacity=".8" />
      <path d={outer + inner} fill="none" stroke="var(--map-coast)" strokeWidth={frame.unit} />
    </g>
  );
}

/** The black pieces of a band: every second of an even number of pieces. */
function bands(length: number, unit: number): [number, number][] {
  const count = Math.max(2, 2 * Math.round(length / (2 * SEGMENT * unit)));
  const piece = length / count;
  return Array.from({ length: count / 2 }, (_, i) => [2 * i * piece, (2 * i + 1) * piece]);
}
