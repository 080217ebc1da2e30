import { createTable, Host, TableSession, type HostServices, type OpenTable } from '@fondaco/host';
import { testServices, VirtualClock } from '@fondaco/host/testing';
import {
  FastRandom,
  itemAt,
  parseRecord,
  printRecord,
  resignedSeats,
  sealedSeed,
  sealOf,
  seatsIn,
  success,
  Table,
  toHex,
  verifySeed,
} from '@fondaco/kernel';
import type { ClockRule } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { standInForLate } from '../src/turns/stand-in.ts';
import { duesOf } from '../src/clocks/dues-of.ts';
import { CLOCK_DUE, WEB_KINDS } from '../src/clocks/due-kinds.ts';
import { settleClocks } from '../src/clocks/settle-clocks.ts';
import { timingOf } from '../src/clocks/timing.ts';
import { editGathering } from '../src/tables/edit-gathering.ts';
import { comeBackToPlay } from '../src/tables/played-table.ts';
import { noteToSettle } from '../src/tables/settle-table.ts';
import { DueWorker } from '../src/turns/due-worker.ts';
import { describeBothStores } from '../testing/both-stores.ts';
import { countStore } from '../testing/counted-store.ts';
import { comeIn, PACE, saltOf, startProcess, type TestedGuest, type TestedProcess } from '../testing/lobby.ts';
import {
  begin,
  bot,
  DONE,
  HOW,
  look,
  MINUTE,
  openAt,
  passUntil,
  playOut,
  STEP,
  two,
} from '../testing/two-processes.ts';

/** Has everybody say whatever comes to their mind, the same each time, until the game is over. */
async function playToEnd(
  at: OpenTable | Table,
  say: (seat: number, line: string) => Promise<{ readonly ok: boolean }>,
): Promise<void> {
  const rng = new FastRandom(5);
  for (;;) {
    const table = at instanceof Table ? at : at.table;
    if (table.isOver) return;
    const [seat = 0] = seatsIn(table.waiting);
    const choices = table.choices(seat);
    const said = await say(seat, itemAt(choices, rng.below(choices.length)));
    if (!said.ok) throw new Error('a line was refused');
  }
}

describeBothStores((open) => {
  test('bots answer at the instant drawn when they were asked, each question once, whichever process does it', async () => {
    const { processes, pass, end } = await two(open);
    const ann = await comeIn(processes[0], 'Ann');
    const table = await begin([ann], [bot('Dante'), bot('Eva')]);
    const at = await openAt(processes[0], table);
    for (let rounds = 0; rounds < 3; rounds++) {
      await passUntil(pass, at, 0);
      await playOut(at, 0);
    }
    await pass(PACE.most);
    const { store } = processes[1].services;
    const lines = await store.lines(table);
    const bots = lines.filter(({ by }) => by === 'bot');
    expect(bots.length).toBeGreaterThan(4);
    expect(new Set(bots.map(({ key }) => key)).size).toBe(bots.length);
    for (const [i, line] of lines.entries()) {
      if (line.by !== 'bot' || i === 0) continue;
      const took = (line.at ?? 0) - (lines[i - 1]?.at ?? 0);
      expect(took).toBeGreaterThanOrEqual(PACE.least);
      expect(took).toBeLessThanOrEqual(PACE.most + 2 * STEP);
    }
    expect(processes.flatMap(({ warnings }) => warnings)).toEqual([]);
    await end();
  });

  test('whoever runs out of time has a bot stand in, marked in the record, until they are back', async () => {
    const { processes, pass, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const clock: ClockRule = { type: 'fischer', start: 10, more: 5 };
    const table = await begin([ann, bob], [], { clock });
    const at = await openAt(processes[0], table);
    const [first = 0] = seatsIn(at.table.waiting);
    const [late, other] = first === 0 ? [ann, bob] : [bob, ann];
    const word = at.table.seats[first] ?? '';
    await pass(9000);
    await at.refresh();
    expect(at.table.header.held).toHaveLength(2);
    await pass(2000);
    await at.refresh();
    expect(at.table.header.held.at(-1)).toEqual({ from: 1, seat: word, holder: { type: 'stand-in', level: 'random' } });
    expect((await look(other, table)).seats[first]).toMatchObject({ type: 'person', standIn: 'random' });
    expect((await processes[0].services.store.heldSeats.of(table)).filter(({ seat }) => seat === word)).toHaveLength(2);
    await pass(PACE.most + STEP);
    await at.refresh();
    expect(at.table.seq).toBeGreaterThan(0);
    const before = at.table.seq;
    expect(await late.ask({ type: 'come-back', table })).toEqual(DONE);
    expect(await late.ask({ type: 'come-back', table })).toEqual(DONE);
    await at.refresh();
    expect(at.table.header.held.at(-1)).toMatchObject({ seat: word, holder: { type: 'person' } });
    expect(timingOf(at.row)?.clocks[word]?.left).toBeGreaterThanOrEqual(MINUTE);
    await pass(PACE.most * 2);
    await at.refresh();
    if (at.row.waiting.includes(word)) expect(at.table.seq).toBe(before);
    await end();
  });

  test('playing ends a stand-in too; what it was about to say is not said', async () => {
    const { processes, pass, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], [], { clock: { type: 'delay', start: 10, free: 2 } });
    const at = await openAt(processes[0], table);
    const [first = 0] = seatsIn(at.table.waiting);
    await pass(11_000);
    await at.refresh();
    expect(at.table.header.held).toHaveLength(2);
    await pass(1500);
    await at.refresh();
    expect(Object.keys(timingOf(at.row)?.asked ?? {})).toEqual([at.table.seats[first]]);
    await comeBackToPlay(processes[0].services, (first === 0 ? ann : bob).guest, at, first);
    const [line = ''] = at.table.choices(first);
    const played = await at.play({ seat: first, seq: at.table.seq, key: 'mine', by: 'guest' }, [line]);
    expect(played.ok).toBe(true);
    await pass(PACE.most + STEP);
    await at.refresh();
    expect((await processes[0].services.store.lines(table)).filter(({ by }) => by === 'bot')).toEqual([]);
    await end();
  });

  test('time nobody ran is on nobody’s clock', async () => {
    const { store, reopen, dispose } = await open({ duesOf });
    const clock = new VirtualClock();
    const counted = countStore(store);
    const before = await startProcess(counted.store, { clock });
    const [ann, bob] = [await comeIn(before, 'Ann'), await comeIn(before, 'Bob')];
    const table = await begin([ann, bob], [], { clock: { type: 'fischer', start: 600, more: 0 } });
    for (let seconds = 0; seconds < 60; seconds++) {
      await clock.run(1000);
      await counted.idle();
    }
    before.close();
    await clock.run(60 * MINUTE);
    const after = countStore(await reopen());
    const process = await startProcess(after.store, { clock, name: 'p-2' });
    await new DueWorker(process.services, WEB_KINDS).look();
    await after.idle();
    const at = await openAt(process, table);
    expect(at.table.header.held).toHaveLength(2);
    const timing = timingOf(at.row);
    const [word = ''] = at.row.waiting;
    expect(timing?.clocks[word]?.left).toBe(9 * MINUTE);
    expect((await store.due.of(table)).map((due) => due.at - clock.now())).toEqual([9 * MINUTE]);
    process.close();
    await dispose();
  });

  test('time in which only bots were thought for is on nobody’s clock either', async () => {
    const { store, reopen, dispose } = await open({ duesOf });
    const clock = new VirtualClock();
    const [served, thought, later] = [store, await reopen(), await reopen()].map(countStore);
    if (served === undefined || thought === undefined || later === undefined) throw new Error('no stores');
    const web = await startProcess(served.store, { clock });
    const thinking = await startProcess(thought.store, { clock, name: 'bots', seed: 2, isServing: false });
    const [ann, bob] = [await comeIn(web, 'Ann'), await comeIn(web, 'Bob')];
    const table = await begin([ann, bob], [], { clock: { type: 'fischer', start: 600, more: 0 } });
    const pass = async (seconds: number): Promise<void> => {
      for (let passed = 0; passed < seconds; passed++) {
        await clock.run(1000);
        for (const one of [served, thought, later]) await one.idle();
      }
    };
    await pass(60);
    web.close();
    const [word = ''] = (await openAt(thinking, table)).row.waiting;
    const left = async (process: TestedProcess): Promise<number | undefined> => {
      const timing = timingOf((await openAt(process, table)).row);
      const { keeping } = process.services;
      return timing && settleClocks(timing, clock.now(), keeping.downtimes()).clocks[word]?.left;
    };
    await pass(240);
    expect(await left(thinking)).toBe(9 * MINUTE);
    const back = await startProcess(later.store, { clock, name: 'p-3', seed: 3 });
    expect(await left(back)).toBe(9 * MINUTE);
    await pass(30);
    expect(await left(thinking)).toBe(8.5 * MINUTE);
    for (const { close } of [thinking, back]) close();
    await dispose();
  });

  test('a clock of days starts anew with every decision, and stands during a vacation', async () => {
    const { processes, clock, end } = await two(open, { kinds: [] });
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], [], { clock: { type: 'days', days: 2, vacation: 7 } });
    const at = await openAt(processes[0], table);
    const [first = 0] = seatsIn(at.table.waiting);
    const word = at.table.seats[first] ?? '';
    const away = first === 0 ? ann : bob;
    const day = 24 * 60 * MINUTE;
    const runsOut = async (): Promise<number> => {
      const dues = await processes[1].services.store.due.of(table);
      return (dues.find(({ seat }) => seat === word)?.at ?? 0) - clock.now();
    };
    expect(await runsOut()).toBe(2 * day);
    // Nobody beats meanwhile: the time is down, and nobody's, until somebody says so.
    for (const { heartbeat } of processes) heartbeat.close();
    expect(await away.ask({ type: 'vacation', table, isOn: true })).toEqual(DONE);
    await at.refresh();
    expect(await runsOut()).toBe(9 * day);
    await clock.run(3 * day);
    expect(await away.ask({ type: 'vacation', table, isOn: false })).toEqual(DONE);
    await at.refresh();
    expect(await runsOut()).toBe(2 * day);
    expect(timingOf(at.row)?.clocks[word]).toMatchObject({ vacation: 4 * day, isOnVacation: false });
    await clock.run(day);
    expect(await away.ask({ type: 'vacation', table, isOn: true })).toEqual(DONE);
    await clock.run(4 * day);
    const none = await away.ask({ type: 'vacation', table, isOn: true });
    expect(none).toMatchObject({ type: 'refused', refusal: { code: 'no-vacation' } });
    await playOut(at, first);
    expect(timingOf(at.row)?.clocks[word]?.left).toBe(2 * day);
    const { services } = processes[1];
    const [due] = (await services.store.due.of(table)).filter(({ kind }) => kind === CLOCK_DUE);
    if (due === undefined) throw new Error('no clock runs');
    await clock.run(due.at - clock.now());
    await standInForLate(services, due);
    await at.refresh();
    expect(at.table.header.held.at(-1)).toMatchObject({ seat: due.seat, holder: { type: 'stand-in' } });
    await end();
  });

  test('whoever resigned is ranked last in what is stored and told, though the rules would have them win', async () => {
    const { processes, end } = await two(open, { kinds: [] });
    const people = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')] as const;
    const table = await begin(people, [], { game: 'augsburg-1520' });
    const at = await openAt(processes[0], table);
    const copy = Table.open(at.table.game, at.table.record());
    if (!copy.ok) throw new Error(copy.error.message);
    await playToEnd(copy.value, async (seat, line) => copy.value.submit(seat, undefined, [line]));
    const [winner = ''] = copy.value.result().winners;
    const [leaver, stayer] = winner === 'red' ? people : people.toReversed();
    expect(await leaver?.ask({ type: 'resign', table })).toEqual(DONE);
    await at.refresh();
    await playToEnd(at, (seat, line) => at.play({ seat, seq: at.table.seq, by: 'test' }, [line]));
    const staying = at.table.seats.filter((word) => word !== winner);
    expect(at.row.winners).toEqual(staying);
    expect(at.table.result()).toMatchObject({ winners: staying, resigned: [winner] });
    const lists = await stayer?.ask({ type: 'lobby' });
    expect(lists?.type === 'lobby' && lists.mine).toMatchObject([{ phase: 'over', winners: staying }]);
    await end();
  });

  test('whoever resigns has a bot play on, and somebody else can take the seat', async () => {
    const { processes, pass, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const cleo = await comeIn(processes[1], 'Cleo');
    const table = await begin([ann, bob], [bot('Dante')]);
    expect(await cleo.ask({ type: 'resign', table })).toMatchObject({ type: 'refused' });
    expect(await ann.ask({ type: 'resign', table })).toEqual(DONE);
    expect((await look(bob, table)).seats[0]).toMatchObject({ type: 'resigned', name: 'Ann', level: 'random' });
    expect([await look(ann, table), await look(cleo, table)].map(({ canSit }) => canSit)).toEqual([false, true]);
    const at = await openAt(processes[0], table);
    await passUntil(pass, at, 1);
    const retake = await ann.ask({ type: 'take-seat', table, salt: saltOf('a') });
    expect(retake).toMatchObject({ type: 'refused', refusal: { code: 'no-seat' } });
    const named = await cleo.ask({ type: 'take-seat', table, salt: saltOf('c'), name: 'BOB' });
    expect(named).toMatchObject({ type: 'refused', refusal: { code: 'name-taken' } });
    expect(await cleo.ask({ type: 'take-seat', table, salt: saltOf('c') })).toEqual(DONE);
    expect((await look(bob, table)).seats[0]).toMatchObject({ type: 'person', name: 'Cleo' });
    await at.refresh();
    expect(
      at.table.header.held
        .filter(({ seat }) => seat === 'red')
        .map(({ holder }) => holder.type)
        .at(-1),
    ).toBe('person');
    await end();
  });

  test.each(['a bot plays', 'somebody else plays'])(
    'whoever resigned in one process neither plays nor sees more in another that hears of it later: %s there',
    async (who) => {
      const { processes, end } = await two(open);
      const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
      const table = await begin([ann, bob], []);
      const at = await openAt(processes[1], table);
      const { services } = processes[1].services.host;
      const [seat = 0] = seatsIn(at.table.waiting);
      const resigning = await comeIn(processes[0], ['Ann', 'Bob'][seat] ?? '');
      const session = new TableSession(services, at, { by: resigning.guest.id, onNews: () => undefined });
      session.sit(seat);
      const { seq } = at.table;
      const line = itemAt(at.table.choices(seat), 0);
      expect(await resigning.ask({ type: 'resign', table })).toEqual(DONE);
      const cleo = await comeIn(processes[0], 'Cleo');
      if (who !== 'a bot plays') expect(await cleo.ask({ type: 'take-seat', table, salt: saltOf('c') })).toEqual(DONE);
      expect(await session.play({ key: 'late', seq }, [line])).toMatchObject({ ok: false });
      expect(session.take().filter((notice) => 'seat' in notice)).toEqual([]);
      expect(await services.store.lines(table)).toHaveLength(seq);
      await end();
    },
  );

  test('a table ends when all who play there agree, and the same people are called to one new table', async () => {
    const { processes, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], [bot('Dante')]);
    expect(await ann.ask({ type: 'rematch', table })).toMatchObject({ refusal: { code: 'not-over' } });
    await ann.ask({ type: 'agree-to-end', table, isAgreed: true });
    expect((await look(bob, table)).seats[0]).toMatchObject({ wantsEnd: true });
    await ann.ask({ type: 'agree-to-end', table, isAgreed: false });
    await bob.ask({ type: 'agree-to-end', table, isAgreed: true });
    expect((await look(bob, table)).phase).toBe('playing');
    await ann.ask({ type: 'agree-to-end', table, isAgreed: true });
    expect((await look(bob, table)).phase).toBe('over');
    expect((await openAt(processes[1], table)).table.header.ended).toEqual({ type: 'agreed' });
    const again = await Promise.all([ann, bob, ann].map((one) => one.ask({ type: 'rematch', table })));
    const [called] = again;
    if (called?.type !== 'gathered') throw new Error(JSON.stringify(called));
    expect(again).toEqual([called, called, called]);
    const { table: next } = called;
    expect(await look(bob, next)).toMatchObject({
      seats: [{ type: 'kept' }, { type: 'kept', isYou: true }, { name: 'Dante' }],
    });
    for (const one of [bob, ann]) {
      expect(await one.ask({ type: 'take-seat', table: next, salt: saltOf('again') })).toEqual(DONE);
      expect(await one.ask({ type: 'ready', table: next, isReady: true })).toEqual(DONE);
    }
    expect(await look(ann, next)).toMatchObject({ phase: 'playing', seats: [{ name: 'Ann' }, { name: 'Bob' }, {}] });
    await end();
  });

  test('whoever gave up is called again too, as who they are', async () => {
    const { processes, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const cleo = await comeIn(processes[1], 'Cleo');
    const table = await begin([ann, bob], [bot('Dante')]);
    await ann.ask({ type: 'resign', table });
    await bob.ask({ type: 'agree-to-end', table, isAgreed: true });
    expect((await look(bob, table)).phase).toBe('over');
    expect(await cleo.ask({ type: 'rematch', table })).toMatchObject({ refusal: { code: 'not-yours' } });
    const called = await bob.ask({ type: 'rematch', table });
    expect(await ann.ask({ type: 'rematch', table })).toEqual(called);
    const next = called.type === 'gathered' ? called.table : '';
    const seats = [{ type: 'kept', name: 'Ann', isYou: true }, { type: 'kept', name: 'Bob' }, { name: 'Dante' }];
    expect(await look(ann, next)).toMatchObject({ canSit: true, seats });
    expect(await ann.ask({ type: 'take-seat', table: next, salt: saltOf('again') })).toEqual(DONE);
    await end();
  });

  test('a rematch that was written down and not called before a crash is called by the next who asks', async () => {
    const { processes, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], []);
    for (const one of [ann, bob]) await one.ask({ type: 'agree-to-end', table, isAgreed: true });
    const { store } = processes[0].services;
    const written = await editGathering(store, table, ({ setup }) =>
      success({ ...setup, rematch: 'the-next-table-of-ours' }),
    );
    expect(written.ok).toBe(true);
    expect(await bob.ask({ type: 'rematch', table })).toEqual({ type: 'gathered', table: 'the-next-table-of-ours' });
    const info = await look(ann, 'the-next-table-of-ours');
    expect(info).toMatchObject({ phase: 'gathering', seats: [{ type: 'kept', isYou: true }, { type: 'kept' }] });
    expect(info.seal).toMatch(/^[0-9a-f]{64}$/);
    await end();
  });

  test('nobody is sent to a rematch that whoever asked for it may not call', async () => {
    const { processes, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], []);
    for (const one of [ann, bob]) await one.ask({ type: 'agree-to-end', table, isAgreed: true });
    for (let i = 0; i < 10; i++)
      expect(await ann.ask({ type: 'gather', how: HOW })).toMatchObject({ type: 'gathered' });
    expect(await ann.ask({ type: 'rematch', table })).toMatchObject({ refusal: { code: 'too-many-tables' } });
    expect(await look(bob, table)).not.toHaveProperty('rematch');
    const called = await bob.ask({ type: 'rematch', table });
    expect(called).toMatchObject({ type: 'gathered' });
    expect(await ann.ask({ type: 'rematch', table })).toEqual(called);
    await end();
  });

  test('an end that all agreed on and a crash left undone is done by whoever comes by', async () => {
    const { processes, pass, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], []);
    const { services } = processes[0];
    await noteToSettle(services, table);
    await editGathering(services.store, table, ({ setup }) =>
      success({ ...setup, endWantedBy: [ann.guest.id, bob.guest.id] }),
    );
    expect((await look(ann, table)).phase).toBe('playing');
    await pass(4000);
    expect((await look(ann, table)).phase).toBe('over');
    expect(await services.store.due.of(table)).toEqual([]);
    await end();
  });

  test('a table of a browser goes on among people, and says that it was brought', async () => {
    const { processes, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const text = await playedRecord();
    const table = await bring(ann, text);
    expect(await look(ann, table)).toMatchObject({ seats: [{}, { type: 'kept', isYou: true }, {}] });
    expect(await ann.ask({ type: 'take-seat', table, salt: saltOf('a') })).toEqual(DONE);
    const info = await look(ann, table);
    expect(info).toMatchObject({ seats: [{ type: 'open' }, { type: 'person', isYou: true }, { type: 'bot' }] });
    expect(info.seal).toBeUndefined();
    expect(info.broughtAt).toBeGreaterThan(0);
    await bob.ask({ type: 'take-seat', table, salt: saltOf('b') });
    for (const one of [ann, bob]) await one.ask({ type: 'ready', table, isReady: true });
    const at = await openAt(processes[0], table);
    expect(at.table.seq).toBe(info.broughtAt);
    expect(at.players.map(({ name }) => name)).toEqual(['Bob', 'Ann', 'Guido']);
    const record = parseRecord(text);
    expect(record.ok && record.value.lines.length).toBe(at.table.seq);
    await end();
  });

  test('of a table that is brought along nobody is made to believe that its chance was sealed, or a seat given up', async () => {
    const { processes, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const cleo = await comeIn(processes[1], 'Cleo');
    const secret = new Uint8Array(32).fill(7);
    const seed = toHex(sealedSeed(secret, []));
    const record = parseRecord(await playedRecord(seed));
    if (!record.ok) throw new Error(record.error.message);
    const { header } = record.value;
    const others = [
      ['seal', sealOf(secret)],
      ['secret', toHex(secret)],
      ['resigned', 'red'],
    ] as const;
    const forged = { ...record.value, header: { ...header, others } };
    expect(verifySeed(forged)).toBe('fair');
    const table = await bring(ann, printRecord(forged));
    for (const one of [ann, bob]) expect(await one.ask({ type: 'take-seat', table, salt: saltOf('x') })).toEqual(DONE);
    for (const one of [ann, bob]) await one.ask({ type: 'ready', table, isReady: true });
    expect(await look(cleo, table)).toMatchObject({ phase: 'playing', canSit: false });
    expect(await cleo.ask({ type: 'take-seat', table, seat: 'red', salt: saltOf('c') })).toMatchObject({
      refusal: { code: 'no-seat' },
    });
    for (const one of [ann, bob]) await one.ask({ type: 'agree-to-end', table, isAgreed: true });
    const ended = (await openAt(processes[0], table)).table.recordFor(undefined);
    expect(ended.header.seed).toBe(seed);
    expect(verifySeed(ended)).toBe('unsealed');
    expect(resignedSeats(ended.header)).toEqual([]);
    await end();
  });
});

/** Brings a table online, with the seat of blue for whoever does. */
async function bring(guest: TestedGuest, text: string): Promise<string> {
  for (let from = 0; from < text.length; from += 2400)
    expect(await guest.ask({ type: 'upload', key: 'u', from, text: text.slice(from, from + 2400) })).toEqual(DONE);
  const how = {
    title: 'Ours',
    record: 'u',
    seat: 'blue',
    clock: { type: 'none' },
    watching: { type: 'nobody' },
    isPublic: true,
  } as const;
  const called = await guest.ask({ type: 'bring-online', how });
  if (called.type !== 'gathered') throw new Error(JSON.stringify(called));
  return called.table;
}

/** The record of a table that two people and a bot have played at one screen for a while. */
async function playedRecord(seed = 'brought'): Promise<string> {
  const services: HostServices = testServices({});
  const host = new Host(services);
  const seats = [
    { type: 'person', name: 'One' },
    { type: 'person', name: 'Two' },
    { type: 'bot', name: 'Guido', level: 'novice' },
  ] as const;
  const id = await createTable(services, { game: 'de-vulgari-eloquentia', seats, options: {}, seed });
  if (!id.ok) throw new Error(id.error.message);
  const open = await host.open(id.value);
  if (!open.ok) throw new Error(open.error.message);
  for (let turns = 0; turns < 6; turns++) await playOut(open.value, seatsIn(open.value.table.waiting)[0] ?? 0);
  const whole = await host.printWhole(id.value);
  if (!whole.ok) throw new Error(whole.error.message);
  return whole.value.text;
}
