import { findGame } from '@fondaco/catalog';
import { itemAt, parseRecord, printRecord, type GameRecord, type JsonObject } from '@fondaco/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Analyst } from './analyst.ts';
import { branchOf } from './branch.ts';
import { courseOf } from './course.ts';
import { lookAtLine, tellJournal } from './look.ts';
import { openView } from './open-view.ts';
import { eyesOf, readReviewed, type ReviewedRecord } from './reviewed-record.ts';

const GAMES = ['de-vulgari-eloquentia', 'augsburg-1520'];
const games = { offered: [], find: (id: string) => findGame(id)?.game };

function textOf(game: string): string {
  const folder = new URL(`../../../../../packages/${game}/tests/games/`, import.meta.url);
  const file = itemAt(
    readdirSync(folder).filter((name) => name.endsWith('.record')),
    0,
  );
  return readFileSync(new URL(file, folder), 'utf8');
}

function recordOf(game: string): GameRecord {
  const record = parseRecord(textOf(game));
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** A game, or its first so many lines. */
function reviewedOf(game: string, lines = Infinity): ReviewedRecord {
  const { header, lines: all } = recordOf(game);
  const kept = all.slice(0, lines);
  const text = printRecord({ header, lines: kept, checks: [{ after: kept.length, hash: '?' }] });
  const players = header.seats.map((name, i) =>
    i === 0 ? ({ type: 'person', name } as const) : ({ type: 'bot', name, level: 'novice' } as const),
  );
  const read = readReviewed(games, { id: 'r', text, players });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

test('everything open is what anybody sees, and nothing else', () => {
  const spectator = { round: 2, players: [{ seat: 'red' }, { seat: 'blue', florins: 3 }] };
  const red = {
    round: 2,
    players: [
      { seat: 'red', hand: ['a'] },
      { seat: 'blue', florins: 3 },
    ],
    deck: 4,
  };
  const blue = { round: 2, players: [{ seat: 'red' }, { seat: 'blue', florins: 3, hand: ['b'] }] };
  expect(openView(spectator, [red, blue])).toEqual({
    round: 2,
    deck: 4,
    players: [
      { seat: 'red', hand: ['a'] },
      { seat: 'blue', florins: 3, hand: ['b'] },
    ],
  });
});

test.each(GAMES)('%s: once it is over anybody’s eyes can be looked through', (game) => {
  const reviewed = reviewedOf(game);
  expect(eyesOf(reviewed)).toEqual([...reviewed.table.seats, 'all']);
  const open = lookAtLine(reviewed, 'all', 40);
  const own = lookAtLine(reviewed, 'red', 40);
  if (!open.ok || !own.ok) throw new Error('not seen');
  const players = (view: JsonObject) => view.players as readonly JsonObject[];
  // What red sees of themselves is open, and so is what others see of theirs.
  expect(players(open.value.view)[0]).toMatchObject(itemAt(players(own.value.view), 0));
  expect(Object.keys(itemAt(players(open.value.view), 1)).length).toBeGreaterThan(
    Object.keys(itemAt(players(own.value.view), 1)).length,
  );
  const course = courseOf(reviewed);
  if (!course.ok) throw new Error(course.error.message);
  const last = itemAt(course.value.stands, course.value.stands.length - 1);
  expect(last.points).toEqual(reviewed.table.result().scores.map(({ breakdown }) => Object.values(breakdown)));
});

test.each(GAMES)('%s: while it runs nobody looks through the eyes of others', (game) => {
  const reviewed = reviewedOf(game, 60);
  expect(eyesOf(reviewed)).toEqual(['red']);
  for (const eyes of ['blue', 'all']) {
    expect(lookAtLine(reviewed, eyes, 10).ok).toBe(false);
    expect(tellJournal(reviewed, eyes).ok).toBe(false);
  }
  expect(lookAtLine(reviewed, 'red', 10).ok).toBe(true);
  expect(courseOf(reviewed).ok).toBe(false);
  expect(branchOf(reviewed, { line: 10, seat: 'red', level: 'novice', isAnew: false, seed: 1 }).ok).toBe(false);
});

test.each(GAMES)('%s: a damaged file lies open up to its fault, a damaged table of this browser does not', (game) => {
  const { header, lines } = recordOf(game);
  const damaged = [...lines.slice(0, 60), { seat: 'red', words: 'fly away', isAuto: false }];
  const text = printRecord({ header, lines: damaged, checks: [{ after: damaged.length, hash: '?' }] });
  const read = readReviewed(games, { id: 'f', text, isFile: true });
  if (!read.ok) throw new Error(read.error.message);
  expect(read.value.fault).toBeDefined();
  expect(eyesOf(read.value)).toEqual([...header.seats, 'all']);
  expect(lookAtLine(read.value, 'all', 40).ok).toBe(true);
  const course = courseOf(read.value);
  if (!course.ok) throw new Error(course.error.message);
  expect(course.value.stands.length).toBeGreaterThan(20);
  expect(branchOf(read.value, { line: 40, seat: 'red', level: 'novice', isAnew: true, seed: 1 }).ok).toBe(true);
  expect(new Analyst(read.value, undefined, () => {}).canBegin).toBe(true);
  const table = readReviewed(games, { id: 'f', text });
  expect(table.ok && eyesOf(table.value).includes('all')).toBe(false);
});

test.each(GAMES)('%s: a branch goes on from a line, with what the seat knew', (game) => {
  const reviewed = reviewedOf(game);
  const line = Math.floor(reviewed.table.seq / 2);
  for (const isAnew of [false, true]) {
    const text = branchOf(reviewed, { line, seat: 'blue', level: 'novice', isAnew, seed: 7 });
    if (!text.ok) throw new Error(text.error.message);
    const branch = readReviewed(games, { id: 'b', text: text.value });
    const then = lookAtLine(reviewed, 'blue', line);
    if (!branch.ok || !then.ok) throw new Error('not opened');
    const { table, players } = branch.value;
    expect(players.map(({ type }) => type).indexOf('person')).toBe(1);
    expect(table.isOver).toBe(false);
    // The seat cannot tell the branch from the game.
    expect(table.view(1).table).toEqual(then.value.view);
  }
});
