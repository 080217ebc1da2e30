import {
  determinize,
  FastRandom,
  itemAt,
  printPosition,
  seatsIn,
  Table,
  type Game,
  type JsonObject,
} from '@fondaco/kernel';
import { findGame } from '@fondaco/catalog';
import { expect, test } from 'vitest';
import { GAMES, valueOf } from '../../testing/begin-table.ts';
import { scriptedBots, testServices } from '../../testing/services.ts';
import { BotTurns } from '../bots/bot-turns.ts';
import { OpenTable } from './open-table.ts';
import { evenPace } from '../bots/pace.ts';
import { rowOf } from '../store/table-row.ts';
import { TableSession } from './table-session.ts';

const NAMES = ['Ann', 'Bob', 'Cai'];
/** Who must not know what differs. */
const VIEWER = 0;
/** The worlds go on in turn, so many milliseconds at a time: less than any bot thinks. */
const STEP = 10;

/** Positions at which the viewer is asked, or others are, at every stage of a game. */
function momentsOf(game: Game, seed: number): readonly Table[] {
  const begun = Table.create(game, { names: NAMES, seed: new Uint8Array(32).fill(seed) });
  if (!begun.ok) throw new Error(begun.error.message);
  const table = begun.value;
  const moments: Table[] = [];
  for (let i = 0; !table.isOver; i++) {
    if (i % 40 === 20) moments.push(arranged(game, table.position()));
    const seat = itemAt(seatsIn(table.waiting), 0);
    const choices = table.choices(seat);
    table.submit(seat, undefined, [itemAt(choices, (i * 7919) % choices.length)]);
  }
  return moments;
}

function arranged(game: Game, position: JsonObject): Table {
  const table = Table.arrange(game, position, NAMES);
  if (!table.ok) throw new Error(`${table.error.where ?? ''} ${table.error.message}`);
  return table.value;
}

/** The same table for all that the viewer can know, with other cards wherever they cannot look. */
function twinOf(table: Table): Table {
  const s = table.copyState();
  determinize(table.game, s, VIEWER, new FastRandom(99));
  return arranged(table.game, printPosition(table.game, s, table.seats));
}

/** Says a line for a seat: the one both worlds would hear. */
type Agree = (seat: number) => string | undefined;

/** One of two worlds: a table with bots in all seats but the viewer's, and everything the viewer and a spectator hear and when. */
async function worldOf(table: Table, agree: Agree, thinks: number) {
  const bots = scriptedBots(async ({ seat }) => {
    await new Promise<void>((resolve) => clock.after(thinks, resolve));
    // Where there is nothing both could say, it thinks for ever.
    return agree(seat) ?? new Promise<never>(() => undefined);
  });
  const services = testServices({ bots });
  const { store, clock } = services;
  const seats = NAMES.map((name, seat) =>
    seat === VIEWER ? ({ type: 'person', name } as const) : ({ type: 'bot', name, level: 'novice' } as const),
  );
  await store.append(rowOf({ id: 'twin', seats }, table.header, table, 0), 0, table.lines(0));
  const open = valueOf(await OpenTable.open(services, 'twin'));
  const received: string[] = [];
  const rng = new FastRandom(4);
  const turns = new BotTurns(services, open, () => evenPace(100, 900, () => rng.below(1000) / 1000));
  const sessions = [VIEWER, undefined].map((seat) => {
    const session: TableSession = new TableSession(services, open, {
      onNews: () => received.push(JSON.stringify([clock.now(), seat, session.take()])),
    });
    session.sit(seat);
    return session;
  });
  turns.start();
  /** Everything that can be asked, and what is refused. */
  const ask = async (): Promise<void> => {
    const { game, seq } = open.table;
    for (const session of sessions) {
      const choices = session.seat === undefined ? [] : open.table.choices(session.seat);
      const answers: unknown[] = [
        session.record(),
        await session.look(seq),
        await session.look(0),
        await session.history(),
      ];
      for (const line of choices.slice(0, 6)) answers.push(await session.preview([line]));
      for (const { name } of game.verbs) answers.push(await session.whyNot([`verb:${name}`]));
      answers.push(await session.series([]), await session.series(choices.slice(-1)));
      answers.push(await session.play({ key: 'x', seq }, ['fly roma']), await session.undo({ key: 'y', seq: seq + 1 }));
      received.push(JSON.stringify(answers));
    }
  };
  return { open, clock, turns, sessions, received, ask };
}

/** A line that both tables offer the seat and that reveals nothing in either. */
function agreeOn(one: Table, other: Table, seat: number): string | undefined {
  const asked = seatsIn(one.waiting);
  // The last answer to a common question lays them all open; as long as the viewer's is missing, it does not come.
  if (asked.length > 1 && !asked.includes(VIEWER)) return undefined;
  const offered = new Set(other.choices(seat));
  const tells = (table: Table, line: string): boolean => {
    const tried = table.preview(seat, [line]);
    return !tried.ok || tried.value.isRevealing;
  };
  return one.choices(seat).find((line) => offered.has(line) && !tells(one, line) && !tells(other, line));
}

test.each(GAMES)(
  '%s: tables that differ in what a viewer must not know tell them the same, at the same instants',
  async (id) => {
    const game = findGame(id)?.game;
    if (game === undefined) throw new Error('no game');
    let compared = 0;
    let lines = 0;
    for (const table of [3, 8].flatMap((seed) => momentsOf(game, seed))) {
      const twin = twinOf(table);
      if (table.hash() === twin.hash()) continue;
      compared++;
      const agree: Agree = (seat) => agreeOn(one.open.table, other.open.table, seat);
      const one = await worldOf(table, (seat) => agree(seat), 2 * STEP);
      const other = await worldOf(twin, (seat) => agree(seat), 9 * STEP);
      for (let i = 0; i < 6; i++) {
        const asked = seatsIn(one.open.table.waiting);
        const said = asked.map((seat) => agree(seat));
        if (asked.length === 0 || said.includes(undefined)) break;
        for (const world of [one, other]) await world.ask();
        const { seq } = one.open.table;
        for (const { sessions } of [one, other]) {
          if (asked.join() === String(VIEWER))
            valueOf(await itemAt(sessions, 0).play({ key: `k-${i}`, seq }, [said[0] ?? '']));
        }
        for (let at = 0; at < 1000; at += STEP) for (const { clock } of [one, other]) await clock.run(STEP);
        lines += one.open.table.seq - seq;
        // Not the texts themselves: they are long.
        expect(one.received.length).toBe(other.received.length);
        expect(one.received.findIndex((text, at) => text !== other.received[at])).toBe(-1);
      }
      for (const { turns } of [one, other]) turns.stop();
    }
    expect(compared).toBeGreaterThan(5);
    expect(lines).toBeGreaterThan(20);
  },
);
