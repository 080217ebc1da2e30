import type { SeatPlayer } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { peopleOf } from './table-seats.ts';
import { sit } from './table-actions.ts';
import { useTable } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/**
 * Lets somebody else play on in a seat. If one person is left of several, the table is hidden until they say that they are there;
 * where somebody joins the only one, everybody may look from then on.
 */
export async function handOver(seat: string, player: SeatPlayer): Promise<void> {
  const { id, seats: before } = get();
  if (id === undefined) return;
  const answer = await connection.send({ type: 'hand-over', table: id, seat, player });
  if (get().id !== id) return;
  if (answer.type === 'refused') {
    set({ trouble: answer.refusal });
    return;
  }
  const { eyes, seats } = get();
  const people = peopleOf(seats);
  const [only] = people;
  if (people.length === 1 && eyes !== only) {
    if (peopleOf(before).length === 0) await sit(only);
    else await sit(undefined).then(() => set({ curtain: only }));
  } else if (people.length !== 1) await sit(undefined);
}
