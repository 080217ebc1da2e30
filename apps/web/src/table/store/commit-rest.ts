import { useTable } from './table-store.ts';

/** Milliseconds for which a confirmation that appears under the finger is not taken for a second press. */
export const REST = 700;

const { getState: get, setState: set } = useTable;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Something was chosen: whoever confirms now has seen the question. */
export function endRest(): void {
  clearTimeout(timer);
  if (get().isResting) set({ isResting: false });
}

/**
 * Whether a press on "Confirm" counts: not one that follows another at once, with nothing chosen in between. After one that does, the
 * button rests and shows it; another table's button does not.
 */
export function pressCommit(): boolean {
  if (get().isResting) return false;
  clearTimeout(timer);
  set({ isResting: true });
  timer = setTimeout(endRest, REST);
  return true;
}
