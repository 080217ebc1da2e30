import { lookBack, refuseHost, tellTable, type HostResult } from '@fondaco/host';
import { itemAt, standingEntries, success, walkRecord, type JsonObject } from '@fondaco/kernel';
import type { JournalEntry, TableMessage } from '@fondaco/protocol';
import { ALL_EYES } from '../../client/review-messages.ts';
import { openView } from './open-view.ts';
import { eyesOf, type ReviewedRecord } from './reviewed-record.ts';

/** The table after the first so many lines, through somebody's eyes, a spectator's, or with everything open. */
export function lookAtLine(reviewed: ReviewedRecord, eyes: string | undefined, line: number): HostResult<TableMessage> {
  const barred = whyBarred(reviewed, eyes);
  if (barred !== undefined) return barred;
  const { table, id } = reviewed;
  if (eyes === ALL_EYES) return lookOpenly(reviewed, line);
  return lookBack(table, id, eyes === undefined ? undefined : table.seats.indexOf(eyes), line);
}

/** What nobody sees, nor hears of, but whoever it belongs to. */
function whyBarred(reviewed: ReviewedRecord, eyes: string | undefined): ReturnType<typeof refuseHost> | undefined {
  if (eyes === undefined || eyesOf(reviewed).includes(eyes)) return undefined;
  return refuseHost('not-yours', 'while a table runs, nobody looks through the eyes of others');
}

function lookOpenly(reviewed: ReviewedRecord, line: number): HostResult<TableMessage> {
  const { table, id } = reviewed;
  const sight = lookBack(table, id, undefined, line);
  if (!sight.ok) return sight;
  const { header, lines } = table.record();
  const { ended: _, ...begun } = header;
  let views: JsonObject[] = [];
  const walked = walkRecord(
    table.game,
    { header: begun, lines: lines.slice(0, line), checks: [] },
    ({ table: then }) => {
      if (then.seq === sight.value.seq) views = then.seats.map((__, seat) => then.view(seat).table);
    },
  );
  if (!walked.ok) return walked;
  if (views.length === 0) views = table.seats.map((__, seat) => walked.value.view(seat).table);
  return success({ ...sight.value, view: openView(sight.value.view, views) });
}

/** What happened, line by line, as somebody may know it; with everything open, as each player knew it who did it. */
export function tellJournal(reviewed: ReviewedRecord, eyes: string | undefined): HostResult<readonly JournalEntry[]> {
  const barred = whyBarred(reviewed, eyes);
  if (barred !== undefined) return barred;
  const { table, id } = reviewed;
  if (eyes !== ALL_EYES) {
    const seat = eyes === undefined ? undefined : table.seats.indexOf(eyes);
    return success(tellTable(table, { table: id, seat, from: 0, isStored: true }).entries);
  }
  return success(
    standingEntries(table.entries).map(({ seq, seat, words, isAuto, events }) => ({
      seq,
      seat: itemAt(table.seats, seat),
      words,
      isAuto,
      events: table.tell(events, seat),
    })),
  );
}
