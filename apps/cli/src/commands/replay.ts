import { loadTexts } from '@fondaco/catalog/node';
import { itemAt, seatsIn, shorten, Table } from '@fondaco/kernel';
import type { Command } from 'commander';
import { complain, done, printRefusal, wrong, type Attempt } from '../attempt.ts';
import { nameAt, namesOf } from '../names.ts';
import { readRecordFile, type OpenedRecord } from '../record-file.ts';
import { printResult } from '../result-text.ts';
import { printLog, type Eyes } from '../sentences.ts';
import { wholeNumber } from './arguments.ts';

interface ReplayFlags {
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
    .option(
      '--seat <seat>',
      'whose eyes: the word of a seat or the name of its player, "spectator", or "all" to hide nothing',
      'spectator',
    )
    .option('--board <file>', 'the board or parts file it was played on')
    .action((file: string, given: ReplayFlags) => finish(replay(file, given)));
}

function replay(file: string, given: ReplayFlags): number {
  const read = readRecordFile(file, given.board);
  if (!read.ok) return complain(read.message);
  const { record } = read.value;
  const to = given.to ?? record.lines.length;
  if (to > record.lines.length) return complain(`--to ${to}: ${file} has ${record.lines.length} lines`);
  const opened = openTo(read.value, to);
  if (!opened.ok) return complain(`${file}: ${opened.message}`);
  const eyes = eyesOf(opened.value, given.seat);
  if (!eyes.ok) return complain(eyes.message);
  process.stdout.write(`${show(read.value, opened.value, eyes.value).join('\n')}\n`);
  return 0;
}

/** Replays the first lines of a record, to the hashes they carry. Forced lines follow by themselves. */
function openTo({ game, record }: OpenedRecord, to: number): Attempt<Table> {
  const checks = record.checks.filter(({ after }) => after <= to);
  const { ended: _, ...running } = record.header;
  const header = to < record.lines.length ? running : record.header;
  const opened = Table.open(game, { ...record, header, lines: record.lines.slice(0, to), checks });
  return opened.ok ? done(opened.value) : wrong(printRefusal(opened.error));
}

/** A seat by its word, or by the name of its player where only one has it. */
function eyesOf(table: Table, wanted: string): Attempt<Eyes> {
  const { seats } = table;
  if (wanted === 'spectator' || wanted === 'all') return done(wanted);
  if (seats.includes(wanted)) return done(seats.indexOf(wanted));
  const named = [...seats.keys()].filter((seat) => nameAt(table, seat) === wanted);
  if (named.length === 1) return done(itemAt(named, 0));
  const known = seats.map((seat, i) => `${seat} (${nameAt(table, i)})`).join(', ');
  return wrong(`--seat ${shorten(wanted)}: there is no such seat; there are ${known}, spectator, all`);
}

function show({ entry }: OpenedRecord, table: Table, eyes: Eyes): string[] {
  const t = loadTexts(entry.game.id);
  const seats = eyes === 'all' ? [...table.seats.keys()] : [typeof eyes === 'number' ? eyes : undefined];
  const rows = [...printLog(table, t, eyes), ''];
  for (const seat of seats) {
    const whose = seat === undefined ? 'a spectator' : nameAt(table, seat);
    rows.push(
      `After line ${table.seq}, as ${whose} sees it:`,
      '',
      entry.printBoard(table.view(seat).table, table.game.parts(), namesOf(table)),
      '',
    );
  }
  if (table.isOver) rows.push(...printResult(table, t));
  else rows.push(`Waiting for ${waitingNames(table)} (${table.step}).`);
  return rows;
}

function waitingNames(table: Table): string {
  return seatsIn(table.waiting)
    .map((seat) => nameAt(table, seat))
    .join(', ');
}
