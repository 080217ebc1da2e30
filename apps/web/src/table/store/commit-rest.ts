import { useTable } from './table-store.ts';

/** Milliseconds for which a confirmation that comes up under the finger is not taken for the next press. */
export const REST = 700;

const { getState: get, setState: set } = useTable;
let timer: ReturnType<typeof setTimeout> | undefined;
/** How many rests have begun. */
let rests = 0;

/** Something else is asked, or asked once more: whoever presses at once has not read it. */
export function beginRest(): void {
  clearTimeout(timer);
  rests++;
  if (!get().isResting) set({ isResting: true });
  timer = setTimeout(endRest, REST);
}

/** Something was chosen: whoever confirms now has seen the question. */
export function endRest(): void {
  clearTimeout(timer);
  if (get().isResting) set({ isResting: false });
}

/**
 * Whether a press on "Confirm" counts: not while it rests. After one that does, the button rests and shows it, and again when the next
 * question is laid; another table's button does not.
 */
export function pressCommit(): boolean {
  if (get().isResting) return false;
  beginRest();
  return true;
}

/** A finger goes down on "Confirm": whether it counts when it is lifted again, which it does not if it went down during a rest or before one. */
export function beginPress(): () => boolean {
  const { isResting } = get();
  const restsThen = rests;
  return () => !isResting && rests === restsThen;
}

// What is asked after a moment is seen only when the moment has gone.
useTable.subscribe((state, before) => {
  if (before.isHeld && !state.isHeld && state.id !== undefined) beginRest();
});
