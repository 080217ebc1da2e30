import { seatsIn } from '@fondaco/kernel';
import type { LobbyReply } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { describeBothStores } from '../testing/both-stores.ts';
import { comeIn, saltOf, type TestedGuest } from '../testing/lobby.ts';
import {
  begin,
  bot,
  DONE,
  HOW,
  LONG_STEP,
  look,
  MINUTE,
  OPEN,
  openAt,
  passUntil,
  STEP,
  two,
} from '../testing/two-processes.ts';

describeBothStores((open) => {
  test('for somebody who is waited for and long away a bot stands in until they are back; for somebody who is there in any process none does', async () => {
    const { processes, pass, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], [], { clock: { type: 'fischer', start: 3600, more: 0 } });
    const at = await openAt(processes[0], table);
    const [first = 0] = seatsIn(at.table.waiting);
    const word = at.table.seats[first] ?? '';
    const leave = processes[0].lobby.presence.arrive(table, word);
    await look(bob, table);
    await pass(4 * MINUTE, LONG_STEP);
    await at.refresh();
    expect(at.table.header.held).toHaveLength(2);
    expect(at.table.header.held.every(({ holder }) => holder.type === 'person')).toBe(true);
    expect(await bob.receive('here')).toMatchObject({ watchers: 0 });
    leave();
    await pass(2 * MINUTE, LONG_STEP);
    await at.refresh();
    expect(at.table.seq).toBe(0);
    await pass(2 * MINUTE, LONG_STEP);
    await at.refresh();
    expect(at.table.header.held.some(({ holder }) => holder.type === 'stand-in')).toBe(true);
    expect(at.table.seq).toBeGreaterThan(0);
    const leaveAgain = processes[1].lobby.presence.arrive(table, word);
    expect(await (first === 0 ? ann : bob).ask({ type: 'come-back', table })).toEqual(DONE);
    await at.refresh();
    expect(at.table.header.held.at(-1)).toMatchObject({ seat: word, holder: { type: 'person' } });
    await passUntil(pass, at, first);
    const { seq } = at.table;
    await pass(4 * MINUTE, LONG_STEP);
    await at.refresh();
    expect(at.table.seq).toBe(seq);
    leaveAgain();
    await end();
  });

  test('somebody who was back for a moment, in whichever process, has not been away for long', async () => {
    const { processes, pass, idle, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const table = await begin([ann, bob], [], { clock: { type: 'fischer', start: 3600, more: 0 } });
    const at = await openAt(processes[0], table);
    const word = at.row.waiting[0] ?? '';
    const standsIn = async (): Promise<boolean> => {
      await at.refresh();
      return at.table.header.held.some(({ holder }) => holder.type === 'stand-in');
    };
    await look(bob, table);
    const visit = async (): Promise<void> => {
      const leave = processes[0].lobby.presence.arrive(table, word);
      await idle();
      leave();
      await idle();
    };
    await visit();
    await pass(2 * MINUTE, LONG_STEP);
    await visit();
    await pass(2 * MINUTE, LONG_STEP);
    expect(await standsIn()).toBe(false);
    await pass(1.5 * MINUTE, LONG_STEP);
    expect(await standsIn()).toBe(true);
    await end();
  });

  test('at a table without a clock nobody is replaced unless the others ask, after ten minutes of waiting in vain', async () => {
    const { processes, pass, end } = await two(open);
    const people = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')] as const;
    const cleo = await comeIn(processes[1], 'Cleo');
    const table = await begin(people, []);
    const at = await openAt(processes[0], table);
    const [first = 0] = seatsIn(at.table.waiting);
    const [word = '', other = ''] = first === 0 ? at.table.seats : at.table.seats.toReversed();
    const [away, waiting] = first === 0 ? people : people.toReversed();
    if (away === undefined || waiting === undefined) throw new Error('nobody plays');
    const call = (one: TestedGuest, seat: string): Promise<LobbyReply> =>
      one.ask({ type: 'call-stand-in', table, seat });
    const notAway = { type: 'refused', refusal: { code: 'not-away' } };
    const leave = processes[0].lobby.presence.arrive(table, word);
    await look(waiting, table);
    await pass(STEP);
    leave();
    await pass(9 * MINUTE, LONG_STEP);
    expect(await call(waiting, word)).toMatchObject(notAway);
    await pass(2 * MINUTE, LONG_STEP);
    await at.refresh();
    expect(at.table.header.held.every(({ holder }) => holder.type === 'person')).toBe(true);
    expect(await call(waiting, other)).toMatchObject(notAway);
    expect(await call(cleo, word)).toMatchObject({ refusal: { code: 'not-yours' } });
    expect(await call(waiting, word)).toEqual(DONE);
    expect(await call(waiting, word)).toEqual(DONE);
    expect((await look(waiting, table)).seats[first]).toMatchObject({ type: 'person', standIn: 'random' });
    expect(await away.ask({ type: 'come-back', table })).toEqual(DONE);
    expect((await look(waiting, table)).seats[first]).not.toHaveProperty('standIn');
    await end();
  });

  test('while people gather it is told who of them is here, in whichever process, wherever their seats move', async () => {
    const { processes, pass, end } = await two(open);
    const [ann, bob] = [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
    const seats = [bot('Dante'), OPEN, OPEN];
    const called = await ann.ask({ type: 'gather', how: { ...HOW, seats } });
    const table = called.type === 'gathered' ? called.table : '';
    for (const one of [ann, bob]) await one.ask({ type: 'take-seat', table, salt: saltOf('x') });
    const whoIsHere = async (): Promise<unknown> => {
      await pass(4000);
      const notice = await ann.receive('here');
      return notice.type === 'here' && notice.seats.map(({ seat, isHere }) => [seat, isHere]);
    };
    await look(ann, table);
    expect(await whoIsHere()).toEqual([
      ['blue', true],
      ['green', false],
    ]);
    await look(bob, table);
    expect(await whoIsHere()).toEqual([
      ['blue', true],
      ['green', true],
    ]);
    await ann.ask({ type: 'remove-seat', table, seat: 'red' });
    expect(await whoIsHere()).toEqual([
      ['red', true],
      ['blue', true],
    ]);
    await bob.ask({ type: 'end-visit', table });
    expect(await whoIsHere()).toEqual([
      ['red', true],
      ['blue', false],
    ]);
    await end();
  });
});
