import { translate } from '@fondaco/catalog';
import { printEvents } from '../sentences.ts';
import { printChoices } from './choices-text.ts';
import type { Session } from './session.ts';

/** What happened since this seat last looked, as it may see it. */
export function tellNews(session: Session, seat: number): void {
  const { terminal, logged, entry } = session;
  const news = printEvents(logged, entry.texts, seat, session.shown[seat]);
  session.shown[seat] = logged.entries.length;
  if (news.length > 0) terminal.write('', ...news.map((sentence) => terminal.colours.dim(`  ${sentence}`)));
}

/** Whether somebody else spoke since this person's last choice. */
export function isTurnBegun({ logged }: Session, seat: number): boolean {
  const { table, entries } = logged;
  const last = entries.at(-1);
  if (last === undefined) return true;
  const { lines } = table.recordFor(seat);
  return lines[last.from - 1].player !== table.seats[seat];
}

export function boardFor({ entry, logged }: Session, seat: number): string {
  return entry.printBoard(logged.table.view(seat), logged.table.game.parts());
}

export function showChoices({ terminal, logged, entry }: Session, seat: number, offered: readonly string[]): void {
  const { table } = logged;
  terminal.completions = offered;
  const undo = table.canUndo(seat) ? ' (or undo)' : '';
  const prompt = translate(entry.texts, `step.${table.step}`);
  terminal.write('', terminal.colours.bold(`[${table.seats[seat]}] ${prompt}${undo}`));
  terminal.write(...printChoices(offered, terminal.width, terminal.colours));
}
