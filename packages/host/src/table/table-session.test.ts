import { FastRandom, itemAt, seatsIn } from '@fondaco/kernel';
import type { JournalEntry, TableMessage } from '@fondaco/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANN, beginTable, BOB, GAMES, GUIDO } from '../../testing/begin-table.ts';
import { testServices } from '../../testing/services.ts';
import { handOver } from './hand-over.ts';
import type { OpenTable } from './open-table.ts';
import type { HostServices } from '../services.ts';
import { TableSession } from './table-session.ts';

/** Somebody who looks at a table, keeps what they are told, and may lose the connection. */
class TestViewer {
  readonly #services: HostServices;
  readonly #open: OpenTable;
  readonly #seat: number | undefined;
  #session: TableSession | undefined;
  entries: readonly JournalEntry[] = [];
  now: TableMessage | undefined;

  constructor(services: HostServices, open: OpenTable, seat: number | undefined) {
    this.#services = services;
    this.#open = open;
    this.#seat = seat;
  }

  /** Comes, or comes back; whoever does knows what they were told. */
  join(): void {
    this.#session ??= new TableSession(this.#services, this.#open, { onNews: () => undefined });
    this.#session.sit(this.#seat, this.now?.seq);
  }

  leave(): void {
    this.#session?.close();
    this.#session = undefined;
  }

  /** Reads what is new, if they are there. */
  read(): void {
    for (const notice of this.#session?.take() ?? []) {
      if (notice.type !== 'table') continue;
      this.entries = [...this.entries.filter(({ seq }) => seq <= notice.keptTo), ...notice.entries];
      this.now = notice;
    }
  }

  /** What somebody is told who has just come. */
  fresh(): TableMessage {
    const session = new TableSession(this.#services, this.#open, { onNews: () => undefined });
    session.sit(this.#seat);
    const [notice] = session.take();
    session.close();
    if (notice?.type !== 'table') throw new Error('nothing was told');
    return notice;
  }
}

/** Plays anything for whoever is waited for, or takes something back. */
async function change(open: OpenTable, rng: FastRandom, isUndo: boolean): Promise<void> {
  const { table } = open;
  if (table.isOver) return;
  const seats = seatsIn(table.waiting);
  const seat = itemAt(seats, rng.below(seats.length));
  if (isUndo && table.canUndo(seat)) await open.undo({ seat, seq: table.seq });
  else {
    const choices = table.choices(seat);
    await open.play({ seat, seq: table.seq }, [itemAt(choices, rng.below(choices.length))]);
  }
}

type Act = { readonly type: 'play' | 'undo' | 'join' | 'leave' | 'read'; readonly viewer: number };
const VIEWERS = [0, 1, 0, undefined];
const act: fc.Arbitrary<Act> = fc.record({
  type: fc.constantFrom('play', 'play', 'undo', 'undo', 'join', 'leave', 'read'),
  viewer: fc.nat(VIEWERS.length - 1),
});

test.each(GAMES)(
  '%s: whoever joins, leaves and comes back at any time knows what somebody knows who has just come',
  async (game) => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 120 }), fc.nat(), async (acts, seed) => {
        const services = testServices({});
        const open = await beginTable(services, { game });
        const rng = new FastRandom(seed);
        for (let i = 0; i < 30; i++) await change(open, rng, false);
        const viewers = VIEWERS.map((seat) => new TestViewer(services, open, seat));
        for (const { type, viewer } of acts) {
          if (type === 'play' || type === 'undo') await change(open, rng, type === 'undo');
          else itemAt(viewers, viewer)[type]();
        }
        for (const viewer of viewers) {
          viewer.join();
          viewer.read();
          const { keptTo: _, entries, ...fresh } = viewer.fresh();
          expect(viewer.entries).toEqual(entries);
          expect(viewer.now).toMatchObject(fresh);
        }
      }),
      { numRuns: 60, seed: 20 },
    );
  },
);

test('a viewer who was told of a line keeps nothing of it after it was taken back and another was said', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const rng = new FastRandom(3);
  while (!seatsIn(open.table.waiting).some((seat) => open.table.canUndo(seat))) await change(open, rng, false);
  const viewer = new TestViewer(services, open, undefined);
  viewer.join();
  viewer.read();
  const gone = viewer.entries.findLast(({ isAuto }) => !isAuto);
  const seat = itemAt(seatsIn(open.table.waiting), 0);
  await open.undo({ seat, seq: open.table.seq });
  const other = open.table.choices(seat).find((line) => line !== gone?.words) ?? '';
  await open.play({ seat, seq: open.table.seq }, [other]);
  viewer.read();
  expect(viewer.entries).toEqual(viewer.fresh().entries);
  expect(viewer.entries.map(({ seq }) => seq)).not.toContain(gone?.seq);
});

test('a viewer who reads seldom is told where the table stands, once', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  let news = 0;
  const session = new TableSession(services, open, { onNews: () => news++ });
  session.sit(undefined);
  session.take();
  const rng = new FastRandom(9);
  for (let i = 0; i < 10; i++) await change(open, rng, false);
  expect(news).toBe(11);
  const notices = session.take();
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ type: 'table', seq: open.table.seq, keptTo: 0 });
  expect(session.take()).toEqual([]);
});

test('of one person at two screens both are told, and either may play', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const seat = itemAt(seatsIn(open.table.waiting), 0);
  const openSession = () => new TableSession(services, open, { onNews: () => undefined, by: 'ann' });
  const [desk, phone] = [openSession(), openSession()];
  for (const session of [desk, phone]) {
    session.sit(seat);
    session.take();
  }
  const line = itemAt(open.table.choices(seat), 0);
  const played = await phone.play({ key: 'k', seq: open.table.seq }, [line]);
  expect(played).toEqual({ ok: true, value: open.table.seq });
  for (const session of [desk, phone]) expect(session.take()).toMatchObject([{ seq: open.table.seq, seat: 'red' }]);
});

test('a spectator has nothing to choose, to try or to ask', async () => {
  const services = testServices({});
  const open = await beginTable(services);
  const session = new TableSession(services, open, { onNews: () => undefined });
  session.sit(undefined);
  expect(session.take()).toMatchObject([{ choices: [], canUndo: false }]);
  const no = { ok: false, error: { code: 'not-yours' } };
  expect(await session.play({ key: 'k', seq: 0 }, ['end'])).toMatchObject(no);
  expect(await session.undo({ key: 'k', seq: 0 })).toMatchObject(no);
  expect(await session.preview(['end'])).toMatchObject(no);
  expect(await session.series([])).toMatchObject(no);
  expect(await session.whyNot(['verb:move'])).toMatchObject(no);
  expect(await session.hint({})).toMatchObject(no);
  const { text } = session.record();
  expect(text).not.toContain('\nseed: ');
  expect(text).toContain('\nseed-hash: ');
});

test('whoever gives a seat away looks on as a spectator, and everybody hears who sits there', async () => {
  const services = testServices({});
  const open = await beginTable(services, { seats: [ANN, BOB] });
  const sitAt = (seat: number) => {
    const session = new TableSession(services, open, { onNews: () => undefined });
    session.sit(seat);
    session.take();
    return session;
  };
  const [ann, bob] = [sitAt(0), sitAt(1)];
  expect(await handOver(services, open, 'red', { ...GUIDO, name: 'Ann Marie' })).toMatchObject({ ok: true });
  const seats = { type: 'seats', seats: [{ ...GUIDO, name: 'Ann Marie' }, BOB] };
  expect(bob.take()).toMatchObject([seats, { type: 'table', seat: 'blue' }]);
  const [, sent] = ann.take();
  expect(sent).toMatchObject({ type: 'table', choices: [] });
  expect(sent).not.toHaveProperty('seat');
  expect(ann.seat).toBeUndefined();
});
