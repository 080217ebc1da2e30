import { success, walkRecord, type GameRecord, type Result, type Table } from '@fondaco/kernel';
import type { TableMessage } from '@fondaco/protocol';
import { tellTable } from './tell-table.ts';

/**
 * The table as a viewer saw it after the first `seq` lines, with the entry that led there: what was learnt later is not in it, because
 * the record is replayed that far and no further. Nothing can be chosen in the past.
 */
export function lookBack(table: Table, id: string, seat: number | undefined, seq: number): Result<TableMessage> {
  const { header, lines } = table.record();
  const { ended: _, ...begun } = header;
  const record: GameRecord = { header: begun, lines: lines.slice(0, seq), checks: [] };
  const at = record.lines.length;
  let past: TableMessage | undefined;
  const walked = walkRecord(table.game, record, ({ table: then }) => {
    if (then.seq === at) past = tellPast(then, id, seat);
  });
  if (!walked.ok) return walked;
  return success(past ?? tellPast(walked.value, id, seat));
}

function tellPast(then: Table, id: string, seat: number | undefined): TableMessage {
  const sent = tellTable(then, { table: id, seat, from: then.seq - 1, isStored: true });
  return { ...sent, choices: [], canUndo: false };
}
