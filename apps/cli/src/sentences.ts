import { hasText, translate, type Texts } from '@fondaco/catalog';
import { itemAt, SEAT, type Entry, type EventWords, type Line, type Refusal, type Table } from '@fondaco/kernel';
import { nameAt, namesOf, withNames } from './names.ts';

/** An event as a sentence. */
function printEvent(table: Table, texts: Texts, event: EventWords): string {
  const { game } = table;
  const { type, ...values } = event;
  const spoken: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values))
    spoken[name] = printValue(table, texts, String(type), name, value);
  const fields = game.events.find((known) => known.name === type)?.fields ?? [];
  const isWhole = fields.every(({ name }) => Object.hasOwn(values, name));
  // Alms without a giver come from the bank: a text of its own says so.
  const key = !isWhole && hasText(texts, `event.${type}.none`) ? `event.${type}.none` : `event.${type}`;
  if (hasText(texts, key)) return translate(texts, key, spoken);
  const { seat, ...others } = spoken;
  const details = Object.entries(others).map(([name, value]) => `${name} ${value}`);
  const who = seat === undefined ? '' : `${seat} `;
  return `${who}${translate(texts, key)}${details.length === 0 ? '' : `: ${details.join(', ')}`}`;
}

function printValue(table: Table, texts: Texts, type: string, name: string, value: string | number): string | number {
  const kind = table.game.events.find((known) => known.name === type);
  const domain = kind?.fields.find((field) => field.name === name)?.domain;
  if (domain === undefined) return value;
  if (domain === SEAT) return namesOf(table)(String(value));
  const key = `word.${domain.name}.${value}`;
  return hasText(texts, key) ? translate(texts, key) : value;
}

/** Why something was refused: the message, and the reason and clause in words where there are texts. */
export function printWhy(texts: Texts, { message, reason, clause }: Refusal): string[] {
  const lines: string[] = [];
  const key = `reason.${reason}`;
  lines.push(reason !== undefined && hasText(texts, key) ? translate(texts, key) : message);
  if (clause === undefined) return lines;
  const words = hasText(texts, `clause.${clause}`) ? `: ${translate(texts, `clause.${clause}`)}` : '';
  lines.push(`${clause}${words}`);
  return lines;
}

/** Whose eyes the log is for. `all` hides nothing and is for whoever runs the table. */
export type Eyes = number | 'spectator' | 'all';

/** The log: every line as these eyes may read it, with what it made happen; from the line of a number on, counted from 0. */
export function printLog(table: Table, texts: Texts, eyes: Eyes, from = 0): string[] {
  const seat = typeof eyes === 'number' ? eyes : undefined;
  const { lines } = eyes === 'all' ? table.record() : table.recordFor(seat);
  const rows: string[] = [];
  for (const entry of table.entries.slice(from)) {
    rows.push(printLine(table, entry, itemAt(lines, entry.seq - 1)));
    for (const event of entry.events) {
      for (const words of table.tell([eyes === 'all' ? { ...event, audience: -1 } : event], seat))
        rows.push(`      ${printEvent(table, texts, words)}`);
    }
  }
  return rows;
}

function printLine(table: Table, { seq, seat, isAuto }: Entry, { words }: Line): string {
  const said = withNames(table.game, words, namesOf(table));
  return `${String(seq).padStart(4)}  ${nameAt(table, seat)} ${said}${isAuto ? ' (forced)' : ''}`;
}

/** Only what happened, as these eyes may see it; from the line of a number on, counted from 0. */
export function printEvents(table: Table, texts: Texts, seat: number, from: number): string[] {
  return table.entries
    .slice(from)
    .flatMap(({ events }) => table.tell(events, seat).map((words) => printEvent(table, texts, words)));
}
