import type { HostResult } from '@fondaco/host';
import { success } from '@fondaco/kernel';
import type { ServerStore } from '../store/server-store.ts';
import { findCalled } from './edit-gathering.ts';
import type { Called } from './gathering-setup.ts';
import type { LoadedTable } from './loaded-table.ts';

/** Reads all that is stored of a table but its lines. */
export async function loadTable(store: ServerStore, id: string): Promise<HostResult<LoadedTable>> {
  const called = await findCalled(store, id);
  return called.ok ? success(await loadCalled(store, called.value)) : called;
}

export async function loadCalled(store: ServerStore, called: Called): Promise<LoadedTable> {
  const { id } = called.gathering;
  const isBegun = called.setup.phase === 'starting' || called.setup.phase === 'playing';
  const row = isBegun ? await store.table(id) : undefined;
  if (row === undefined) return { called, held: [] };
  return { called, row, held: await store.heldSeats.of(id) };
}
