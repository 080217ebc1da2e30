import { answerHere, createTable, OpenTable } from '@fondaco/host';
import { FastRandom } from '@fondaco/kernel';
import { afterAll, expect, test } from 'vitest';
import { TooBusy } from '../src/questions/too-busy.ts';
import { openQuestions } from '../src/questions/question-threads.ts';
import { testServices } from '@fondaco/host/testing';

const { questions, close } = openQuestions(1);
afterAll(() => close());

test.each(['de-vulgari-eloquentia', 'augsburg-1520'])('threads answer as this one would: %s', async (game) => {
  const services = testServices({});
  const seats = [
    { type: 'person', name: 'Ann' },
    { type: 'person', name: 'Bob' },
  ] as const;
  const made = await createTable(services, { game, seats, options: {}, seed: 'questions' });
  if (!made.ok) throw new Error(made.error.message);
  const opened = await OpenTable.open(services, made.value);
  if (!opened.ok) throw new Error(opened.error.message);
  const { value: open } = opened;
  const rng = new FastRandom(3);
  for (let i = 0; i < 40; i++) {
    const seat = [0, 1].find((one) => open.table.choices(one).length > 0) ?? 0;
    const choices = open.table.choices(seat);
    const line = choices[rng.below(choices.length)] ?? '';
    const { table } = open;
    const verb = `verb:${line.split(' ')[0]}`;
    if (i % 8 === 0) {
      expect(await questions.effects(table, seat, [])).toEqual(await answerHere.effects(table, seat, []));
      expect(await questions.series(table, seat, [line])).toEqual(await answerHere.series(table, seat, [line]));
      expect(await questions.whyNot(table, seat, [verb])).toEqual(await answerHere.whyNot(table, seat, [verb]));
      const look = [open.id, seat, Math.floor(table.seq / 2)] as const;
      expect(await questions.look(table, ...look)).toEqual(await answerHere.look(table, ...look));
      expect(await questions.history(table)).toEqual(await answerHere.history(table));
    }
    await open.play({ seat, seq: table.seq }, [line]);
  }
});

test('so many questions wait for a thread; one more is refused at once, and the others are answered', async () => {
  const services = testServices({});
  const seats = [
    { type: 'person', name: 'Ann' },
    { type: 'person', name: 'Bob' },
  ] as const;
  const made = await createTable(services, { game: 'augsburg-1520', seats, options: {}, seed: 'questions' });
  if (!made.ok) throw new Error(made.error.message);
  const opened = await OpenTable.open(services, made.value);
  if (!opened.ok) throw new Error(opened.error.message);
  const { table } = opened.value;
  const asked = Array.from({ length: 300 }, () => questions.look(table, 't', 0, 0));
  const done = await Promise.allSettled(asked);
  const refused = done.filter((one) => one.status === 'rejected');
  expect(refused.length).toBeGreaterThan(90);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusy);
  expect(done.length - refused.length).toBeGreaterThanOrEqual(200);
});
