import { decisionFrom, finish, knowledgeOf, makeBot, parseBotName, type BotModel } from '@fondaco/bots';
import { itemAt, seatsIn, Table, type Evaluation } from '@fondaco/kernel';
import { sealedBids } from '@fondaco/kernel/testing';
import { expect, test } from 'vitest';
import { judgePuzzleAgain, openPuzzles, parsePuzzles, POINT, printPuzzles, type Puzzle } from '../src/index.ts';
import { playRandomly, valueOf } from './fixtures.ts';

/** A judge that counts coins so many times: who thinks no further keeps them, though what they buy is worth more in the end. */
function counting(times: number): BotModel {
  const evaluation: Evaluation<ReturnType<typeof sealedBids.blank>> = {
    featureNames: ['coins'],
    writeFeatures(s, seat, out) {
      out[0] = (itemAt(s.coins, seat) / 10) * times;
    },
    hasHiddenHands: true,
    heuristic: { coins: 1 },
    temperaments: [],
    reasons: {},
  };
  return { game: sealedBids, evaluation } as unknown as BotModel;
}

const model = counting(1);
const GAMES = 40;
const DEPTHS = ['standard'] as const;

function puzzlesIn(games: number): readonly Puzzle[] {
  return Array.from({ length: games }, (_, seed) => {
    const finder = valueOf(openPuzzles(model, playRandomly(model, 2, seed).record(), DEPTHS));
    return finder.lines.flatMap((line) => finder.at(line) ?? []);
  }).flat();
}

/** What a bot answers to a puzzle. */
function answerOf({ position, seat }: Puzzle, bot: string, seed: number): number {
  const table = valueOf(Table.arrange(sealedBids, position, ['a', 'b']));
  const place = table.seats.indexOf(seat);
  const decision = decisionFrom(model.game, knowledgeOf(model.game, table.copyState(), place), place, table.seats);
  return finish(makeBot(model, valueOf(parseBotName(model, bot)), seed).think(valueOf(decision)));
}

const found = puzzlesIn(GAMES);

test('what is found asks its seat, has one choice that is clearly best, and is not what a journeyman says', () => {
  expect(found.length).toBeGreaterThan(0);
  for (const puzzle of found) {
    const table = valueOf(Table.arrange(sealedBids, puzzle.position, ['a', 'b']));
    const place = table.seats.indexOf(puzzle.seat);
    expect(seatsIn(table.waiting)).toContain(place);
    const [best, next] = [itemAt(puzzle.choices, 0), itemAt(puzzle.choices, 1)];
    expect(table.choices(place)).toContain(best.words);
    expect(itemAt(best.chances, place) - itemAt(next.chances, place)).toBeGreaterThanOrEqual(5 * POINT);
    expect(['easy', 'medium', 'hard', 'hardest']).toContain(puzzle.difficulty);
  }
});

test('it is as hard as the weakest bot is strong that finds it more often than not', () => {
  const finders = { easy: 'novice', medium: 'journeyman', hard: 'master:1000it' } as const;
  for (const puzzle of found) {
    const { difficulty } = puzzle;
    if (difficulty === 'hardest') continue;
    const answers = [1, 2, 3, 4, 5].map((seed) => answerOf(puzzle, finders[difficulty], seed));
    const mostFrequent = Math.max(...answers.map((one) => answers.filter((other) => other === one).length));
    expect(mostFrequent).toBeGreaterThan(2);
  }
});

test('weighed again in other worlds many are the same puzzles; what is none to another judge is dropped', () => {
  // In other worlds what was just clear enough may not be.
  const again = found.map((puzzle) => valueOf(judgePuzzleAgain(model, puzzle, DEPTHS)));
  const same = again.filter((one, i) => one?.choices[0]?.words === found[i]?.choices[0]?.words);
  expect(same.length).toBeGreaterThan(found.length / 4);
  again.forEach((one, i) => {
    if (one !== undefined) expect([one.position, one.seat]).toEqual([found[i]?.position, found[i]?.seat]);
  });
  // Whoever loves spending sees at once what others have to look for.
  const other = counting(-1);
  const kept = found.map((puzzle) => valueOf(judgePuzzleAgain(other, puzzle, DEPTHS)));
  expect(kept).toContain(undefined);
});

test('a file says who weighed its puzzles, and a mere list of them can be read', () => {
  const text = printPuzzles({ judge: 'somebody', puzzles: found });
  expect(parsePuzzles(text)).toEqual({ ok: true, value: { judge: 'somebody', puzzles: found } });
  expect(parsePuzzles(JSON.stringify(found))).toEqual({ ok: true, value: { puzzles: found } });
  expect(parsePuzzles('{"judge":"x"}')).toMatchObject({ ok: false });
  expect(parsePuzzles('[{"game":"x"}]')).toMatchObject({ ok: false });
});
