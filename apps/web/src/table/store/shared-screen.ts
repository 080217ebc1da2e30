import type { TableMessage } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { useTable, type TableState } from './table-store.ts';

/** What everybody may see of a table, and whom the screen speaks to. */
export interface OpenSight {
  readonly now: TableMessage;
  readonly me: string | undefined;
}

/**
 * A message for a screen that people share, with what whoever is asked may say there as the choices of the moment. Of several, those
 * come first who have something to say before the others' eyes.
 */
export function inTheOpen(notice: TableMessage): OpenSight {
  const asked = notice.open?.find(({ lines }) => lines.length > 0) ?? notice.open?.[0];
  if (asked === undefined) return { now: notice, me: undefined };
  return { now: { ...notice, choices: asked.lines, canUndo: asked.canUndo }, me: asked.seat };
}

/** Whether what is shown is for everybody at the screen, and somebody there is spoken to. */
export function isInTheOpen({ now, me }: Pick<TableState, 'now' | 'me'>): boolean {
  return !connection.isShared && now !== undefined && now.seat === undefined && me !== undefined;
}

/** The same for components. */
export function useIsInTheOpen(): boolean {
  return useTable(isInTheOpen);
}
