import { Table, type Holder } from '@fondaco/kernel';
import type { Command } from 'commander';
import { complain, done, printRefusal, wrong, type Attempt } from '../attempt.ts';
import { exists } from '../files.ts';
import { chooseGame, DEFAULT_GAME, parseOptions, type ChosenGame } from '../game-choice.ts';
import { nameAt } from '../names.ts';
import { playSession } from '../play/loop.ts';
import { findUnfinished, newSaveFile, resumeCommand } from '../play/save.ts';
import { kindOf, seatPlayers } from '../play/seating.ts';
import { newSession, type Session } from '../play/session.ts';
import { Terminal } from '../play/terminal.ts';
import { readRecordFile } from '../record-file.ts';
import { seedFrom } from '../seed.ts';
import { wholeNumber } from './arguments.ts';

interface PlayFlags {
  readonly game?: string;
  readonly seats?: readonly string[];
  readonly players?: number;
  readonly hotseat?: boolean;
  readonly seed?: string;
  readonly option?: readonly string[];
  readonly board?: string;
  readonly load?: string;
  readonly save?: string;
}

export function addPlay(program: Command, finish: (code: number) => void): void {
  program
    .command('play', { isDefault: true })
    .description('play in this terminal, against bots or each other')
    .option('--game <id>', `which game (default: ${DEFAULT_GAME})`)
    .option(
      '--seats <name...>',
      'who sits where: people by name; bots: "bot" (random), "greedy", "novice", "apprentice", "journeyman", "master", "grandmaster"',
    )
    .option('--players <n>', 'how many play, you and bots (default: 4)', wholeNumber(1, 5))
    .option('--hotseat', 'people in all seats, who pass the keyboard on')
    .option('--seed <seed>', '64 hexadecimal digits, or any number or word; drawn afresh if absent')
    .option('--option <name=value...>', "a way to play, as in the game's rules")
    .option('--board <file>', 'a board or parts file instead of the one the game comes with')
    .option('--load <file>', 'go on with a saved game')
    .option('--save <file>', 'where to save after every choice (default: a new file in .fondaco)')
    .action(async (given: PlayFlags) => finish(await play(given)));
}

async function play(given: PlayFlags): Promise<number> {
  const file = given.save ?? given.load;
  if (given.save !== undefined && given.save !== given.load && exists(given.save))
    return complain(`--save ${given.save}: there is such a file already; to go on with it, give it to --load`);
  const begun = given.load === undefined ? begin(given) : resume(given, given.load);
  if (!begun.ok) return complain(begun.message);
  const unfinished = given.load === undefined ? findUnfinished() : undefined;
  const target = file === undefined ? newSaveFile(begun.value.game.id) : done(file);
  if (!target.ok) return complain(target.message);
  const terminal = new Terminal();
  const session = newSession({ ...begun.value, terminal, file: target.value, board: given.board });
  greet(session, unfinished);
  try {
    return await playSession(session);
  } finally {
    terminal.close();
  }
}

type Begun = ChosenGame & { readonly table: Table };

function begin(given: PlayFlags): Attempt<Begun> {
  const chosen = chooseGame(given.game ?? DEFAULT_GAME, given.board);
  if (!chosen.ok) return chosen;
  const { game } = chosen.value;
  const names = seatPlayers(game, given);
  if (!names.ok) return names;
  const options = parseOptions(given.option ?? []);
  if (!options.ok) return options;
  const made = Table.create(game, { names: names.value, options: options.value, seed: seedFrom(given.seed) });
  if (!made.ok) return wrong(printRefusal(made.error));
  names.value.forEach((name, seat) => made.value.hold(seat, holderOf(name)));
  return done({ ...chosen.value, table: made.value });
}

function holderOf(name: string): Holder {
  const kind = kindOf(name);
  return kind === 'person' ? { type: kind } : { type: 'bot', level: kind };
}

/** What a saved game says about itself cannot be said again. */
const FIXED = ['game', 'seats', 'players', 'hotseat', 'seed', 'option'] as const;

function resume(given: PlayFlags, file: string): Attempt<Begun> {
  const twice = FIXED.find((name) => given[name] !== undefined);
  if (twice !== undefined) return wrong(`--${twice}: the saved game says that already; leave it out with --load`);
  const read = readRecordFile(file, given.board);
  if (!read.ok) return read;
  const table = Table.open(read.value.game, read.value.record);
  return table.ok ? done({ ...read.value, table: table.value }) : wrong(`${file}: ${printRefusal(table.error)}`);
}

function greet({ entry, table, terminal, file, board }: Session, unfinished: string | undefined): void {
  const { options } = table.header;
  const { bold, dim } = terminal.colours;
  const ways = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  terminal.write(`${bold(entry.title)}: ${table.seats.map((_, seat) => nameAt(table, seat)).join(', ')}`);
  if (ways.length > 0) terminal.write(dim(`Options: ${ways.join(' ')}`));
  terminal.write(dim(`Saved after every choice. To go on later: ${resumeCommand(file, board)}`));
  if (unfinished !== undefined)
    terminal.write(dim(`An older game is not over yet: ${resumeCommand(unfinished, undefined)}`));
  terminal.write(dim('Type a number or words; help says what else there is.'));
}
