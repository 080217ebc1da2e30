import type { ReactNode } from 'react';
import type { Colour } from './colours.ts';
import sprite from './sprite.svg?raw';

/** The whole icon set, once in the page; everything else refers to it. */
export function Sprite(): ReactNode {
  return <div hidden aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />;
}

interface IconProps {
  /** Without its prefix: `undo` for `#i-undo`. */
  readonly name: string;
  readonly size?: number;
  /** Its text for screen readers; without one it is decoration. */
  readonly label?: string;
}

export function Icon({ name, size = 18, label }: IconProps): ReactNode {
  return <Drawn id={`i-${name}`} width={size} height={size} label={label} />;
}

/** A player's merchant's mark. */
export function Mark({ colour, size = 18, label }: { colour: Colour; size?: number; label?: string }): ReactNode {
  return <Drawn id={`m-${colour}`} width={size} height={size} label={label} />;
}

const PAWN_RATIO = 28 / 34;

/** A pawn in a player's colour; its outline is the person. */
export function Pawn(props: { person: string; colour: Colour; height?: number; label?: string }): ReactNode {
  const { person, colour, height = 34, label } = props;
  return (
    <span style={{ color: `var(--p-${colour})`, display: 'inline-flex' }}>
      <Drawn id={`pawn-${person}`} width={height * PAWN_RATIO} height={height} label={label} />
    </span>
  );
}

function Drawn(props: { id: string; width: number; height: number; label: string | undefined }): ReactNode {
  const { id, width, height, label } = props;
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg width={width} height={height} style={{ flex: 'none' }} {...role}>
      <use href={`#${id}`} />
    </svg>
  );
}
