import type { Json } from '@fondaco/kernel';
import { readBoard, STANDARD_BOARD, type Board } from './parts.ts';
import { LEVELS, MANUSCRIPTS } from './data/manuscripts.ts';
import { FIRST_PAPAL_TURN, LAST_TURN, PAPAL_TILES } from './data/numbers.ts';
import { CHARTS, CUBES, DIALECTS, ZONE_KINDS } from './data/words.ts';
import { countWords, printColumns, printList } from './board-text/text-table.ts';
import type { CubeCounts, DvePlayer, DveView } from './view-type.ts';

const MARKS = 'ABCDE';

/** What a player sees, the board it lies on, and the names of those around it. */
type OnBoard = DveView & { readonly board: Board; readonly nameOf: (seat: string) => string };

/**
 * A terminal board made from a view and the board file it is played on. Players are called as `nameOf` says, by the words of their
 * seats without it.
 */
export function printBoard(
  view: DveView,
  parts: Json = STANDARD_BOARD.json,
  nameOf: (seat: string) => string = (seat) => seat,
): string {
  const board = parts === STANDARD_BOARD.json ? STANDARD_BOARD : boardOf(parts);
  const table = { ...view, board, nameOf };
  const sections = [
    [...printTurn(table), ...printActing(table)],
    printCubes(table),
    printCharts(table),
    printManuscripts(table),
    printZones(table),
    printPlayers(table),
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

function boardOf(parts: Json): Board {
  const board = readBoard(parts);
  if (!board.ok) throw new Error(board.error.message);
  return board.value;
}

/** The letter that stands for a player on charts and map. */
function markOf(table: OnBoard, seat: string): string {
  return MARKS[table.players.findIndex((other) => other.seat === seat)];
}

function printTurn(table: OnBoard): string[] {
  const papal = Array.from({ length: PAPAL_TILES }, (_, i) => `${FIRST_PAPAL_TURN + i} ${table.papalEvents[i] ?? '?'}`);
  const toCome = table.events.onTurn.flatMap((event, i) =>
    i + 1 > table.turn ? [`${i + 1} ${zoneOfEvent(table, event)} (${worthOfEvent(table, event)})`] : [],
  );
  return [
    `Turn ${table.turn}${table.isLastTurn ? ', the last: the pope is dead' : ` of at most ${LAST_TURN}`}`,
    ...printList(
      'Game order: ',
      table.order.map((seat) => `${markOf(table, seat)} ${table.nameOf(seat)}`),
    ),
    ...printList('Papal events by turn: ', papal),
    ...printList('Events to come by turn: ', toCome),
  ];
}

function zoneOfEvent({ board }: OnBoard, event: number): string {
  return board.zoneWords[board.eventZone[event - 1]];
}

function worthOfEvent({ board }: OnBoard, event: number): string {
  const worth = printWorth(board.eventDucats[event - 1], board.eventKnowledge[event - 1]);
  return worth === '' ? `auction of ${board.stuporSpaces} knowledge` : worth;
}

function printWorth(ducats: number, knowledge: number): string {
  const parts = [ducats > 0 ? `${ducats} ducats` : '', knowledge > 0 ? `${knowledge} knowledge` : ''];
  return parts.filter((part) => part !== '').join(', ');
}

function printActing({ acting }: OnBoard): string[] {
  if (acting.actions === 0 && acting.done.length === 0) return [];
  const done = acting.done.length === 0 ? '' : `; done this turn: ${acting.done.join(', ')}`;
  return [`Actions left: ${acting.actions}${acting.mustLand ? ', one of them to land' : ''}${done}`];
}

/** What is for sale, and what the spaces of the turn chart to come hold. */
function printCubes({ forSale, turnChart }: OnBoard): string[] {
  const head = ['Cubes', 'for sale', 'by turn:', ...turnChart.map(({ turn }) => String(turn))];
  const rows = CUBES.map((cube) => [
    `  ${cube}`,
    String(forSale[cube]),
    '',
    ...turnChart.map((space) => (space[cube] > 0 ? String(space[cube]) : '.')),
  ]);
  return printColumns([head, ...rows], '');
}

/** Discs of one space stand in the order of the stack, the lowest, which is ahead, first (DVE-STK-1). */
function printCharts(table: OnBoard): string[] {
  const rows = CHARTS.map((chart, i) => {
    const last = table.board.lastSpace[i];
    const discsOn = (space: number): string =>
      table.charts[chart]
        .filter((disc) => disc.space === space)
        .map((disc) => markOf(table, disc.seat))
        .join('');
    if (chart === 'knowledge') return [chart, `of ${last}`, printKnowledge(table, discsOn)];
    const track = Array.from({ length: last + 1 }, (_, space) => discsOn(space) || '.');
    return [chart, `of ${last}`, `${track.join(' ')}${noteOn(table, chart)}`];
  });
  return ['Charts, from the start on; in a stack the first is ahead', ...printColumns(rows, '  ')];
}

function printKnowledge(table: OnBoard, discsOn: (space: number) => string): string {
  const spaces = [...new Set(table.charts['knowledge'].map((disc) => disc.space))];
  return spaces.map((space) => `${discsOn(space)} ${space} (level ${table.board.levelOf[space]})`).join(', ');
}

function noteOn({ board }: OnBoard, chart: string): string {
  if (chart === 'riddle') return `   points: ${printRises(board.riddlePoints)}`;
  return chart === 'library' ? `   tiles: ${printRises(board.libraryNumber)}` : '';
}

/** Where a number by space rises: `4 from 4, 5 from 7`. */
function printRises(numbers: Uint8Array): string {
  const rises = Array.from(numbers.keys()).filter((space) => space > 0 && numbers[space] !== numbers[space - 1]);
  return rises.map((space) => `${numbers[space]} from ${space}`).join(', ');
}

function printManuscripts({ manuscripts: { open, actions, inDeck } }: OnBoard): string[] {
  const levelOf = (word: string): number => MANUSCRIPTS.find((kind) => kind.word === word)?.level ?? 0;
  const lines = Array.from({ length: LEVELS }, (_, i) => {
    const words = open.filter((word) => levelOf(word) === i + 1);
    const price = words.length === 0 ? '' : `, ${printCount(actions[words[0]], 'action')} each`;
    return printList(`  level ${i + 1} (${inDeck[i]} in the deck${price}): `, countWords(words));
  });
  const volgare = open.filter((word) => levelOf(word) === 0);
  return [
    'Manuscripts',
    ...lines.flat(),
    ...volgare.map((word) => `  ${word} (${printCount(actions[word], 'action')})`),
  ];
}

function printCount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function printZones(table: OnBoard): string[] {
  const head = ['Zone', 'kind', 'dialect', 'value', 'harbour', 'event', 'canticle', 'pawns', 'claims'];
  const { board } = table;
  const zones = board.zoneWords.map((zone, i) => [
    zone,
    `${ZONE_KINDS[board.kind[i]]}${board.hasCathedral[i] === 0 ? '' : ', cathedral'}`,
    board.dialect[i] < 0 ? '' : DIALECTS[board.dialect[i]],
    printShortWorth(board.ducats[i], board.knowledge[i]),
    board.sea[i] < 0 ? '' : board.placeWords[board.sea[i]],
    table.events.open.flatMap((open) => (open.zone === zone ? [printOpenEvent(table, open.event)] : [])).join(' '),
    table.canticle[zone] === undefined ? '' : `turn ${table.canticle[zone]}`,
    pawnsAt(table, zone),
    (table.claims[zone] ?? []).map((seat) => markOf(table, seat)).join(''),
  ]);
  const seas = board.placeWords.slice(board.zones).map((sea) => [sea, 'sea', '', '', '', '', '', pawnsAt(table, sea)]);
  return [...printColumns([head, ...zones, ...seas], ''), 'd: ducats, k: spaces of knowledge'];
}

/** `10d 4k` for 10 ducats and 4 spaces of knowledge. */
function printShortWorth(ducats: number, knowledge: number): string {
  return [ducats > 0 ? `${ducats}d` : '', knowledge > 0 ? `${knowledge}k` : ''].join(' ').trim();
}

function printOpenEvent({ board }: OnBoard, event: number): string {
  const worth = printShortWorth(board.eventDucats[event - 1], board.eventKnowledge[event - 1]);
  return `${event}: ${worth === '' ? 'auction' : worth}`;
}

function pawnsAt(table: OnBoard, place: string): string {
  return table.players.flatMap(({ seat, at }) => (at === place ? [markOf(table, seat)] : [])).join('');
}

function printPlayers(table: OnBoard): string[] {
  const rows = table.players.map((player) => [
    `${markOf(table, player.seat)} ${table.nameOf(player.seat)}`,
    player.tile === undefined ? player.character : `${player.character} ${player.tile}`,
    printCount(player.ducats, 'ducat'),
    printPlace(player),
  ]);
  const lines = printColumns(rows, '  ');
  const looks = table.library.looks.map(({ seat, tiles }) => `${table.nameOf(seat)} looked at ${tiles}`);
  return [
    'Players',
    ...table.players.flatMap((player, i) => [lines[i], ...printFront(player), ...printScreen(player)]),
    ...printList('Friars and cardinals left: ', table.tiles),
    ...printList(`Library: ${printCount(table.library.tiles, 'tile')}; looks: `, looks),
  ];
}

/** What everybody sees of a player beside their pawn. */
function printFront(player: DvePlayer): string[] {
  const things = [
    ...(player.amanuensesInFront > 0 ? [`amanuensis ${player.amanuensesInFront}`] : []),
    ...(player.bolognaClaimed ? ['bologna claimed'] : player.bologna > 0 ? [`bologna worth ${player.bologna}`] : []),
    ...(player.hasLibraryTile ? ['a library tile'] : []),
    ...(player.office === 'none' ? [] : [`office ${player.office}`]),
  ];
  return things.length === 0 ? [] : printList('      open: ', things);
}

function printPlace({ at, embarkedFrom }: DvePlayer): string {
  if (at === undefined) return 'not on the map yet';
  return embarkedFrom === undefined ? `in ${at}` : `at sea (${at}) from ${embarkedFrom}`;
}

/** What lies behind the screen, if the view shows it. */
function printScreen({ behind, manuscripts = [], libraryTile = 0, putBack = [], lookingAt = [] }: DvePlayer): string[] {
  const secrets = [
    ...(libraryTile > 0 ? [`library tile ${libraryTile}`] : []),
    ...(putBack.length > 0 ? [`put back ${putBack.join(' ')}`] : []),
    ...(lookingAt.length > 0 ? [`looking at ${lookingAt.join(' ')}`] : []),
  ];
  if (behind === undefined && secrets.length === 0) return [];
  const shown = behind === undefined ? [] : [...printCounts(behind), ...countWords(manuscripts)];
  return printList('      behind the screen: ', [...shown, ...secrets]);
}

function printCounts(counts: CubeCounts): string[] {
  return Object.entries(counts).flatMap(([word, count]) => (count > 0 ? [`${word} ${count}`] : []));
}
