import { BotModels, doBotTask, finish, ThreadedBots, type BotThreads } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { seatsIn } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { ANN, beginTable, BOB, GAMES } from '../../testing/begin-table.ts';
import { testServices } from '../../testing/services.ts';
import type { OpenTable } from '../table/open-table.ts';
import { TableSession } from '../table/table-session.ts';
import { askBot } from './ask-bot.ts';

const NOVICE = { type: 'bot', name: 'Guido', level: 'novice' } as const;
const DECISIONS = 40;

const models = new BotModels(findGame);
/** A thread that is this one. */
const here: BotThreads = {
  size: 1,
  run: (task) => ({
    answer: Promise.resolve(
      finish(
        doBotTask(
          (key) => models.find(key),
          task,
          () => 0,
        ),
      ),
    ),
    cancel: () => undefined,
  }),
};
const failures: string[] = [];
const bots = new ThreadedBots({
  threads: here,
  modelOf: (game) => models.of(game),
  keyOf: (game) => models.keyOf(game),
  milliseconds: 1,
  onFailure: (message) => failures.push(message),
});
const services = testServices({ bots });

function sitDown(open: OpenTable): TableSession {
  const session = new TableSession(services, open, { onNews: () => undefined });
  session.sit(0);
  return session;
}

/** Has the bots answer until the person is asked. */
async function playOthers(open: OpenTable): Promise<void> {
  const { table } = open;
  while (!table.isOver && !seatsIn(table.waiting).includes(0)) {
    for (const seat of seatsIn(table.waiting)) {
      const line = await bots.choose(askBot(open, seat, { level: 'random' }));
      await open.play({ key: `${table.seq}`, seq: table.seq, seat }, [line]);
    }
  }
}

test.each(GAMES)('at %s the host suggests what the guided player says, with words that can be said', async (game) => {
  const open = await beginTable(services, { game, seats: [ANN, NOVICE, { ...NOVICE, name: 'Chiara' }] });
  const session = sitDown(open);
  let reasons = 0;
  for (let i = 0; i < DECISIONS && !open.table.isOver; i++) {
    await playOthers(open);
    const found = await session.suggest();
    if (!found.ok) throw new Error(found.error.message);
    const { line, asGood, goesOn, seq } = found.value;
    expect(seq).toBe(open.table.seq);
    expect(line).toBe(await bots.choose(askBot(open, 0, { level: 'guided' })));
    expect(asGood).toContain(line);
    for (const one of asGood) expect(open.table.choices(0)).toContain(one);
    expect(open.table.preview(0, [line, ...goesOn])).toMatchObject({ ok: true });
    if (found.value.reasons.length > 0) reasons++;
    await session.play({ key: `own-${i}`, seq }, [line]);
  }
  expect(reasons).toBeGreaterThan(DECISIONS / 4);
  expect(failures).toEqual([]);
});

test('a guide speaks to nobody who plays with other people, or is not asked', async () => {
  const together = sitDown(await beginTable(services, { seats: [ANN, BOB] }));
  expect(await together.suggest()).toMatchObject({ ok: false, error: { code: 'no-hints' } });
  const open = await beginTable(services, { seats: [ANN, NOVICE] });
  const spectator = new TableSession(services, open, { onNews: () => undefined });
  spectator.sit(undefined);
  expect(await spectator.suggest()).toMatchObject({ ok: false, error: { code: 'not-yours' } });
});
