import type { GatheringInfo } from '@fondaco/protocol';
import { usePageServer } from '../client/page-server.ts';

/** Whether the person may take a free seat; whoever has no name yet gives it first, and the server says then. */
export function useMaySit({ canSit, phase, seats, isInvited, isPublic }: GatheringInfo): boolean {
  const isNameless = usePageServer((server) => server.guest === undefined);
  const isOpen = phase === 'gathering' || phase === 'playing';
  const isFree = seats.some(({ type }) => type === 'open' || type === 'resigned');
  return canSit || (isNameless && isOpen && isFree && (isInvited || isPublic));
}
