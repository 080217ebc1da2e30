import { loadTexts } from '@fondaco/catalog/node';
import { printEvents } from '../sentences.ts';
import { printChoices } from './choices-text.ts';
import type { Session } from './session.ts';

/** What happened since this seat last looked, as it may see it. */
export function tellNews(session: Session, seat: number): void {
  const { terminal, logged, entry } = session;
  const news = printEvents(logged, loadTexts(entry.game.id), seat, session.shown[seat]);
  session.shown[seat] = logged.entries.length;
  if (news.length > 0) terminal.write('', ...news.map((sentence) => terminal.colours.dim(`  ${sentence}`)));
}

/** Whether somebody else spoke since this person's last choice. */
export function isTurnBegun({ logged }: Session, seat: number): boolean {
  const { table, entries } = logged;
  const last = entries.at(-1);
  if (last === undefined) return true;
  const { lines } = table.recordFor(seat);
  return lines[last.from - 1].player !== table.players[seat];
}

export function boardFor({ entry, logged }: Session, seat: number): string {
  return entry.printBoard(logged.table.view(seat), logged.table.game.parts());
}

export function showChoices({ terminal, logged, entry }: Session, seat: number, offered: readonly string[]): void {
  const { table } = logged;
  terminal.completions = offered;
  const undo = table.canUndo(seat) ? ' (or undo)' : '';
  const prompt = loadTexts(entry.game.id)(`step.${table.step}`);
  terminal.write('', terminal.colours.bold(`[${table.players[seat]}] ${prompt}${undo}`));
  terminal.write(...printChoices(offered, terminal.width, terminal.colours));
}
