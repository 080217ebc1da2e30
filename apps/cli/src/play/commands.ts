import { lookUp } from '@fondaco/kernel';
import { loadTexts } from '@fondaco/catalog/node';
import { findNearestWay } from '@fondaco/host';
import type { Refusal, Table } from '@fondaco/kernel';
import { exists } from '../files.ts';
import { namesOf, withNames, withSeats } from '../names.ts';
import { printLog, printWhy } from '../sentences.ts';
import { expandLine } from './match.ts';
import { save } from './save.ts';
import { boardFor, showChoices } from './screen.ts';
import type { Session } from './session.ts';

type Outcome = 'chosen' | 'again' | 'leave';
type PlayCommand = {
  readonly usage: string;
  readonly help: string;
  obey(session: Session, seat: number, rest: string, offered: readonly string[]): Outcome;
};

const LOG_ENTRIES = 15;

const PLAY_COMMANDS: Readonly<Record<string, PlayCommand>> = {
  undo: {
    usage: 'undo',
    help: 'take your last choice back, as long as nothing was learnt by it',
    obey(session, seat) {
      const undone = session.table.undo(seat);
      session.terminal.write(undone.ok ? 'Taken back.' : `That cannot be taken back: ${undone.error.message}.`);
      return undone.ok ? 'chosen' : 'again';
    },
  },
  why: {
    usage: 'why <choice>',
    help: 'say why something is not possible now, and the clause',
    obey(session, seat, rest) {
      session.terminal.write(...explain(session, seat, rest));
      return 'again';
    },
  },
  board: {
    usage: 'board',
    help: 'show the board again',
    obey(session, seat, _, offered) {
      session.terminal.write('', boardFor(session, seat));
      showChoices(session, seat, offered);
      return 'again';
    },
  },
  choices: {
    usage: 'choices',
    help: 'list your choices again',
    obey(session, seat, _, offered) {
      showChoices(session, seat, offered);
      return 'again';
    },
  },
  journal: {
    usage: 'journal [n]',
    help: `the last n things said and what they made happen (${LOG_ENTRIES} without n)`,
    obey({ table, entry, terminal }, seat, rest) {
      const wanted = /^\d+$/.test(rest) ? Number(rest) : LOG_ENTRIES;
      const rows = printLog(table, loadTexts(entry.game.id), seat, Math.max(0, table.seq - wanted));
      terminal.write(...(rows.length === 0 ? ['Nothing has happened yet.'] : rows));
      return 'again';
    },
  },
  score: {
    usage: 'score',
    help: 'the points by category, once the game is over',
    obey({ terminal }) {
      terminal.write('Points are shown when the game is over: before, they would tell secrets.');
      return 'again';
    },
  },
  save: {
    usage: 'save [file]',
    help: 'the game is saved after every choice anyway; with a file, write a copy there',
    obey(session, _, rest) {
      session.terminal.write(saveCopy(session, rest));
      return 'again';
    },
  },
  help: {
    usage: 'help',
    help: 'this list',
    obey({ terminal }) {
      terminal.write(...printHelp());
      return 'again';
    },
  },
  quit: { usage: 'quit', help: 'leave; the game can be resumed', obey: () => 'leave' },
};

/** Does what a command of play says, unless the words are none. A slash in front makes clear that a command is meant. */
export function obey(session: Session, seat: number, typed: string, offered: readonly string[]): Outcome | 'unknown' {
  const [first = '', ...rest] = typed.split(/\s+/);
  const isVerb = session.table.game.verbs.some((verb) => verb.name === first);
  const name = first.replace(/^\//, '').toLowerCase();
  if (isVerb || !Object.hasOwn(PLAY_COMMANDS, name)) return 'unknown';
  return lookUp(PLAY_COMMANDS, name).obey(session, seat, rest.join(' '), offered);
}

function explain({ table, entry }: Session, seat: number, typed: string): string[] {
  if (typed === '') return ['Why what? For instance: why end'];
  const line = expandLine(withSeats(table, typed), table.game.verbs, table.seats);
  const why = table.whyNot(seat, line);
  const shown = withNames(table.game, line, namesOf(table));
  if (why === undefined) return [`${shown} is possible.`];
  const rows = [...printWhy(loadTexts(entry.game.id), why), ...nearestWay(table, seat, line, why)];
  return [`${shown}: not possible.`, ...rows.map((row) => `  ${row}`)];
}

/** What could be chosen now on the way to a line that the rules refuse, or in its place. */
function nearestWay(table: Table, seat: number, line: string, { code }: Refusal): string[] {
  if (code !== 'illegal') return [];
  const { first, instead } = findNearestWay(table, seat, line);
  const say = (choice: string): string => withNames(table.game, choice, namesOf(table));
  if (first !== undefined) return [`It could follow: ${say(first)}`];
  return instead === undefined ? [] : [`Nearest to it: ${say(instead)}`];
}

function saveCopy({ table, file }: Session, copy: string): string {
  if (copy === '') return `Saved in ${file}.`;
  if (exists(copy)) return `There is a file ${copy} already; it was left as it is.`;
  const saved = save(copy, table);
  return saved.ok ? `A copy is in ${copy}.` : saved.message;
}

function printHelp(): string[] {
  const width = Math.max(...Object.values(PLAY_COMMANDS).map(({ usage }) => usage.length));
  return [
    'Type the number of a choice, or its words, which may be cut short: mov rom. Or:',
    ...Object.values(PLAY_COMMANDS).map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}`),
  ];
}
