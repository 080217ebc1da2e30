import { hasText, translate, type Texts } from '@fondaco/catalog';
import { SEAT, type EventWords, type Game, type Line, type Refusal } from '@fondaco/kernel';
import type { LoggedTable } from './logged-table.ts';

/** An event as a sentence. */
function printEvent(game: Game, texts: Texts, event: EventWords): string {
  const { type, ...values } = event;
  const spoken: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) spoken[name] = printValue(game, texts, String(type), name, value);
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

function printValue(game: Game, texts: Texts, type: string, name: string, value: string | number): string | number {
  const kind = game.events.find((known) => known.name === type);
  const domain = kind?.fields.find((field) => field.name === name)?.domain;
  if (domain === undefined || domain === SEAT) return value;
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

/** The log: every line as these eyes may read it, with what it made happen; from the entry of a number on. */
export function printLog(logged: LoggedTable, texts: Texts, eyes: Eyes, from = 0): string[] {
  const { table, entries } = logged;
  const seat = typeof eyes === 'number' ? eyes : undefined;
  const { lines } = eyes === 'all' ? table.record() : table.recordFor(seat);
  const rows: string[] = [];
  for (const entry of entries.slice(from)) {
    for (let line = entry.from; line <= entry.to; line++) rows.push(printLine(line, lines[line - 1]));
    for (const event of entry.events) {
      for (const words of table.tell([eyes === 'all' ? { ...event, audience: -1 } : event], seat))
        rows.push(`      ${printEvent(table.game, texts, words)}`);
    }
  }
  return rows;
}

function printLine(number: number, { player, words, isAuto }: Line): string {
  return `${String(number).padStart(4)}  ${player} ${words}${isAuto ? ' (forced)' : ''}`;
}

/** Only what happened, as these eyes may see it; from the entry of a number on. */
export function printEvents(logged: LoggedTable, texts: Texts, seat: number, from: number): string[] {
  const { table, entries } = logged;
  return entries
    .slice(from)
    .flatMap(({ events }) => table.tell(events, seat).map((words) => printEvent(table.game, texts, words)));
}
