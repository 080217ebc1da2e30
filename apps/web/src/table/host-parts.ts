import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SidePanel } from './game-table.ts';

/** What is added to the table by whoever brought somebody to it: a server's page, or the page of this browser's tables. */
export interface HostParts {
  /** At a player's name: their clock, and whether they are here. */
  readonly PlayerStatus?: ComponentType<{ readonly seat: string }>;
  /** Under the players. */
  readonly Company?: ComponentType;
  /** Above the board and the desk, where something beside the game has to be decided. */
  readonly Question?: ComponentType;
  /** Beside what is asked of the person: how long they have. */
  readonly DeskClock?: ComponentType;
  /** Over the desk: somebody who says what to do. */
  readonly Guide?: ComponentType;
  /** Where there are columns the guide stands under the players instead: the board stays whole. */
  readonly isGuideBeside?: boolean;
  /** Somebody plays for the person: nobody waits for them. */
  readonly isReplaced?: boolean;
  /** Nobody gives hints here. */
  readonly isUnadvised?: boolean;
  /** The guide says why something is not possible: no card opens for it. */
  readonly isAnswering?: boolean;
  /** Around each panel of the game: where it is not wanted yet, something else stands in its place. */
  readonly Folded?: ComponentType<{ readonly panel: SidePanel; readonly children: ReactNode }>;
  /** More buttons of the menu. */
  readonly Menu?: ComponentType;
  /** More buttons at the end of the game. */
  readonly End?: ComponentType;
}

const NONE: HostParts = {};

export const HostPartsContext = createContext(NONE);

export function useHostParts(): HostParts {
  return useContext(HostPartsContext);
}
