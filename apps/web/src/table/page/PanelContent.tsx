import type { ReactNode } from 'react';
import type { GameTableProps, SidePanel } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import { PanelBoundary } from '../notices/PanelBoundary.tsx';

export interface PanelProps {
  readonly panel: SidePanel;
  readonly props: GameTableProps;
}

/** A panel of the game, or what stands in its place for now. */
export function PanelContent({ panel, props }: PanelProps): ReactNode {
  const { Folded } = useHostParts();
  const content = (
    <PanelBoundary>
      <panel.Panel {...props} />
    </PanelBoundary>
  );
  return Folded === undefined ? content : <Folded panel={panel}>{content}</Folded>;
}
