import { useSyncExternalStore } from 'react';
import type { Layout } from '../game-table.ts';

const wide = matchMedia('(min-width: 1200px)');
const medium = matchMedia('(min-width: 700px)');

function subscribe(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  medium.addEventListener('change', changed);
  return () => {
    wide.removeEventListener('change', changed);
    medium.removeEventListener('change', changed);
  };
}

function current(): Layout {
  if (wide.matches) return 'wide';
  return medium.matches ? 'medium' : 'phone';
}

export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, current);
}
