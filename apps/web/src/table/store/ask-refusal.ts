import type { HostRefusal } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { isInTheOpen } from './shared-screen.ts';
import { useTable } from './table-store.ts';

/** Why nothing with these words can be said; nothing before everybody's eyes, where it could tell what somebody hides. */
export async function askRefusal(keys: readonly string[]): Promise<HostRefusal | undefined> {
  const { id, me } = useTable.getState();
  if (id === undefined || me === undefined || isInTheOpen(useTable.getState())) return undefined;
  const answer = await connection.send({ type: 'why-not', table: id, seat: me, keys });
  return answer.type === 'why' ? answer.refusal : undefined;
}
