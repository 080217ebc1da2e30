import { findGame } from '@fondaco/catalog';
import { determinize, FastRandom, itemAt, printPosition, seatsIn, Table, type Game } from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import { expect, test } from 'vitest';
import { ANN, BOB, CAI, GAMES, valueOf } from '../../testing/begin-table.ts';
import { testServices } from '../../testing/services.ts';
import { rowOf } from '../store/table-row.ts';
import { OpenTable } from '../table/open-table.ts';
import { openChoices, openLines } from './open-choices.ts';
import { PublicScreen } from './public-screen.ts';
import type { SharedScreen } from './shared-screen.ts';

const PEOPLE: readonly SeatPlayer[] = [ANN, BOB, CAI];

function gameOf(id: string): { readonly game: Game; readonly screen: SharedScreen } {
  const entry = findGame(id);
  if (entry?.hidden === undefined) throw new Error(`nothing is known of ${id}`);
  return { game: entry.game, screen: entry.hidden };
}

function arranged(game: Game, position: ReturnType<Table['position']>): Table {
  const table = Table.arrange(
    game,
    position,
    PEOPLE.map(({ name }) => name),
  );
  if (!table.ok) throw new Error(`${table.error.where ?? ''} ${table.error.message}`);
  return table.value;
}

/** Every third position of a game at random, as the engine has it. */
function momentsOf(game: Game, seed: number): readonly Table[] {
  const begun = Table.create(game, { names: PEOPLE.map(({ name }) => name), seed: new Uint8Array(32).fill(seed) });
  if (!begun.ok) throw new Error(begun.error.message);
  const table = begun.value;
  const moments: Table[] = [];
  for (let i = 0; !table.isOver; i++) {
    if (i % 3 === 0) moments.push(arranged(game, table.position()));
    const seat = itemAt(seatsIn(table.waiting), i % seatsIn(table.waiting).length);
    const choices = table.choices(seat);
    table.submit(seat, undefined, [itemAt(choices, (i * 7919) % choices.length)]);
  }
  return moments;
}

/** The same table for all who only look on, with other cards wherever somebody hides theirs. */
function twinOf(table: Table): Table {
  const s = table.copyState();
  determinize(table.game, s, undefined, new FastRandom(99));
  return arranged(table.game, printPosition(table.game, s, table.seats));
}

async function screenOf(table: Table, screen: SharedScreen): Promise<{ open: OpenTable; shared: PublicScreen }> {
  const services = testServices({});
  const { store } = services;
  await store.append(rowOf({ id: 'shared', seats: PEOPLE }, table.header, table, 0), 0, table.lines(0));
  const open = valueOf(await OpenTable.open(services, 'shared'));
  return { open, shared: new PublicScreen(services, open, screen) };
}

/** Everything the screen says of who is asked, whoever they are. */
async function publicBytes(table: Table, screen: SharedScreen): Promise<string> {
  const { shared } = await screenOf(table, screen);
  const open = openChoices(table, PEOPLE, screen);
  const sent: unknown[] = [open];
  for (const { seat, lines } of open) {
    const place = table.seats.indexOf(seat);
    sent.push(await shared.effects(place, []));
    for (const line of lines.slice(0, 3)) sent.push(await shared.effects(place, [line]));
  }
  return JSON.stringify(sent);
}

test.each(GAMES)('%s: what a shared screen offers and says is the same bytes whatever the players hide', async (id) => {
  const { game, screen } = gameOf(id);
  let [differing, others] = [0, 0];
  for (const table of [3, 8].flatMap((seed) => momentsOf(game, seed))) {
    const twin = twinOf(table);
    const asked = seatsIn(table.waiting);
    if (asked.some((seat) => table.choices(seat).join() !== twin.choices(seat).join())) differing++;
    if (table.hash() !== twin.hash()) others++;
    expect(await publicBytes(twin, screen)).toBe(await publicBytes(table, screen));
  }
  expect(others).toBeGreaterThan(20);
  // The twins are no twins to those who are asked, or nothing was shown.
  if (id === 'augsburg-1520') expect(differing).toBeGreaterThan(20);
});

/** A table of Augsburg at which somebody cannot bid what lies open. */
function atBid(): { readonly table: Table; readonly seat: number; readonly impossible: string } {
  const { game, screen } = gameOf('augsburg-1520');
  for (const table of momentsOf(game, 5)) {
    if (table.step !== 'bid') continue;
    const [seat = -1] = seatsIn(table.waiting);
    const lines = openChoices(table, PEOPLE, screen)[0]?.lines ?? [];
    const impossible = lines.find((line) => line.startsWith('bid') && table.whyNot(seat, line) !== undefined);
    if (impossible !== undefined) return { table, seat, impossible };
  }
  throw new Error('everybody can bid everything');
}

test('an open choice is played without a peek, and of an impossible one nobody hears why', async () => {
  const { screen } = gameOf('augsburg-1520');
  const { table, seat, impossible } = atBid();
  const { open, shared } = await screenOf(table, screen);
  const { seq } = open.table;
  const refused = await shared.play(seat, { key: 'a', seq }, [impossible]);
  expect(refused).toEqual({ ok: false, error: { code: 'hidden', message: expect.any(String) as string } });
  const peek = shared.look(seat);
  expect(peek.tell().view).toEqual(open.table.view(seat).table);
  expect(peek.tell().entries).toEqual([]);
  const [verb = '', number = ''] = impossible.split(' ');
  const why = await peek.whyNot([`verb:${verb}`, `number:${number}`]);
  expect(why).toMatchObject({ ok: true, value: { refusal: { clause: 'AUG-BID-3' } } });
  shared.hide();
  expect(shared.peek).toBeUndefined();
  valueOf(await shared.play(seat, { key: 'b', seq }, ['pass']));
  expect(open.table.seq).toBeGreaterThan(seq);
});

test('what tells a hand is not taken before everybody’s eyes', async () => {
  const { game, screen } = gameOf('augsburg-1520');
  const table = momentsOf(game, 5).find(({ step }) => step === 'show' || step === 'purchase');
  if (table === undefined) throw new Error('nothing is kept secret');
  const [seat = -1] = seatsIn(table.waiting);
  const { open, shared } = await screenOf(table, screen);
  const [line = ''] = table.choices(seat);
  const { seq } = open.table;
  expect(openChoices(table, PEOPLE, screen)[0]).toMatchObject({ lines: [], hasMore: true });
  expect(await shared.play(seat, { key: 'a', seq }, [line])).toMatchObject({ error: { code: 'not-yours' } });
  expect(await shared.effects(seat, [line])).toMatchObject({ error: { code: 'not-yours' } });
  valueOf(await shared.look(seat).play({ key: 'a', seq }, [line]));
});

test('what a privilege brings lies open, but not what a purse could bar', async () => {
  const { game, screen } = gameOf('augsburg-1520');
  const table = momentsOf(game, 5).find((one) => {
    const [seat = -1] = seatsIn(one.waiting);
    return one.step === 'privilege' && openLines(one, seat, screen).lines.includes('use office church');
  });
  if (table === undefined) throw new Error('nobody may build');
  const [seat = -1] = seatsIn(table.waiting);
  const { shared } = await screenOf(table, screen);
  const { offered } = valueOf(await shared.effects(seat, []));
  const ofLine = (line: string) => offered.find((one) => one.line === line)?.effects.map(({ amount }) => amount);
  expect(ofLine('use office level')).toEqual(expect.arrayContaining(['income-offered', 'office']));
  expect(ofLine('use office church')).toBeUndefined();
  expect(offered.flatMap(({ effects }) => effects).filter(({ amount }) => amount === 'florins')).toEqual([]);
});
