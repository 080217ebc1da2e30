import type { SeatPlayer } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { peopleOf } from './table-seats.ts';
import { drawCurtain, sit } from './table-actions.ts';
import { useTable } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/**
 * Lets somebody else play on in a seat. If the viewer's own seat is handed to a bot, the table is hidden until the next person says
 * that they are there; if nobody was looking and one person is left, they see the table at once.
 */
export async function handOver(seat: string, player: SeatPlayer): Promise<void> {
  const { id } = get();
  if (id === undefined) return;
  const answer = await connection.send({ type: 'hand-over', table: id, seat, player });
  if (get().id !== id) return;
  if (answer.type === 'refused') {
    set({ trouble: answer.refusal });
    return;
  }
  const { me, now, seats } = get();
  const people = peopleOf(seats);
  if (player.type === 'bot' && seat === me) {
    await sit(undefined);
    if (people.length > 0) set({ curtain: people.find((one) => now?.waiting.includes(one) === true) ?? people[0] });
  } else if (me === undefined && people.length === 1) await sit(people[0]);
  else if (now !== undefined) drawCurtain(now);
}
