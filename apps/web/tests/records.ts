import { findGame } from '@fondaco/catalog';
import { parseRecord, printRecord, seatsIn, Table } from '@fondaco/kernel';

const NAMES = ['Ann', 'Guido', 'Chiara', 'Bruno', 'Bice'];

/** A whole game of anybody against anybody, as a record. */
export function finishedRecord(id: string, seats: number, seed = 3): string {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const table = Table.create(game, { players: NAMES.slice(0, seats), seed: new Uint8Array(32).fill(seed) });
  if (!table.ok) throw new Error(table.error.message);
  for (let i = 0; !table.value.isOver; i++) {
    const [seat] = seatsIn(table.value.waiting);
    const choices = table.value.choices(seat);
    table.value.submit(seat, undefined, [choices[(i * 7919) % choices.length]]);
  }
  return printRecord(table.value.record());
}

/** The same game without Ann's last choice and what came after it. */
export function nearlyFinishedRecord(id: string, seats: number): string {
  const record = parseRecord(finishedRecord(id, seats));
  if (!record.ok) throw new Error(record.error.message);
  const { header, lines } = record.value;
  const last = lines.findLastIndex(({ player, isAuto }) => player === NAMES[0] && !isAuto);
  return printRecord({ header, lines: lines.slice(0, last), checks: [{ after: last, hash: '?' }] });
}
