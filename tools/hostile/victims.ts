import { randomBytes } from 'node:crypto';
import type { NewGathering, SeatOffer } from '@fondaco/protocol';
import type { ServerStore } from '@fondaco/server';
import { gatherTable, type ClientAnswer, type Person, type TakenSeat } from '@fondaco/server/testing';

/** Tables of others: one they play at, which anybody can see, and one they are still called to, by a link. */
export interface Victims {
  readonly played: readonly TakenSeat[];
  readonly called: string;
  /** The token of the link. */
  readonly token: string;
  /** All that is stored of both beside what is said, as it was before anybody attacked. */
  readonly before: string;
}

const GAME = 'augsburg-1520';
const OPEN: SeatOffer = { type: 'open' };
const HOW: NewGathering = {
  title: 'Ours',
  game: GAME,
  options: {},
  seats: [OPEN, OPEN],
  clock: { type: 'days', days: 1, vacation: 1 },
  watching: { type: 'nobody' },
  isPublic: true,
};

/** Has people begin to play at one table and gather at another, where a seat is left free. */
export async function seatVictims(
  store: ServerStore,
  [maker, ...others]: readonly [Person, ...Person[]],
): Promise<Victims> {
  const played = await gatherTable([maker, ...others], HOW);
  const how = { ...HOW, seats: [...HOW.seats, OPEN], isPublic: false };
  const gathered = await maker.ask({ type: 'gather', how });
  if (gathered.type !== 'gathered') throw new Error(`nobody gathers: ${JSON.stringify(gathered)}`);
  const called = gathered.table;
  const invited = await maker.ask({ type: 'make-invite', table: called });
  if (invited.type !== 'invite') throw new Error(`there is no link: ${JSON.stringify(invited)}`);
  const { token } = invited;
  for (const person of [maker, ...others]) mustBeDone(await sitDown(person, called, token));
  const tables = [played[0]?.table ?? '', called];
  return { played, called, token, before: await describeTables(store, tables) };
}

function sitDown(person: Person, table: string, invite: string): Promise<ClientAnswer> {
  return person.ask({ type: 'take-seat', table, invite, salt: drawSalt() });
}

function drawSalt(): string {
  return randomBytes(32).toString('hex');
}

function mustBeDone(answer: ClientAnswer): void {
  if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
}

/** What was agreed on, who holds which seat, links and secrets, and whether the game was ended by agreement. */
async function describeTables(store: ServerStore, tables: readonly string[]): Promise<string> {
  const all = [];
  for (const table of tables)
    all.push([
      await store.gatherings.byId(table),
      await store.heldSeats.of(table),
      await store.invites.of(table),
      [...(await store.secrets.of(table))],
      (await store.table(table))?.header.ended ?? 'not ended',
    ]);
  return JSON.stringify(all);
}

/** What the attackers have done to the tables of others; whoever was called by the link must still find their seat, and the table begin. */
export async function findHarm(
  store: ServerStore,
  { played, called, token, before }: Victims,
  { attacker, called: late }: { readonly attacker: Person; readonly called: Person },
): Promise<readonly string[]> {
  const table = played[0]?.table ?? '';
  const faults: string[] = [];
  const after = await describeTables(store, [table, called]);
  if (after !== before) faults.push(`tables of others were changed:\n${before}\n${after}`);
  const lists = await attacker.ask({ type: 'lobby' });
  const mine = lists.type === 'lobby' ? lists.mine.map((one) => one.table) : [table];
  if (mine.includes(table) || mine.includes(called)) faults.push("the attacker has a part in others' tables");
  mustBeDone(await sitDown(late, called, token));
  const people = [...new Set(played.map(({ person }) => person)), late];
  for (const person of people) mustBeDone(await person.ask({ type: 'ready', table: called, isReady: true }));
  if ((await store.table(called)) === undefined) faults.push('those who were called could not begin');
  return faults;
}
