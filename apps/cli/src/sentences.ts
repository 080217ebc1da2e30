import { itemAt, lexiconOf, type Entry, type EventWords, type Line, type Refusal, type Table } from '@fondaco/kernel';
import { printEvent, type Translate } from '@fondaco/texts';
import { nameAt, namesOf, withNames } from './names.ts';

/** Why something was refused: the reason or else the message, and the clause. */
export function printWhy(t: Translate, { message, reason, clause }: Refusal): string[] {
  const lines = [reason === undefined ? message : t(`reason.${reason}`)];
  if (clause !== undefined) lines.push(`${clause}: ${t(`clause.${clause}`)}`);
  return lines;
}

/** Whose eyes the log is for. `all` hides nothing and is for whoever runs the table. */
export type Eyes = number | 'spectator' | 'all';

/** The log: every line as these eyes may read it, with what it made happen; from the line of a number on, counted from 0. */
export function printLog(table: Table, t: Translate, eyes: Eyes, from = 0): string[] {
  const seat = typeof eyes === 'number' ? eyes : undefined;
  const { lines } = eyes === 'all' ? table.record() : table.recordFor(seat);
  const say = eventPrinter(table, t);
  const rows: string[] = [];
  for (const entry of table.entries.slice(from)) {
    rows.push(printEntry(table, entry, itemAt(lines, entry.seq - 1)));
    for (const event of entry.events) {
      for (const words of table.tell([eyes === 'all' ? { ...event, audience: -1 } : event], seat))
        rows.push(`      ${say(words)}`);
    }
  }
  return rows;
}

function printEntry(table: Table, { seq, seat, isAuto }: Entry, { words }: Line): string {
  const said = withNames(table.game, words, namesOf(table));
  return `${String(seq).padStart(4)}  ${nameAt(table, seat)} ${said}${isAuto ? ' (forced)' : ''}`;
}

/** Only what happened, as these eyes may see it; from the line of a number on, counted from 0. */
export function printEvents(table: Table, t: Translate, seat: number, from: number): string[] {
  return table.entries.slice(from).flatMap(({ events }) => table.tell(events, seat).map(eventPrinter(table, t)));
}

function eventPrinter(table: Table, t: Translate): (event: EventWords) => string {
  const lexicon = lexiconOf(table.game);
  const nameOf = namesOf(table);
  return (event) => printEvent(t, lexicon, event, nameOf);
}
