import type { ReactElement } from 'react';
import type { Colour } from '../../../look/colours.ts';

const DROP = 'M20 2c5-1 7 2 10 4s6 4 7 8-1 6 0 10-2 8-6 10-6 4-11 4-8-1-11-4-7-4-7-9 2-6 1-10 1-8 5-10 7-3 12-3z';

/** A player's seal: their mark pressed into wax of their colour. */
export function Wax({ colour, size }: { readonly colour: Colour; readonly size: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" style={{ flex: 'none' }}>
      <path d={DROP} fill={`var(--p-${colour})`} stroke="var(--piece-line)" />
      <circle cx="20" cy="20" r="11.5" fill="none" stroke="rgb(var(--cloth-shade) / 0.28)" strokeWidth="2" />
      <path
        d="M10 14c2-4 5-6 9-6.5"
        fill="none"
        stroke="rgb(var(--shine) / 0.35)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <use href={`#m-${colour}`} x="10" y="10" width="20" height="20" />
    </svg>
  );
}
