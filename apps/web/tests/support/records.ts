import { parseRecord, printRecord, SEAT_WORDS } from '@fondaco/kernel';
import { gameOf, playedTable } from './played-tables.ts';

/** A whole game of anybody against anybody, as a record. */
export function finishedRecord(id: string, seats: number, seed = 3): string {
  return printRecord(playedTable(gameOf(id), seats, Infinity, seed).record());
}

/** The same game without Ann's last choice and what came after it. */
export function nearlyFinishedRecord(id: string, seats: number): string {
  const record = parseRecord(finishedRecord(id, seats));
  if (!record.ok) throw new Error(record.error.message);
  const { header, lines } = record.value;
  const last = lines.findLastIndex(({ seat, isAuto }) => seat === SEAT_WORDS[0] && !isAuto);
  return printRecord({ header, lines: lines.slice(0, last), checks: [{ after: last, hash: '?' }] });
}
