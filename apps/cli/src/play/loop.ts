import { loadTexts } from '@fondaco/catalog/node';
import { itemAt, seatsIn } from '@fondaco/kernel';
import { complain } from '../attempt.ts';
import { namesOf } from '../names.ts';
import { printResult } from '../result-text.ts';
import { chooseForBot } from './bot.ts';
import { askPerson } from './person.ts';
import { resumeCommand, save } from './save.ts';
import type { Session } from './session.ts';

/** Plays to the end, or until nobody types any more; returns the exit code. */
export async function playSession(session: Session): Promise<number> {
  const { table, terminal, entry, kinds, file } = session;
  while (!table.isOver) {
    const waiting = seatsIn(table.waiting);
    const bot = waiting.find((seat) => kinds[seat] !== 'person');
    if (bot !== undefined) {
      letBotChoose(session, bot);
      continue;
    }
    const saved = save(file, table);
    if (!saved.ok) return complain(saved.message);
    if ((await askPerson(session, itemAt(waiting, 0))) === 'leave') {
      terminal.write('', `Saved. To go on: ${resumeCommand(file, session.board)}`);
      return 0;
    }
  }
  const saved = save(file, table);
  if (!saved.ok) return complain(saved.message);
  terminal.write(
    '',
    entry.printBoard(table.view(undefined).table, table.game.parts(), namesOf(table)),
    '',
    terminal.colours.bold('The game is over.'),
    '',
  );
  terminal.write(...printResult(table, loadTexts(entry.game.id)), '', `The record: ${file}`);
  return 0;
}

function letBotChoose({ table, kinds }: Session, seat: number): void {
  const kind = itemAt(kinds, seat);
  if (kind === 'person') throw new Error('a person is no bot');
  const submitted = table.submit(seat, undefined, [chooseForBot(table, seat, kind)]);
  if (!submitted.ok) throw new Error(`a bot chose what it must not: ${submitted.error.message}`);
}
