import { OpenTable, type HostServices } from '@fondaco/host';
import { seatsIn } from '@fondaco/kernel';

/** Plays so many moves at a stored table, or until its game is over, whatever comes to everybody's mind. */
export async function playAhead(services: HostServices, id: string, moves: number): Promise<void> {
  const opened = await OpenTable.open(services, id);
  if (!opened.ok) throw new Error(opened.error.message);
  for (let i = 0; i < moves && !opened.value.table.isOver; i++) await playOne(opened.value, `ahead-${i}`);
}

async function playOne(open: OpenTable, key: string): Promise<void> {
  const { table } = open;
  const [seat = 0] = seatsIn(table.waiting);
  const choices = table.choices(seat);
  const line = choices[Math.floor(Math.random() * choices.length)] ?? '';
  const done = await open.play({ seat, seq: table.seq, key }, [line]);
  if (!done.ok) throw new Error(done.error.message);
}
