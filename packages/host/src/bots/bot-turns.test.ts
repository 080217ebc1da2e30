import { BotCancelled, type AskedBot } from '@fondaco/bots';
import { itemAt, seatsIn } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { ANN, beginTable, BOB, CHIARA, GUIDO, valueOf } from '../../testing/begin-table.ts';
import { offeredTo, scriptedBots, testServices } from '../../testing/services.ts';
import { settle, type VirtualClock } from '../../testing/virtual-clock.ts';
import { BotTurns } from './bot-turns.ts';
import type { BotPlayer } from './bot-player.ts';
import { handOver } from '../table/hand-over.ts';
import type { OpenTable } from '../table/open-table.ts';
import { inOneBreath, type Pace } from './pace.ts';
import { TableSession } from '../table/table-session.ts';

const AUGSBURG = 'augsburg-1520';
const EVERY_SECOND: Pace = { draw: () => 1000 };

/** A bot that answers the first line when it is let. */
function heldBots() {
  const asked: AskedBot[] = [];
  const waiting: (() => void)[] = [];
  const bots = scriptedBots(async (one) => {
    asked.push(one);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return itemAt(offeredTo(one), 0);
  });
  return { bots, asked, release: () => waiting.splice(0).forEach((resolve) => resolve()) };
}

/** A table at which bots sit that have not begun yet. */
async function seatBots(
  how: Parameters<typeof beginTable>[1],
  { bots = scriptedBots(), pace = EVERY_SECOND }: { readonly bots?: BotPlayer; readonly pace?: Pace } = {},
) {
  const services = testServices({ bots });
  const open = await beginTable(services, how);
  return { services, open, turns: new BotTurns(services, open, () => pace) };
}

/** When each line of a table came, in milliseconds since it began. */
function timesOf(open: OpenTable, clock: VirtualClock): readonly { readonly seq: number; readonly at: number }[] {
  const begun = clock.now();
  const times: { seq: number; at: number }[] = [];
  open.watch(() => times.push({ seq: open.table.seq, at: clock.now() - begun }));
  return times;
}

test('bots that are asked together answer together, in the time of one', async () => {
  const { services, open, turns } = await seatBots({
    game: AUGSBURG,
    seats: [GUIDO, CHIARA, { ...GUIDO, name: 'Bice' }],
  });
  expect(seatsIn(open.table.waiting)).toEqual([0, 1, 2]);
  const times = timesOf(open, services.clock);
  turns.start();
  await services.clock.run(999);
  expect(times).toEqual([]);
  await services.clock.run(1);
  expect(times.map(({ at }) => at)).toEqual([1000, 1000, 1000]);
  expect((await services.store.lines(open.id)).map(({ seat }) => seat)).toEqual(['red', 'blue', 'green']);
  turns.stop();
});

test('an answer of several lines takes little longer than one of one line', async () => {
  const { services, open, turns } = await seatBots(
    { game: AUGSBURG, seats: [GUIDO, CHIARA, { ...GUIDO, name: 'Bice' }, ANN] },
    { pace: inOneBreath(EVERY_SECOND) },
  );
  turns.start();
  await services.clock.run(1000);
  expect(open.table.step).toBe('purchase');
  expect(seatsIn(open.table.waiting)).toEqual([0, 1, 2, 3]);
  await services.clock.run(500);
  expect(seatsIn(open.table.waiting)).toEqual([3]);
  turns.stop();
});

test('the instant is drawn before anything is thought, and how long somebody thinks moves it only to another that is drawn', async () => {
  const log: string[] = [];
  const { bots, release } = heldBots();
  const delays = [700, 300, 500];
  const pace: Pace = {
    draw: () => {
      log.push('drawn');
      return delays.shift() ?? 1000;
    },
  };
  const choose: typeof bots.choose = (asked) => {
    log.push('asked');
    return bots.choose(asked);
  };
  const { services, open, turns } = await seatBots({ seats: [GUIDO, ANN] }, { bots: { ...bots, choose }, pace });
  const times = timesOf(open, services.clock);
  turns.start();
  expect(log).toEqual(['drawn', 'asked']);
  await services.clock.run(800);
  expect(times).toEqual([]);
  release();
  await services.clock.run(199);
  expect(times).toEqual([]);
  await services.clock.run(1);
  expect(times).toMatchObject([{ at: 1000 }]);
  turns.stop();
});

test('while a bot thinks its table answers what is asked, and other tables play on', async () => {
  const { bots, asked, release } = heldBots();
  const services = testServices({ bots });
  const slow = await beginTable(services, { game: AUGSBURG, seats: [ANN, GUIDO] });
  const turns = new BotTurns(services, slow, () => EVERY_SECOND);
  turns.start();
  await services.clock.run(5000);
  expect(asked).toHaveLength(1);
  const session = new TableSession(services, slow, { onNews: () => undefined });
  session.sit(0);
  const line = itemAt(slow.table.choices(0), 0);
  expect(await session.preview([line])).toMatchObject({ ok: true });
  expect(await session.series([])).toMatchObject({ ok: true });
  expect(await session.whyNot(['verb:bid'])).toMatchObject({ ok: true });
  expect(await session.look(0)).toMatchObject({ ok: true });
  expect(await session.play({ key: 'k', seq: slow.table.seq }, [line])).toMatchObject({ ok: true });
  const other = await beginTable(services, { seats: [ANN, BOB] });
  const seat = itemAt(seatsIn(other.table.waiting), 0);
  expect(await other.play({ seat, seq: other.table.seq }, [itemAt(other.table.choices(seat), 0)])).toMatchObject({
    ok: true,
  });
  // That another has answered the common question is no reason to think again.
  expect(asked).toHaveLength(1);
  const before = slow.table.seq;
  release();
  await services.clock.run(1000);
  expect(slow.table.seq).toBeGreaterThan(before);
  turns.stop();
});

test('in a hurry bots answer at once until a person is asked, and take their time after that', async () => {
  const { services, open, turns } = await seatBots({ seats: [ANN, GUIDO, CHIARA] });
  turns.start();
  const isAnnAsked = () => seatsIn(open.table.waiting).includes(0);
  const playAnn = async () =>
    valueOf(await open.play({ seat: 0, seq: open.table.seq }, [open.table.choices(0).at(-1) ?? '']));
  while (isAnnAsked()) await playAnn();
  const begun = services.clock.now();
  turns.hurry();
  for (let i = 0; i < 200 && !isAnnAsked(); i++) await services.clock.run(0);
  expect(isAnnAsked()).toBe(true);
  expect(services.clock.now()).toBe(begun);
  while (isAnnAsked()) await playAnn();
  const { seq } = open.table;
  await services.clock.run(999);
  expect(open.table.seq).toBe(seq);
  await services.clock.run(1);
  expect(open.table.seq).toBeGreaterThan(seq);
  turns.stop();
});

test('a seat that is handed to a person while its bot thinks waits for the person', async () => {
  const { bots, release } = heldBots();
  const { services, open, turns } = await seatBots({ seats: [GUIDO, ANN] }, { bots });
  turns.start();
  await services.clock.run(100);
  valueOf(await handOver(services, open, 'red', ANN));
  release();
  await services.clock.run(10_000);
  expect(open.table.seq).toBe(0);
  turns.stop();
});

test('bots that were stopped say nothing more', async () => {
  const { bots, release } = heldBots();
  const { services, open, turns } = await seatBots({ seats: [GUIDO, ANN] }, { bots });
  turns.start();
  await services.clock.run(100);
  turns.stop();
  release();
  await services.clock.run(10_000);
  expect(open.table.seq).toBe(0);
});

test.each([
  ['fails', () => Promise.reject(new Error('out of ideas')), 'out of ideas'],
  ['says what nobody offered it', () => Promise.resolve('fly roma'), 'not offered'],
])('where a bot %s the weakest level stands in, and that is told and stored', async (_how, choose, why) => {
  const asked: AskedBot[] = [];
  const bots = scriptedBots((one) => {
    asked.push(one);
    return one.level === 'random' ? Promise.resolve(itemAt(offeredTo(one), 1)) : choose();
  });
  const { services, open, turns } = await seatBots({ seats: [GUIDO, ANN] }, { bots });
  const second = itemAt(open.table.choices(0), 1);
  turns.start();
  await services.clock.run(1000);
  expect(asked.slice(0, 2)).toMatchObject([
    { seat: 0, level: 'novice', temperament: 'dante' },
    { seat: 0, level: 'random', temperament: undefined },
  ]);
  expect((await services.store.lines(open.id))[0]).toMatchObject({ seat: 'red', words: second, by: 'stand-in' });
  expect(services.warnings[0]).toContain('red could not choose as novice');
  expect(services.warnings[0]).toContain(why);
  turns.stop();
});

test('where no bot can choose the first line is said, as a stand-in’s', async () => {
  const { services, open, turns } = await seatBots(
    { seats: [GUIDO, ANN] },
    { bots: scriptedBots(() => Promise.reject(new Error('out of ideas'))) },
  );
  const [first] = open.table.choices(0);
  turns.start();
  await services.clock.run(1000);
  expect((await services.store.lines(open.id))[0]).toMatchObject({ seat: 'red', words: first, by: 'stand-in' });
  expect(services.warnings).toHaveLength(2 * (await services.store.lines(open.id)).length);
  turns.stop();
});

test('a bot that was given up though it is still asked says nothing, and is asked again', async () => {
  let asked = 0;
  const bots = scriptedBots((one) =>
    asked++ === 0 ? Promise.reject(new BotCancelled('given up')) : Promise.resolve(itemAt(offeredTo(one), 1)),
  );
  const { services, open, turns } = await seatBots({ seats: [GUIDO, ANN] }, { bots });
  const second = itemAt(open.table.choices(0), 1);
  turns.start();
  await services.clock.run(1000);
  expect(await services.store.lines(open.id)).toEqual([]);
  await services.clock.run(1000);
  expect((await services.store.lines(open.id))[0]).toMatchObject({ words: second, by: 'bot' });
  expect(services.warnings).toEqual([]);
  turns.stop();
});

test('a bot is told what its seat knows, its level and its temperament', async () => {
  const { bots, asked } = heldBots();
  const { open, turns } = await seatBots({ game: AUGSBURG, seats: [ANN, GUIDO] }, { bots });
  turns.start();
  await settle();
  expect(asked).toMatchObject([{ table: open.id, seat: 1, level: 'novice', temperament: 'dante' }]);
  const { game, seats } = open.table;
  const truth = open.table.copyState();
  const { known } = itemAt(asked, 0);
  expect(known.bytes).not.toEqual(truth.bytes);
  expect(game.view(known, 1, seats)).toEqual(game.view(truth, 1, seats));
  turns.stop();
});
