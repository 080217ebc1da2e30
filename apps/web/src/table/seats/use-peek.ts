import { useEffect, type PointerEvent } from 'react';
import { inBackground } from '../../client/faults.ts';
import { hidePeek, peek } from '../store/peeking.ts';
import { useTable } from '../store/table-store.ts';

/** Milliseconds from which on a touch is held. */
const HELD = 150;
/** For so long a touch shows what is somebody's own, from the last thing they touched or moved over there. */
const SHOWN = 8000;

/** Whether somebody holds their button down. */
let isHeld = false;

/** What a button does at which somebody peeks: held, it shows as long as it is; touched, for a while, and touched again no longer. */
export function usePeek(seat: string): {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: { readonly detail: number }) => void;
} {
  // By when it was touched: a page that is busy hears of it later.
  const press = ({ button, timeStamp: since }: PointerEvent): void => {
    if (button !== 0) return;
    const isShown = isPeeking(seat);
    isHeld = true;
    const timer = setTimeout(() => inBackground(peek(seat)), HELD);
    const release = ({ timeStamp }: Event): void => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
      clearTimeout(timer);
      isHeld = false;
      if (isShown || timeStamp - since >= HELD) hidePeek();
      else inBackground(peek(seat));
    };
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
  };
  /** By a key, which has no pointer to hold. */
  const click = ({ detail }: { readonly detail: number }): void => {
    if (detail > 0) return;
    if (isPeeking(seat)) hidePeek();
    else inBackground(peek(seat));
  };
  return { onPointerDown: press, onClick: click };
}

function isPeeking(seat: string): boolean {
  const { openNow, me } = useTable.getState();
  return openNow !== undefined && me === seat;
}

/** What whoever peeks looks at and chooses from; anything else is touched by others, or by who has seen enough. */
const THEIRS =
  '[data-region="desk"], [data-region="board"], [data-region="sides"], [data-word], [data-card], [data-layer], nav';

/** Whether a touch belongs to whoever peeks. */
function isTheirs(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const button = target.closest('[data-peek]');
  if (button !== null) return isPeeking(button.getAttribute('data-peek') ?? '');
  return target.closest(THEIRS) !== null;
}

/** Hides what is somebody's own after a while, when anything else is touched, and when the page is left. */
export function useHiding(): void {
  const isPeeked = useTable((state) => state.openNow !== undefined);
  useEffect(() => {
    if (!isPeeked) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stay = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => (isHeld ? stay() : hidePeek()), SHOWN);
    };
    stay();
    const leave = (): void => hidePeek();
    const touch = ({ target }: Event): void => (isTheirs(target) ? stay() : hidePeek());
    // Whoever reads with a mouse moves it, and cannot hold the button meanwhile.
    const move = ({ target }: Event): void => {
      if (isTheirs(target)) stay();
    };
    document.addEventListener('pointerdown', touch, true);
    document.addEventListener('pointermove', move, { capture: true, passive: true });
    document.addEventListener('keydown', stay, true);
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('blur', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', touch, true);
      document.removeEventListener('pointermove', move, true);
      document.removeEventListener('keydown', stay, true);
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('blur', leave);
    };
  }, [isPeeked]);
}
