import { loadTexts } from '@fondaco/catalog/node';
import { seatsIn, shorten, type Table } from '@fondaco/kernel';
import type { Command } from 'commander';
import { complain, done, wrong, type Attempt } from '../attempt.ts';
import { LoggedTable } from '../logged-table.ts';
import { readRecordFile, type RecordFile } from '../record-file.ts';
import { printResult } from '../result-text.ts';
import { printLog, type Eyes } from '../sentences.ts';
import { wholeNumber } from './arguments.ts';

interface Given {
  readonly to?: number;
  readonly seat: string;
  readonly board?: string;
}

export function addReplay(program: Command, finish: (code: number) => void): void {
  program
    .command('replay')
    .description('show a recorded game at any line, as a seat saw it')
    .argument('<record>', 'a file with a record')
    .option('--to <line>', 'the number of the last line to replay; all if absent', wholeNumber(0, 1_000_000))
    .option('--seat <name>', 'whose eyes: the name of a player, "spectator", or "all" to hide nothing', 'spectator')
    .option('--board <file>', 'the board or parts file it was played on')
    .action((file: string, given: Given) => finish(replay(file, given)));
}

function replay(file: string, given: Given): number {
  const read = readRecordFile(file, given.board);
  if (!read.ok) return complain(read.message);
  const { game, record } = read.value;
  const to = given.to ?? record.lines.length;
  if (to > record.lines.length) return complain(`--to ${to}: ${file} has ${record.lines.length} lines`);
  const logged = LoggedTable.open(game, record, to);
  if (!logged.ok) return complain(`${file}: ${logged.message}`);
  const eyes = eyesOf(logged.value.table, given.seat);
  if (!eyes.ok) return complain(eyes.message);
  process.stdout.write(`${show(read.value, logged.value, eyes.value).join('\n')}\n`);
  return 0;
}

function eyesOf({ players }: Table, name: string): Attempt<Eyes> {
  if (players.includes(name)) return done(players.indexOf(name));
  if (name === 'spectator' || name === 'all') return done(name);
  return wrong(`--seat ${shorten(name)}: nobody here is called so; there are ${players.join(', ')}, spectator, all`);
}

function show({ entry }: RecordFile, logged: LoggedTable, eyes: Eyes): string[] {
  const { table } = logged;
  const t = loadTexts(entry.game.id);
  const seats = eyes === 'all' ? [...table.players.keys()] : [typeof eyes === 'number' ? eyes : undefined];
  const rows = [...printLog(logged, t, eyes), ''];
  for (const seat of seats) {
    const whose = seat === undefined ? 'a spectator' : table.players[seat];
    rows.push(
      `After line ${table.seq}, as ${whose} sees it:`,
      '',
      entry.printBoard(table.view(seat), table.game.parts()),
      '',
    );
  }
  if (table.isOver) rows.push(...printResult(table.game, t, table.result()));
  else rows.push(`Waiting for ${waitingNames(table)} (${table.step}).`);
  return rows;
}

function waitingNames(table: Table): string {
  return seatsIn(table.waiting)
    .map((seat) => table.players[seat])
    .join(', ');
}
