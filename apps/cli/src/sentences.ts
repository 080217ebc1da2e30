import { lexiconOf, type EventWords, type Line, type Refusal, type Table } from '@fondaco/kernel';
import { printEvent, type Translate } from '@fondaco/texts';
import type { LoggedTable } from './logged-table.ts';

/** Why something was refused: the reason or else the message, and the clause. */
export function printWhy(t: Translate, { message, reason, clause }: Refusal): string[] {
  const lines = [reason === undefined ? message : t(`reason.${reason}`)];
  if (clause !== undefined) lines.push(`${clause}: ${t(`clause.${clause}`)}`);
  return lines;
}

/** Whose eyes the log is for. `all` hides nothing and is for whoever runs the table. */
export type Eyes = number | 'spectator' | 'all';

/** The log: every line as these eyes may read it, with what it made happen; from the entry of a number on. */
export function printLog(logged: LoggedTable, t: Translate, eyes: Eyes, from = 0): string[] {
  const { table, entries } = logged;
  const seat = typeof eyes === 'number' ? eyes : undefined;
  const { lines } = eyes === 'all' ? table.record() : table.recordFor(seat);
  const say = eventPrinter(table, t);
  const rows: string[] = [];
  for (const entry of entries.slice(from)) {
    for (let line = entry.from; line <= entry.to; line++) rows.push(printRecordLine(line, lines[line - 1]));
    for (const event of entry.events) {
      for (const words of table.tell([eyes === 'all' ? { ...event, audience: -1 } : event], seat))
        rows.push(`      ${say(words)}`);
    }
  }
  return rows;
}

function printRecordLine(number: number, { player, words, isAuto }: Line): string {
  return `${String(number).padStart(4)}  ${player} ${words}${isAuto ? ' (forced)' : ''}`;
}

/** Only what happened, as these eyes may see it; from the entry of a number on. */
export function printEvents(logged: LoggedTable, t: Translate, seat: number, from: number): string[] {
  const { table, entries } = logged;
  return entries.slice(from).flatMap(({ events }) => table.tell(events, seat).map(eventPrinter(table, t)));
}

/** Seats are written by their players' names. */
function eventPrinter({ game }: Table, t: Translate): (event: EventWords) => string {
  const lexicon = lexiconOf(game);
  return (event) => printEvent(t, lexicon, event, (seat) => seat);
}
