import type { Json } from '@fondaco/kernel';
import { LADDERS, NOBLES, RIGHTS, VISITED } from './data/words.ts';
import type { AugsburgPlayer, AugsburgView, Bounds, PrivilegeCard } from './view-type.ts';

const WIDTH = 110;

/** A terminal board made from a view alone. Players are called as `nameOf` says, by the words of their seats without it. */
export function printBoard(
  view: AugsburgView,
  _parts?: Json,
  nameOf: (seat: string) => string = (seat) => seat,
): string {
  const table = withNames(view, nameOf);
  const piles = RIGHTS.map((right) => printPile(table, right));
  const supply = LADDERS.map((ladder) => printSupply(table, ladder));
  return [
    ...fold('', [`Round ${table.round} of ${table.rounds}.`, ...printNow(table).split(' ')], ' '),
    '',
    ...table.cards.open.map((card) => `  ${printCard(card)}`),
    ...(table.cards.faceDown.length === 0 ? [] : ['Next round:']),
    ...table.cards.faceDown.map((card) => `  ${printCard(card)}`),
    '',
    `Top note: ${table.topPrice === undefined ? 'none' : `${table.topPrice} florins`}${printSizes(table)}`,
    ...fold('Piles: ', piles),
    ...fold('Level tiles left: ', supply),
    ...(table.knownDiscards.length === 0 ? [] : fold('Discards you have seen: ', groupNotes(table.knownDiscards))),
    '',
    ...printPlayers(table.players),
    ...table.players.filter((player) => player.hand !== undefined).flatMap(printOwn),
  ].join('\n');
}

/** The same view with the names of players in place of the words of their seats. */
function withNames(table: AugsburgView, nameOf: (seat: string) => string): AugsburgView {
  const { auction, showdown, privilege } = table;
  const leader = auction?.leader === undefined ? {} : { leader: nameOf(auction.leader) };
  return {
    ...table,
    opener: nameOf(table.opener),
    ...(auction === undefined ? {} : { auction: { ...auction, ...leader } }),
    ...(showdown === undefined ? {} : { showdown: { ...showdown, standing: showdown.standing.map(nameOf) } }),
    ...(privilege === undefined ? {} : { privilege: { ...privilege, seat: nameOf(privilege.seat) } }),
    players: table.players.map((player) => ({ ...player, seat: nameOf(player.seat) })),
  };
}

/** Lines of parts, none wider than the board: what does not fit goes on below, a little to the right. */
function fold(head: string, parts: readonly string[], between = ' · '): string[] {
  const lines: string[] = [];
  let line = head;
  parts.forEach((part, i) => {
    const next = i === 0 ? `${line}${part}` : `${line}${between}${part}`;
    if (next.length <= WIDTH || i === 0) line = next;
    else {
      lines.push(line);
      line = `    ${part}`;
    }
  });
  return [...lines, line];
}

function printNow({ auction, showdown, privilege, next, opener }: AugsburgView): string {
  if (auction !== undefined) {
    const named = auction.leader === undefined ? `${opener} opens` : `${auction.leader} named ${auction.number}`;
    return `Auction at ${capital(auction.noble)}: ${named}.`;
  }
  if (showdown !== undefined)
    return `Showdown at ${capital(showdown.noble)}: ${showdown.number} by ${showdown.standing.join(', ')}.`;
  if (privilege !== undefined) {
    const symbols = privilege.symbols.map(({ symbol, isUsed }) => (isUsed ? `(${symbol})` : symbol)).join(', ');
    return `${privilege.seat} uses ${privilege.card}: ${symbols}; ${privilege.choicesLeft} choices left.`;
  }
  return next === undefined ? 'The game is over.' : `Next: ${next}.`;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

function printCard({ card, symbols }: PrivilegeCard): string {
  return `${card.padEnd(8)} ${symbols.join(', ')}`;
}

function printSizes({ deck, discards }: AugsburgView): string {
  return deck === undefined || discards === undefined ? '' : `, deck ${deck}, discards ${discards}`;
}

function printPile({ piles }: AugsburgView, right: (typeof RIGHTS)[number]): string {
  const { top, left } = piles[right];
  return left === 0 ? `${right} none` : `${right} ${top === undefined || top === 0 ? `×${left}` : `${top} (×${left})`}`;
}

function printSupply({ supply }: AugsburgView, ladder: (typeof LADDERS)[number]): string {
  return `${ladder} ${Object.entries(supply[ladder])
    .map(([level, left]) => `${level}:${left}`)
    .join(' ')}`;
}

const PLAYER_HEAD = ['', 'prestige', ...LADDERS, 'florins', 'cards', ''];

/** A row for each player, and below it the rights and what everyone knows of the hand. */
function printPlayers(players: readonly AugsburgPlayer[]): string[] {
  const rows = [PLAYER_HEAD, ...players.map(playerRow)];
  const widths = PLAYER_HEAD.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const print = (row: readonly string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  return [print(PLAYER_HEAD), ...players.flatMap((player, i) => [print(rows[i + 1]), ...printDetails(player)])];
}

function playerRow(player: AugsburgPlayer): string[] {
  const { known } = player;
  return [
    player.seat,
    String(player.prestige),
    ...LADDERS.map((ladder) => String(player.levels[ladder])),
    player.florins === undefined ? printBetween(known.florins) : String(player.florins),
    player.handSize === undefined ? printBetween(known.hand) : String(player.handSize),
    printDoing(player),
  ];
}

function printDoing({ bid, answered, offeredCount, laidCount }: AugsburgPlayer): string {
  if (laidCount !== undefined) return `laid ${laidCount}`;
  if (bid !== undefined) return bid === 'passed' ? bid : `bids ${bid}`;
  return offeredCount === undefined ? '' : `answered ${answered ?? 0} of ${offeredCount}`;
}

function printDetails({ rights, known }: AugsburgPlayer): string[] {
  const held = Object.entries(rights).map(([right, value]) => (value === 0 ? right : `${right} ${value}`));
  const proved = VISITED.flatMap((noble) =>
    known.proved[noble] === undefined ? [] : [`${noble} ${known.proved[noble].valid}+`],
  );
  return [
    ...(held.length === 0 ? [] : fold('    ', held)),
    ...(known.notes.length === 0 ? [] : fold('    holds ', groupNotes(known.notes))),
    ...(proved.length === 0 ? [] : fold('    proved ', proved)),
  ];
}

function printBetween({ least, most }: Bounds): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** `leo 3 17`, `joker ×2` */
function groupNotes(notes: readonly string[]): string[] {
  const groups: string[] = NOBLES.flatMap((noble) => {
    const values = notes.filter((note) => note.startsWith(`${noble}-`)).map((note) => note.slice(noble.length + 1));
    return values.length === 0 ? [] : [`${noble} ${values.join(' ')}`];
  });
  const jokers = notes.filter((note) => note === 'joker').length;
  if (jokers > 0) groups.push(`joker ×${jokers}`);
  return groups.length === 0 ? ['none'] : groups;
}

function printOwn(player: AugsburgPlayer): string[] {
  const answers = player.answers ?? [];
  const offer = (player.offered ?? []).map((note, i) => (i < answers.length ? `${note} ${answers[i]}` : note));
  return [
    '',
    ...fold(`Hand of ${player.seat}: `, groupNotes(player.hand ?? [])),
    ...(offer.length === 0 ? [] : fold('Offered: ', offer)),
    ...(player.laid === undefined ? [] : fold('Laid down: ', groupNotes(player.laid))),
  ];
}
