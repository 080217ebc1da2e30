import { itemAt } from '@fondaco/kernel';
import { loadTexts } from '@fondaco/catalog/node';
import { nameAt, namesOf, withNames } from '../names.ts';
import { printEvents } from '../sentences.ts';
import { printChoices } from './choices-text.ts';
import type { Session } from './session.ts';

/** What happened since this seat last looked, as it may see it. */
export function tellNews(session: Session, seat: number): void {
  const { terminal, table, entry } = session;
  const news = printEvents(table, loadTexts(entry.game.id), seat, itemAt(session.shown, seat));
  session.shown[seat] = table.seq;
  if (news.length > 0) terminal.write('', ...news.map((sentence) => terminal.colours.dim(`  ${sentence}`)));
}

/** Whether somebody else spoke since this person's last choice. */
export function isTurnBegun({ table }: Session, seat: number): boolean {
  return table.entries.findLast(({ isAuto }) => !isAuto)?.seat !== seat;
}

export function boardFor({ entry, table }: Session, seat: number): string {
  return entry.printBoard(table.view(seat).table, table.game.parts(), namesOf(table));
}

export function showChoices({ terminal, table, entry }: Session, seat: number, offered: readonly string[]): void {
  terminal.completions = offered;
  const undo = table.canUndo(seat) ? ' (or undo)' : '';
  const prompt = loadTexts(entry.game.id)(`step.${table.step}`);
  terminal.write('', terminal.colours.bold(`[${nameAt(table, seat)}] ${prompt}${undo}`));
  const shown = offered.map((line) => withNames(table.game, line, namesOf(table)));
  terminal.write(...printChoices(shown, terminal.width, terminal.colours));
}
