import type { LobbyLists, LobbyNotice } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { describeBothStores } from '../testing/both-stores.ts';
import { comeIn, type TestedGuest } from '../testing/lobby.ts';
import { begin, bot, look, MINUTE, openAt, playOut, STEP, two, type TwoProcesses } from '../testing/two-processes.ts';

const CLOCK = { type: 'fischer', start: 3600, more: 0 } as const;

async function listsOf(guest: TestedGuest): Promise<LobbyLists> {
  const lists = await guest.ask({ type: 'lobby' });
  if (lists.type !== 'lobby') throw new Error(JSON.stringify(lists));
  return lists;
}

/** What a visitor has been told so far that nobody asked them to wait for. */
function told(guest: TestedGuest): readonly LobbyNotice['type'][] {
  return guest.visitor.take().map(({ type }) => type);
}

/** Ends a game by agreement. */
async function endTogether(people: readonly TestedGuest[], table: string): Promise<void> {
  for (const one of people) await one.ask({ type: 'agree-to-end', table, isAgreed: true });
}

async function seatedFor(processes: TwoProcesses['processes']): Promise<readonly [TestedGuest, TestedGuest]> {
  return [await comeIn(processes[0], 'Ann'), await comeIn(processes[1], 'Bob')];
}

describeBothStores((open) => {
  test('whoever watches late is told late that the game is over and where they play again, and nothing of clocks', async () => {
    const { processes, pass, end } = await two(open, { kinds: [] });
    const people = await seatedFor(processes);
    const [ann] = people;
    const cleo = await comeIn(processes[1], 'Cleo');
    const table = await begin(people, [], { clock: CLOCK, watching: { type: 'late', seconds: 60 } });
    await look(cleo, table);
    const before = await look(ann, table);
    expect(told(cleo)).not.toContain('clocks');
    expect(await ann.receive('clocks')).toMatchObject({ clocks: [{}, {}] });
    await endTogether(people, table);
    const again = await ann.ask({ type: 'rematch', table });
    expect(await look(ann, table)).toMatchObject({ phase: 'over', rematch: again.type === 'gathered' && again.table });
    const hidden = await look(cleo, table);
    expect(hidden.phase).toBe('playing');
    expect(hidden).not.toHaveProperty('rematch');
    // Both have said that they wish to end it; that the game is over and goes on elsewhere counts for nothing yet.
    expect(hidden.version).toBe(before.version + 2);
    await pass(59_000, 1000);
    expect((await look(cleo, table)).phase).toBe('playing');
    const received = cleo.receive('gathering');
    await pass(2000, 1000);
    expect(await received).toMatchObject({ phase: 'over' });
    expect((await look(cleo, table)).rematch).toBeDefined();
    await end();
  });

  test('where a public table stands, and that it is over, is in the lists of those who watch late no sooner than at the table', async () => {
    const { processes, pass, end } = await two(open, { kinds: [] });
    const people = await seatedFor(processes);
    const [ann, bob] = people;
    const cleo = await comeIn(processes[1], 'Cleo');
    const how = { clock: CLOCK, isPublic: true, watching: { type: 'late', seconds: 60 } } as const;
    const table = await begin(people, [bot('Dante')], how);
    const at = await openAt(processes[0], table);
    await pass(MINUTE, 1000);
    await playOut(at, Math.max(0, at.table.seats.indexOf(at.row.waiting[0] ?? '')));
    const [mine] = (await listsOf(bob)).mine;
    expect(mine).toMatchObject({ phase: 'playing', waiting: at.row.waiting, changedAt: at.row.playedAt });
    const [watched] = (await listsOf(cleo)).watched;
    expect(watched).toMatchObject({ table, phase: 'playing', waiting: [], winners: [] });
    expect(watched?.changedAt).toBeLessThan(at.row.playedAt);
    for (const member of ['seq', 'chapter', 'runsOutAt']) expect(watched).not.toHaveProperty(member);
    await endTogether(people, table);
    expect((await listsOf(ann)).mine).toMatchObject([{ phase: 'over' }]);
    expect((await listsOf(cleo)).watched).toEqual([watched]);
    await pass(50_000, 1000);
    expect((await listsOf(cleo)).watched).toEqual([watched]);
    const received = cleo.receive('lobby');
    await pass(12_000, 1000);
    expect(await received).toMatchObject({ watched: [] });
    await end();
  });

  test('where those who watch are not late they see clocks, and the end at once', async () => {
    const { processes, pass, end } = await two(open, { kinds: [] });
    const people = await seatedFor(processes);
    const cleo = await comeIn(processes[1], 'Cleo');
    const table = await begin(people, [], { clock: CLOCK, watching: { type: 'late', seconds: 0 } });
    await look(cleo, table);
    await pass(STEP);
    expect(await cleo.receive('clocks')).toMatchObject({ clocks: [{}, {}] });
    expect((await listsOf(cleo)).watched[0]?.waiting).toHaveLength(1);
    await endTogether(people, table);
    expect((await look(cleo, table)).phase).toBe('over');
    await end();
  });
});
