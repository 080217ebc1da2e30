import type { Effect } from '@fondaco/kernel';
import type { LineEffects } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { afterFrame } from './after-frame.ts';
import { useTable } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/**
 * Asks what everything on offer costs and brings, once for each decision. The board is painted before: prices that came in the same frame
 * held it up.
 */
export async function refreshOffered(): Promise<void> {
  const { now, me, offered } = get();
  if (me === undefined || now === undefined || now.choices.length === 0 || offered?.seq === now.seq) return;
  await new Promise<void>((resolve) => {
    afterFrame(resolve);
  });
  if (get().now !== now || get().me !== me) return;
  const found = await askEffects([]);
  if (found === undefined || get().now !== now || get().me !== me) return;
  set({ offered: { seq: now.seq, byLine: mapOf(found) } });
}

/** What can be said after some lines, and what it costs and brings. */
export async function askEffects(after: readonly string[]): Promise<readonly LineEffects[] | undefined> {
  const { id, me } = get();
  if (id === undefined || me === undefined) return undefined;
  const answer = await connection.send({ type: 'effects', table: id, seat: me, after });
  return answer.type === 'effects' ? answer.offered : undefined;
}

function mapOf(found: readonly LineEffects[]): ReadonlyMap<string, readonly Effect[]> {
  return new Map(found.map(({ line, effects }) => [line, effects]));
}

const NOTHING: ReadonlyMap<string, readonly Effect[]> = new Map();

/** What each line on offer costs and brings, once the host has said so; empty in the past. */
export function useOffered(): ReadonlyMap<string, readonly Effect[]> {
  return useTable(({ offered, now, past }) =>
    past === undefined && offered !== undefined && offered.seq === now?.seq ? offered.byLine : NOTHING,
  );
}
