import type { Table } from '@fondaco/kernel';
import type { NearestWay } from '@fondaco/protocol';

/** So many choices are tried as a first step, and so many after one that leads there. */
const MOST_TRIED = 250;
const MOST_AFTER = 50;

/** The nearest way to a line, found by trying: both answers are choices on offer, so neither can be wrong. */
export function findNearestWay(table: Table, seat: number, line: string): NearestWay {
  const choices = table.choices(seat);
  const [way] = choices
    .slice(0, MOST_TRIED)
    .filter((choice) => isStepTo(table, seat, choice, line))
    .map((first) => ({ first, left: countLeft(table, seat, first, choices) }))
    .toSorted((a, b) => b.left - a.left);
  if (way !== undefined) return { first: way.first };
  const [verb] = line.split(' ');
  const alike = choices.filter((choice) => choice.split(' ')[0] === verb);
  const [instead] = alike.toSorted((a, b) => distance(a, line) - distance(b, line));
  return instead === undefined ? {} : { instead };
}

/** What would reveal something is not tried any further: that it leads there could be the secret. */
function isStepTo(table: Table, seat: number, choice: string, line: string): boolean {
  const alone = table.preview(seat, [choice]);
  return alone.ok && !alone.value.isRevealing && table.preview(seat, [choice, line]).ok;
}

/** How much of what can be chosen now could still be chosen after a choice: more after a cheap one. */
function countLeft(table: Table, seat: number, choice: string, choices: readonly string[]): number {
  const stride = Math.ceil(choices.length / MOST_AFTER);
  return choices.filter((other, i) => i % stride === 0 && table.preview(seat, [choice, other]).ok).length;
}

/** How unlike two lines of one verb are: each other word counts, numbers by how far apart they are. */
function distance(a: string, b: string): number {
  const [wordsA, wordsB] = [a.split(' '), b.split(' ')];
  const places = Math.max(wordsA.length, wordsB.length);
  let sum = 0;
  for (let i = 1; i < places; i++) {
    if (wordsA[i] === wordsB[i]) continue;
    const apart = Math.abs(Number(wordsA[i]) - Number(wordsB[i]));
    sum += Number.isNaN(apart) ? OTHER_WORD : apart;
  }
  return sum;
}

const OTHER_WORD = 100;
