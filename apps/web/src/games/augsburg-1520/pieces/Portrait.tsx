import { useId, type ReactElement } from 'react';
import { WOODCUTS } from './woodcuts.ts';
import type { Visited } from '../model/words.ts';

/** A noble's likeness in a golden frame; the name stands beside it. */
export function Portrait({ noble, size }: { readonly noble: Visited; readonly size: number }): ReactElement {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 100 100" aria-hidden="true" style={{ flex: 'none' }}>
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="46" />
      </clipPath>
      <circle cx="50" cy="50" r="49" fill="var(--coin-line)" />
      <circle cx="50" cy="50" r="48" fill="var(--coin)" />
      <circle cx="50" cy="50" r="46" fill={`var(--${noble}-air)`} stroke="var(--coin-line)" />
      <g clipPath={`url(#${clip})`} strokeLinejoin="round" strokeLinecap="round">
        {WOODCUTS[noble].map(({ d, fill, line = 'cut', width = 1.7, opacity, dash }) => (
          <path
            key={d}
            d={d}
            fill={fill === undefined ? 'none' : `var(--${fill})`}
            fillOpacity={opacity}
            stroke={`var(--${line})`}
            strokeWidth={width}
            strokeDasharray={dash}
          />
        ))}
      </g>
    </svg>
  );
}
