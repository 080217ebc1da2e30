import { games } from '@fondaco/catalog';
import { FastRandom, itemAt, seatsIn, Table, type Game } from '@fondaco/kernel';
import { askedAt, mattersAt } from '@fondaco/lessons';
import { readLessons } from '@fondaco/lessons/node';
import { parsePuzzles, printPuzzles } from '@fondaco/review';
import { LANGUAGES } from '@fondaco/texts';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { madeUpTree } from '../made-up-tree.ts';
import { findLessonFaults } from './find-lesson-faults.ts';
import { findPuzzleFaults } from './find-puzzle-faults.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** So many words an average sentence may have. */
const MOST_WORDS = 22;

test.each(games)('every lesson of $title is true, and answers every other choice on the way', ({ game }) => {
  const found = findLessonFaults(ROOT, game);
  expect(found.faults).toEqual([]);
  expect(found.chapters).toBe(9);
  expect(found.matters).toBeGreaterThan(10);
  expect(found.others).toBeGreaterThan(found.steps);
  for (const language of LANGUAGES) {
    expect(found.sentenceWords[language]).toBeGreaterThan(0);
    expect(found.sentenceWords[language]).toBeLessThanOrEqual(MOST_WORDS);
  }
});

test.each(games)('every puzzle of $title can be laid, and one of the choices it offers is clearly best', ({ game }) => {
  const found = findPuzzleFaults(ROOT, game);
  expect(found.faults).toEqual([]);
  expect(found.puzzles).toBeGreaterThanOrEqual(60);
});

test.each(games)(
  'puzzles of $title that other weights have weighed are a fault, and it says what to run',
  ({ game }) => {
    const name = path.join('packages', game.id, 'puzzles.json');
    const file = parsePuzzles(readFileSync(path.join(ROOT, name), 'utf8'));
    if (!file.ok) throw new Error(file.error.message);
    const [first] = file.value.puzzles;
    if (first === undefined) throw new Error('there are no puzzles');
    const root = madeUpTree({ [name]: [printPuzzles({ judge: 'somebody else', puzzles: [first] })] });
    const { faults } = findPuzzleFaults(root, game);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /weighed by somebody else, not by [0-9a-f]{16}: run npx fondaco puzzles --game \S+ --again/,
    );
    // A reason that no language has words for is one as well.
    const best = itemAt(first.choices, 0);
    const reasons = [{ feature: 'nobody-knows-it', change: 1 }];
    const strange = { ...first, choices: [{ ...best, reasons }, ...first.choices.slice(1)] };
    const other = madeUpTree({ [name]: [printPuzzles({ judge: 'somebody else', puzzles: [strange] })] });
    expect(findPuzzleFaults(other, game).faults).toHaveLength(1 + LANGUAGES.length);
  },
);

const RANDOM_TABLES = 12;
const SEATS = ['Ann', 'Bruno', 'Chiara', 'Dante'];

/** Plays tables at random to their ends; `look` sees each before the first seat says something. */
function playRandomly(game: Game, look: (table: Table) => void): void {
  const rng = new FastRandom(16);
  for (let i = 0; i < RANDOM_TABLES; i++) {
    const begun = Table.create(game, { names: SEATS, seed: rng.seed() });
    if (!begun.ok) throw new Error(begun.error.message);
    const table = begun.value;
    while (!table.isOver) {
      const seat = itemAt(seatsIn(table.waiting), 0);
      if (seat === 0) look(table);
      const choices = table.choices(seat);
      const said = table.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
      if (!said.ok) throw new Error(said.error.message);
    }
  }
}

test.each(games)('the guide of $title has something to say at every decision of a random table', ({ game }) => {
  const { guide } = readLessons(path.join(ROOT, 'packages', game.id, 'lessons'));
  const silent: string[] = [];
  let asked = 0;
  playRandomly(game, (table) => {
    const moment = askedAt(table);
    if (moment.choices.length < 2) return;
    asked++;
    if (guide === undefined || mattersAt(guide, moment).length === 0)
      silent.push(`${moment.step}: ${moment.choices.join(', ')}`);
  });
  expect(asked).toBeGreaterThan(200);
  expect(silent).toEqual([]);
});

/** A game whose sources differ in one place. */
async function changedGame(id: string, file: string, from: string, to: string): Promise<Game> {
  const root = madeUpTree({ 'package.json': [readFileSync(path.join(ROOT, 'package.json'), 'utf8')] });
  cpSync(path.join(ROOT, 'packages', id, 'src'), path.join(root, 'src'), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const text = readFileSync(path.join(root, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`);
  writeFileSync(path.join(root, file), text.replace(from, to));
  const module = (await import(pathToFileURL(path.join(root, 'src/index.ts')).href)) as Record<string, Game>;
  const game = Object.values(module).find((value) => typeof value === 'object' && value.id === id);
  if (game === undefined) throw new Error(`${id} exports no game`);
  return game;
}

const NUMBERS = 'src/data/numbers.ts';
const CHANGES = [
  ['de-vulgari-eloquentia', 'BUSINESS_DUCATS = 10', 'BUSINESS_DUCATS = 15', 'setting-out'],
  ['de-vulgari-eloquentia', 'JOURNEY_DUCATS = 10', 'JOURNEY_DUCATS = 12', 'roads-and-ships'],
  ['de-vulgari-eloquentia', 'CARDINAL_DUCATS = 40', 'CARDINAL_DUCATS = 50', 'habit-and-hat'],
  ['de-vulgari-eloquentia', 'SUMMONER_BONUS = 2', 'SUMMONER_BONUS = 1', 'stupor-mundi'],
  ['augsburg-1520', 'DRAWN = 2', 'DRAWN = 3', 'privileges'],
  ['augsburg-1520', 'FLORINS_FROM = 2', 'FLORINS_FROM = 4', 'ladders'],
  ['augsburg-1520', 'CHOICES = 2', 'CHOICES = 1', 'a-note'],
] as const;

test.each(CHANGES)('%s: %s changed to %s breaks the lesson %s', async (id, from, to, lesson) => {
  const { faults } = findLessonFaults(ROOT, await changedGame(id, NUMBERS, from, to));
  expect(faults.filter((fault) => fault.startsWith(`${lesson}: `))).not.toEqual([]);
});
