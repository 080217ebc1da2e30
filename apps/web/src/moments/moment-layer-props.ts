import type { Colour } from '../look/colours.ts';

/** Somebody a moment may be about. */
interface MomentPlayerMark {
  readonly seat: string;
  readonly name: string;
  readonly colour: Colour;
}

export interface MomentLayerProps {
  readonly players: readonly MomentPlayerMark[];
  readonly onSkip: () => void;
  /** Somebody has touched the moment and reads it. */
  readonly onHold: () => void;
}
