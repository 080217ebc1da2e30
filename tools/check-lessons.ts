/** Plays every lesson on the engine as it is, tries whatever else it offers on the way, and reads their texts; lays every puzzle. */
import { games } from '@fondaco/catalog';
import path from 'node:path';
import { findLessonFaults } from './lessons/find-lesson-faults.ts';
import { findPuzzleFaults } from './lessons/find-puzzle-faults.ts';

const root = path.dirname(import.meta.dirname);
const found = games.map(({ game }) => findLessonFaults(root, game));
for (const { game, faults, chapters, steps, written, others, matters, sentenceWords } of found) {
  for (const fault of faults) console.error(`${game}: ${fault}`);
  const words = Object.entries(sentenceWords).map(([language, count]) => `${language} ${count.toFixed(1)}`);
  console.log(`${game}: ${chapters} chapters, ${steps} steps, ${written} answers of their own,`);
  console.log(
    `  ${others} other choices answered; a guide has ${matters} things to say; words in an average sentence: ${words.join(', ')}`,
  );
}
const laid = games.map(({ game }) => ({ game: game.id, ...findPuzzleFaults(root, game) }));
for (const { game, faults, puzzles } of laid) {
  for (const fault of faults) console.error(`${game}: ${fault}`);
  console.log(`${game}: ${puzzles} puzzles`);
}
const count = [...found, ...laid].reduce((sum, { faults }) => sum + faults.length, 0);
console.log(count === 0 ? 'lessons and puzzles: all are true' : `lessons and puzzles: ${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
