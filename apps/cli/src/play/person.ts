import { itemAt } from '@fondaco/kernel';
import { nameAt, namesOf, withNames } from '../names.ts';
import { obey } from './commands.ts';
import { matchLines } from './match.ts';
import { save } from './save.ts';
import { boardFor, isTurnBegun, showChoices, tellNews } from './screen.ts';
import type { Session } from './session.ts';

const MOST_CANDIDATES = 20;

/** Asks a person until a choice is made or taken back. */
export async function askPerson(session: Session, seat: number): Promise<'chosen' | 'leave'> {
  const { terminal, table } = session;
  const isNew = session.atKeyboard !== seat;
  if (isNew && !(await passKeyboard(session, seat))) return 'leave';
  tellNews(session, seat);
  if (isNew || isTurnBegun(session, seat)) terminal.write('', boardFor(session, seat));
  const offered = table.choices(seat);
  showChoices(session, seat, offered);
  for (;;) {
    const typed = await terminal.ask(`${nameAt(table, seat)}> `);
    if (typed === undefined) return 'leave';
    const outcome = answer(session, seat, typed.trim(), offered);
    if (outcome !== 'again') return outcome;
  }
}

/** With several people nobody may see the other's screen. */
async function passKeyboard(session: Session, seat: number): Promise<boolean> {
  const { terminal, table, kinds } = session;
  session.atKeyboard = seat;
  if (kinds.filter((kind) => kind === 'person').length === 1) return true;
  terminal.clear();
  const name = nameAt(table, seat);
  terminal.write('', terminal.colours.bold(`--- Pass the keyboard to ${name}. ---`));
  if (!terminal.isInteractive) return true;
  const line = await terminal.ask(`${name}, press Enter `);
  terminal.clear();
  return line !== undefined;
}

function answer(
  session: Session,
  seat: number,
  typed: string,
  offered: readonly string[],
): 'chosen' | 'again' | 'leave' {
  if (typed === '') return 'again';
  const { terminal, table } = session;
  if (/^\d+$/.test(typed)) {
    const line = offered[Number(typed) - 1];
    if (line !== undefined) return choose(session, seat, line);
    terminal.write(`There is no choice ${typed.slice(0, 10)}: they go from 1 to ${offered.length}.`);
    return 'again';
  }
  const obeyed = obey(session, seat, typed, offered);
  if (obeyed !== 'unknown') return obeyed;
  const nameOf = namesOf(table);
  const found = matchLines(typed, offered, (line) => withNames(table.game, line, nameOf));
  if (found.length === 1) return choose(session, seat, itemAt(found, 0));
  if (found.length === 0) explain(session, seat, typed);
  else {
    const shown = found.map((line) => withNames(table.game, line, nameOf));
    const more = found.length > MOST_CANDIDATES ? `, and ${found.length - MOST_CANDIDATES} more` : '';
    terminal.write(`Which one? ${shown.slice(0, MOST_CANDIDATES).join(' | ')}${more}`);
  }
  return 'again';
}

function explain(session: Session, seat: number, typed: string): void {
  obey(session, seat, `why ${typed}`, []);
}

function choose(session: Session, seat: number, line: string): 'chosen' | 'again' {
  const { terminal, table, file } = session;
  const submitted = table.submit(seat, undefined, [line]);
  if (!submitted.ok) {
    terminal.write(submitted.error.message);
    return 'again';
  }
  // On disk before anybody hears of it: a kill after this point loses nothing.
  const saved = save(file, table);
  if (!saved.ok) terminal.write(saved.message);
  terminal.write(terminal.colours.green(`${nameAt(table, seat)}: ${withNames(table.game, line, namesOf(table))}`));
  return 'chosen';
}
