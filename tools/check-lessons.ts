/** Plays every lesson on the engine as it is, tries whatever else it offers on the way, and reads their texts. */
import { games } from '@fondaco/catalog';
import path from 'node:path';
import { findLessonFaults } from './lessons/find-lesson-faults.ts';

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
const count = found.reduce((sum, { faults }) => sum + faults.length, 0);
console.log(count === 0 ? 'lessons: all are true' : `lessons: ${count} faults`);
process.exitCode = count === 0 ? 0 : 1;
