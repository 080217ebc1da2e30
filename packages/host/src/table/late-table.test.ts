import { seatsIn } from '@fondaco/kernel';
import type { Notice, TableMessage } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { beginTable, valueOf } from '../../testing/begin-table.ts';
import { testServices } from '../../testing/services.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { lookBack } from './look-back.ts';
import type { OpenTable } from './open-table.ts';
import { TableSession } from './table-session.ts';

const LATENESS = 10_000;

/** Whoever is asked says the last line they are offered. */
async function playOne(open: OpenTable): Promise<void> {
  const [seat = 0] = seatsIn(open.table.waiting);
  const line = open.table.choices(seat).at(-1) ?? '';
  valueOf(await open.play({ seat, seq: open.table.seq }, [line]));
}

/** A spectator, and what they were told last. */
function watchLate(
  services: ReturnType<typeof testServices>,
  open: OpenTable,
  lateness: number,
): () => TableMessage | undefined {
  let sent: readonly Notice[] = [];
  const session: TableSession = new TableSession(services, open, {
    lateness,
    onNews: () => (sent = [...sent, ...session.take()]),
  });
  session.sit(undefined);
  return () => sent.findLast((notice): notice is TableMessage => notice.type === 'table');
}

test('whoever watches is told of each line when it is old enough, and of nothing sooner', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const { clock } = services;
  const sent = watchLate(services, open, LATENESS);
  const begun = clock.now();
  const seqs: number[] = [];
  for (let second = 0; second < 40; second++) {
    if (second < 20) await playOne(open);
    seqs.push(open.table.seq);
    await clock.run(1000);
    await settle();
    const seen = Math.min(second + 1, 39) - LATENESS / 1000;
    expect(sent()?.seq).toBe(seen < 0 ? 0 : seqs[Math.min(seen, second)]);
  }
  expect(clock.now() - begun).toBe(40_000);
  expect(sent()?.view).toEqual(open.table.view(undefined).table);
});

test('what they see is what was public then, byte for byte, and they ask for no more', async () => {
  const services = testServices({});
  const open = await beginTable(services, { game: 'augsburg-1520' });
  const sent = watchLate(services, open, LATENESS);
  for (let lines = 0; lines < 60; lines++) {
    await playOne(open);
    await services.clock.run(700);
  }
  const late = sent();
  if (late === undefined) throw new Error('nothing was told');
  expect(late.seq).toBeLessThan(open.table.seq);
  const then = valueOf(lookBack(open.table, open.id, undefined, late.seq));
  expect(late.view).toEqual(then.view);
  expect([late.waiting, late.step, late.choices]).toEqual([then.waiting, then.step, []]);
  const session = new TableSession(services, open, { lateness: LATENESS, onNews: () => undefined });
  session.sit(undefined);
  const further = valueOf(await session.look(open.table.seq));
  expect(further.seq).toBe(late.seq);
  expect(
    session
      .record()
      .text.split('\n')
      .filter((line) => /^\d/.test(line)),
  ).toHaveLength(late.seq);
});

test('an end by agreement is shown late, too; then everything is', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const sent = watchLate(services, open, LATENESS);
  await playOne(open);
  await services.clock.run(20_000);
  valueOf(
    await open.amend((table, { seats }) => {
      table.end({ type: 'agreed' });
      return { ok: true, value: { seats } };
    }),
  );
  await services.clock.run(5000);
  expect(sent()?.isOver).toBe(false);
  await services.clock.run(6000);
  expect(sent()).toMatchObject({ isOver: true, ended: { type: 'agreed' } });
});

test('a player sees the table as it stands, and late once they have no seat any more', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const session = new TableSession(services, open, { lateness: LATENESS, onNews: () => undefined });
  session.sit(0);
  await playOne(open);
  expect(session.tell().seq).toBe(open.table.seq);
  session.sit(undefined);
  expect(session.tell().seq).toBe(0);
});
