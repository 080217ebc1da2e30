import { games as catalog } from '@fondaco/catalog';
import { nameOfSeat, optional, parseRecord, printRecord, Table, type JsonObject, type Result } from '@fondaco/kernel';
import { seedFrom } from '../seed.ts';
import { analyse, bot } from './bot-methods.ts';
import { describeGame } from './describe-game.ts';
import { answer, fault, refused, TOO_MANY_TABLES, type RpcOutcome } from './errors.ts';
import {
  anyBoard,
  anyObject,
  anyText,
  eyesOf,
  gameId,
  gameOn,
  options,
  playerNames,
  readParams,
  seatCount,
  seed,
  tableOf,
} from './params.ts';
import { review } from './review-method.ts';
import { MOST_TABLES, type Tables } from './tables.ts';
import {
  choices,
  play,
  position,
  result,
  statusOf,
  tableMethod,
  undo,
  view,
  waiting,
  whyNot,
  type Method,
} from './table-methods.ts';

const games: Method = (_, params) => {
  const read = readParams({ game: optional(gameId, undefined), board: anyBoard }, params);
  if (!read.ok) return read;
  const { game: id, board } = read.value;
  const described: JsonObject[] = [];
  for (const { game: standard, title } of catalog) {
    if (id !== undefined && id !== standard.id) continue;
    const game = gameOn(standard.id, id === undefined ? undefined : board);
    if (!game.ok) return game;
    described.push(describeGame(game.value, title));
  }
  return answer({ games: described });
};

const begin: Method = (tables, params) => {
  const read = readParams(
    { game: gameId, seats: optional(seatCount, []), names: optional(playerNames, []), seed, options, board: anyBoard },
    params,
  );
  if (!read.ok) return read;
  const game = gameOn(read.value.game, read.value.board);
  if (!game.ok) return game;
  const { seats, names } = read.value;
  const how = { names: names.length > 0 ? names : seats, options: read.value.options, seed: seedFrom(read.value.seed) };
  return seat(tables, () => Table.create(game.value, how));
};

const open: Method = (tables, params) => {
  const read = readParams({ record: anyText, board: anyBoard }, params);
  if (!read.ok) return read;
  const record = parseRecord(read.value.record);
  if (!record.ok) return refused(record.error);
  const game = gameOn(record.value.header.game, read.value.board, record.value.header.rules);
  if (!game.ok) return game;
  return seat(tables, () => Table.open(game.value, record.value));
};

const arrange: Method = (tables, params) => {
  const read = readParams(
    { game: gameId, position: anyObject, names: optional(playerNames, []), board: anyBoard },
    params,
  );
  if (!read.ok) return read;
  const { rules } = read.value.position;
  const game = gameOn(read.value.game, read.value.board, typeof rules === 'number' ? rules : undefined);
  if (!game.ok) return game;
  return seat(tables, () => Table.arrange(game.value, read.value.position, read.value.names));
};

/** Keeps a table that could be made, if there is room. */
function seat(tables: Tables, make: () => Result<Table>): RpcOutcome {
  if (tables.isFull) return fault(TOO_MANY_TABLES, `${MOST_TABLES} tables are open: close one first`);
  const made = make();
  if (!made.ok) return refused(made.error);
  const table = made.value;
  const { header } = table;
  return answer({
    table: tables.add(table),
    game: table.game.id,
    seats: table.seats,
    names: Object.fromEntries(table.seats.map((seat) => [seat, nameOfSeat(header, seat)])),
    options: header.options,
    ...(header.seedHash === undefined ? {} : { seedHash: header.seedHash }),
    ...statusOf(table),
  });
}

const record: Method = tableMethod({ seat: anyBoard }, (table, params) => {
  if (params.seat === undefined) return answer({ seq: table.seq, record: printRecord(table.record()) });
  const eyes = eyesOf(table, params.seat);
  if (!eyes.ok) return eyes;
  return answer({ seq: table.seq, record: printRecord(table.recordFor(eyes.value)) });
});

const close: Method = (tables, params) => {
  const read = readParams({ table: anyText }, params);
  if (!read.ok) return read;
  const table = tableOf(tables, read.value.table);
  if (!table.ok) return table;
  tables.close(read.value.table);
  return answer({});
};

/** Everything a client can ask for, by name. */
export const METHODS: Readonly<Record<string, Method>> = {
  games,
  new: begin,
  open,
  arrange,
  position,
  waiting,
  choices,
  play,
  whyNot,
  view,
  undo,
  record,
  result,
  bot,
  analyse,
  review,
  close,
};
