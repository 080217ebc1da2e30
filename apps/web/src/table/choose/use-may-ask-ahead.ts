import { connection } from '../../client/connection.ts';
import { useHostParts } from '../host-parts.ts';
import { useIsInTheOpen } from '../store/shared-screen.ts';
import { useTable } from '../store/table-store.ts';

/**
 * Whether the page may ask by itself why things are not possible: somebody is asked, nobody else looks, no lesson takes it for a try, and no
 * server counts it among what that person may ask.
 */
export function useMayAskAhead(): boolean {
  const isOpen = useIsInTheOpen();
  const { isAnswering = false } = useHostParts();
  const isAsked = useTable(
    ({ now, me, past, isHeld }) => past === undefined && !isHeld && me !== undefined && (now?.choices.length ?? 0) > 0,
  );
  return isAsked && !isOpen && !isAnswering && !connection.isShared;
}
