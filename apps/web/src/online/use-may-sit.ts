import type { GatheringInfo } from '@fondaco/protocol';
import { useHouse } from '../client/house.ts';

/** Whether the person may take a free seat; whoever has no name yet gives it first, and the server says then. */
export function useMaySit({ canSit, phase }: GatheringInfo): boolean {
  const isNameless = useHouse((house) => house.guest === undefined);
  return canSit || (isNameless && phase === 'gathering');
}
