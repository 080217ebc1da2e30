import type { GameSummary, GatheringInfo } from '@fondaco/protocol';

/** What every part of the page is given on which people gather. */
export interface GatheringProps {
  readonly gathering: GatheringInfo;
  readonly game: GameSummary;
}
