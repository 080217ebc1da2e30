import { useSyncExternalStore } from 'react';
import type { Layout } from '../game-table.ts';

const WIDE = matchMedia('(min-width: 1200px)');
const MEDIUM = matchMedia('(min-width: 700px)');
/** A phone on its side. */
const LYING = matchMedia('(max-width: 1199px) and (max-height: 479px)');
/** Beside the board there is room for a column. */
const BESIDE = matchMedia('(min-width: 1000px), (min-width: 700px) and (max-height: 479px)');

const subscribe = (changed: () => void): (() => void) => {
  const all = [WIDE, MEDIUM, LYING, BESIDE];
  for (const query of all) query.addEventListener('change', changed);
  return () => {
    for (const query of all) query.removeEventListener('change', changed);
  };
};

function current(): Layout {
  if (WIDE.matches) return 'wide';
  return MEDIUM.matches && !LYING.matches ? 'medium' : 'phone';
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, current);
}

/** Whether the screen is a phone's: too small for others to see anything beside what one of them looks at. */
export function isSmallScreen(): boolean {
  return current() === 'phone';
}

/** Whether the screen is wide and as low as a phone on its side. */
export function useIsLying(): boolean {
  return useSyncExternalStore(subscribe, () => LYING.matches && MEDIUM.matches);
}

/** Whether a tablet or a lying phone has room for a column beside the board. */
export function useHasColumn(): boolean {
  return useSyncExternalStore(subscribe, () => BESIDE.matches);
}
