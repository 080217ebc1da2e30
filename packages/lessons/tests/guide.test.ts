import { itemAt, type Json } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { checkGuide } from '../src/check-guide.ts';
import { mattersAt, parseGuide, type GuideFile } from '../src/guide-file.ts';
import { gameOfTests, inEvery, lessonFile, lessonOf, positionAt } from './a-lesson.ts';

const lesson = lessonOf(lessonFile());

function guideFile(when: Json, example: Json = { lesson: lesson.id, done: 0 }) {
  const matter = { id: 'moving', when, clause: 'DVE-MOV-1', example, text: inEvery('Move on.') };
  return { format: 1, game: 'de-vulgari-eloquentia', goal: inEvery('Most points win.'), matters: [matter] };
}

function guideOf(file: Json): GuideFile {
  const parsed = parseGuide(file);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ where, message }) => `${where} ${message}`).join());
  return parsed.guide;
}

function check(when: Json, example?: Json): readonly string[] {
  return checkGuide(gameOfTests(), guideOf(guideFile(when, example)), [lesson]);
}

test('what a guide says must be true where it says it is', () => {
  expect(check({ step: 'turn', offers: ['move'] })).toEqual([]);
  expect(check({ step: 'turn', lacks: ['move'] }).join()).toContain('moving: does not matter after 0 steps');
  expect(check({ step: 'turn', offers: ['move'], isFree: true })).not.toEqual([]);
  expect(check({ step: 'turn', from: 16 })).not.toEqual([]);
  expect(check({ step: 'auction' })).not.toEqual([]);
  expect(check({ step: 'turn' }, { lesson: 'nowhere', done: 0 }).join()).toContain(
    '"nowhere": there is no such lesson',
  );
});

test('what no lesson comes to has a position of its own, and must be true there', () => {
  const example = { position: positionAt('torino') };
  expect(check({ step: 'turn', offers: ['move'] }, example)).toEqual([]);
  expect(check({ step: 'turn', lacks: ['move'] }, example).join()).toContain('does not matter in its position');
  expect(check({ step: 'turn' }, { ...example, before: ['red end', 'blue end'] })).toEqual([]);
  expect(check({ step: 'turn' }, { ...example, before: ['blue end'] }).join()).toContain('in its position: "blue end"');
});

test('steps, verbs and fields that nobody knows are faults', () => {
  expect(check({ step: 'dance' }).join()).toContain('no step "dance"');
  expect(check({ step: 'turn', offers: ['fly'] }).join()).toContain('"fly" begins with no verb');
  expect(parseGuide(guideFile({ step: 'turn', isFree: false })).ok).toBe(false);
  expect(parseGuide(guideFile({ step: 'turn', whenever: true })).ok).toBe(false);
});

test('a guide says what wins, in every language', () => {
  const { goal: _, ...without } = guideFile({ step: 'turn' });
  expect(parseGuide(without).ok).toBe(false);
  expect(parseGuide({ ...without, goal: { en: 'Most points win.' } }).ok).toBe(false);
  const long = `${'On and on '.repeat(20)}it goes.`;
  const said = guideOf({ ...without, goal: inEvery(long) });
  expect(checkGuide(gameOfTests(), said, [lesson])).not.toEqual([]);
});

test('what matters is told in the order of the file, by beginnings of whole words', () => {
  const { matters } = guideOf(guideFile({ step: 'turn', offers: ['take'] }));
  const matter = itemAt(matters, 0);
  const guide = { matters: [matter, { ...matter, id: 'other', when: { ...matter.when, offers: [] } }] };
  const at = (choices: readonly string[]): readonly string[] =>
    mattersAt(guide, { step: 'turn', chapter: 1, choices, isFree: () => false }).map(({ id }) => id);
  expect(at(['take oc-1', 'end'])).toEqual(['moving', 'other']);
  expect(at(['takeaway', 'end'])).toEqual(['other']);
});
