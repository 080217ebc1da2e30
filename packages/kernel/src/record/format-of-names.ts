import type { Game } from '../game.ts';
import { parseChoice, printChoice, shorten } from '../notation.ts';
import { arrange, printPosition } from '../position.ts';
import { FORMAT, FORMAT_OF_NAMES, nameOfSeat, UNDO, type GameRecord, type Line } from './record.ts';
import { refuse, success, type Result } from '../result.ts';

/**
 * A record in today's format. The first one named seats by their players, in lines and positions too, and its hashes were of the
 * memory: the names become words of seats, and the hashes are not compared.
 */
export function modernRecord(game: Game, record: GameRecord): Result<GameRecord> {
  const { header } = record;
  if (header.format !== FORMAT_OF_NAMES) return success(record);
  const names = header.seats.map((seat) => nameOfSeat(header, seat));
  const position = modernPosition(game, record, names);
  if (!position.ok) return position;
  const lines: Line[] = [];
  for (const [i, line] of record.lines.entries()) {
    const words = modernWords(game, line.words, names, header.seats);
    const where = `record line ${i + 1} (${line.seat} ${shorten(line.words)})`;
    if (!words.ok) return { ok: false, error: { ...words.error, code: 'bad-record', where } };
    lines.push({ ...line, words: words.value });
  }
  return success({
    ...record,
    header: { ...header, format: FORMAT, ...position.value },
    lines,
    checks: record.checks.map(({ after }) => ({ after, hash: '?' })),
  });
}

function modernWords(game: Game, words: string, names: readonly string[], seats: readonly string[]): Result<string> {
  if (words === UNDO) return success(words);
  const choice = parseChoice(game.verbs, names, words);
  return choice.ok ? success(printChoice(game.verbs, seats, choice.value)) : choice;
}

function modernPosition(
  game: Game,
  { header }: GameRecord,
  names: readonly string[],
): Result<Pick<GameRecord['header'], 'position'>> {
  if (header.position === undefined) return success({});
  const arranged = arrange(game, header.position, names);
  if (!arranged.ok) return arranged;
  if (arranged.value.words.length !== names.length)
    return refuse('bad-record', 'are not those of the position', { where: 'header, seats' });
  return success({ position: printPosition(game, arranged.value.state, header.seats) });
}
