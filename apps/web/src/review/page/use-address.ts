import { useEffect } from 'react';
import type { ReviewMoment } from '../store/review-actions.ts';
import { useReview } from '../store/review-store.ts';
import { lineAt } from '../store/steps.ts';

/** The moment that an address names. */
export function momentOf(search: string): ReviewMoment {
  const asked = new URLSearchParams(search);
  const line = Number(asked.get('line') ?? NaN);
  return { line: Number.isInteger(line) && line >= 0 ? line : undefined, eyes: asked.get('eyes') ?? undefined };
}

/** What an address asks for to show the moment on the screen. */
export function askedMoment(): string {
  const { eyes, steps, at } = useReview.getState();
  return new URLSearchParams({ line: String(lineAt(steps, at)), ...(eyes === undefined ? {} : { eyes }) }).toString();
}

/** The address of the moment on the screen. */
export function addressOfMoment(): string {
  const { game, home } = useReview.getState();
  return `${globalThis.location.origin}${home ?? `/review/${game?.id ?? ''}`}?${askedMoment()}`;
}

/** Browsers bear only so many changes of the address in a row. */
const SETTLED = 300;

/** Keeps the moment in the address, so that it is there again after a reload. */
export function useAddress(): void {
  const at = useReview((state) => state.at);
  const eyes = useReview((state) => state.eyes);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Whoever has left stays in the tree until the next page is loaded, and must not be brought back.
      const address = addressOfMoment();
      if (new URL(address).pathname === globalThis.location.pathname) history.replaceState(history.state, '', address);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [at, eyes]);
}
