import { gameWith, refuseHost, whyNotSeat, type HostResult } from '@fondaco/host';
import { fromHex, sealOf, SECRET_BYTES, success, toHex, type Game, type Json } from '@fondaco/kernel';
import type { NewGathering } from '@fondaco/protocol';
import type { Guest } from '../store/guests.ts';
import { withSetup } from './edit-gathering.ts';
import { hasName, keepSeat } from './gathering-changes.ts';
import { BROUGHT_RECORD, SERVER_SECRET, toCalled, type GatheringSetup, type SetupSeat } from './gathering-setup.ts';
import { GUEST_LIMITS, type LobbyServices } from './lobby-services.ts';

const ID_BYTES = 16;

/** A name that cannot be guessed, for a table or a secret. */
export function drawId({ randomBytes }: LobbyServices): string {
  return Buffer.from(randomBytes(ID_BYTES)).toString('base64url');
}

/** What a gathering begins with, before anybody has sat down. */
export type NewSetup = Pick<
  GatheringSetup,
  'title' | 'game' | 'options' | 'seats' | 'clock' | 'watching' | 'isPublic' | 'broughtAt'
> & { readonly parts?: Json | undefined };

/** Why a game cannot be played so, if there is a reason: no such bot or option, too many seats, a name twice. */
export function whyNotSetup({ host }: LobbyServices, setup: GatheringSetup): HostResult<Game> {
  const { games, bots } = host.services;
  const game = gameWith(games, { id: setup.game, parts: setup.parts });
  if (!game.ok) return game;
  const { minSeats, maxSeats, options } = game.value;
  if (setup.seats.length < minSeats || setup.seats.length > maxSeats)
    return refuseHost('bad-setup', `it is for ${minSeats} to ${maxSeats} players`, { where: 'seats' });
  for (const [name, value] of Object.entries(setup.options))
    if (options.find((option) => option.name === name)?.values.includes(value) !== true)
      return refuseHost('bad-setup', `there is no option ${name}=${value}`, { where: `options.${name}` });
  for (const [i, seat] of setup.seats.entries()) {
    if (seat.type !== 'bot') continue;
    const wrong = whyNotSeat(bots, game.value, seat);
    if (wrong !== undefined) return { ok: false, error: wrong };
    if (hasName({ ...setup, seats: setup.seats.slice(0, i) }, seat.name))
      return refuseHost('name-taken', `"${seat.name}" sits there twice`);
  }
  return game;
}

/** The setup somebody asks for. */
export function toNewSetup(how: NewGathering, parts: Json | undefined): NewSetup {
  const { title, game, options, clock, watching, isPublic } = how;
  return { title, game, options, seats: how.seats as readonly SetupSeat[], parts, clock, watching, isPublic };
}

/** Whether somebody may call people to one more table. */
async function whyNotMore({ store }: LobbyServices, guest: Guest): Promise<HostResult<void>> {
  const called = (await store.gatherings.ofGuest(guest.id)).map(toCalled);
  const gathering = called.filter(
    ({ gathering: { madeBy }, setup }) => setup.phase === 'gathering' && madeBy === guest.id,
  );
  if (gathering.length >= GUEST_LIMITS.gatherings)
    return refuseHost('too-many-tables', `you call people to ${gathering.length} tables already`);
  return success(undefined);
}

/** Who calls, and where they will sit. */
interface Caller {
  readonly guest: Guest;
  /** The word of their seat; the first that is open if absent. */
  readonly seat?: string;
}

/** What is stored with a new gathering beside what was agreed on. */
interface Along {
  /** The id of the table, where it is known before. */
  readonly id?: string;
  /** The whole record of a table that is brought along. */
  readonly record?: string;
}

/** Calls people to a table; the answer is its id. */
export async function callTable(
  services: LobbyServices,
  caller: Caller,
  how: NewSetup,
  along: Along = {},
): Promise<HostResult<string>> {
  const setup = await judgeCall(services, caller, how);
  return setup.ok ? success(await storeCall(services, caller.guest, setup.value, along)) : setup;
}

/** What people are called to, or why they cannot be: a seat is kept for whoever calls, who gives their salt as the others do, when they sit down. */
export async function judgeCall(
  services: LobbyServices,
  { guest, seat }: Caller,
  how: NewSetup,
): Promise<HostResult<GatheringSetup>> {
  const mayCall = await whyNotMore(services, guest);
  if (!mayCall.ok) return mayCall;
  const { parts, ...rest } = how;
  const setup: GatheringSetup = {
    phase: 'gathering',
    ...rest,
    ...(parts === undefined ? {} : { parts }),
    maker: guest.name,
    hasInvite: false,
    endWantedBy: [],
  };
  const game = whyNotSetup(services, setup);
  if (!game.ok) return game;
  return keepSeat(setup, { guest: guest.id, name: guest.name }, seat);
}

/** Writes down what people are called to. The secret is stored before anybody can see its seal. Done again with the same id it comes to the same table. */
export async function storeCall(
  services: LobbyServices,
  guest: Guest,
  setup: GatheringSetup,
  { id = drawId(services), record }: Along = {},
): Promise<string> {
  const { store, clock } = services;
  if (record !== undefined) await store.secrets.keep(id, BROUGHT_RECORD, record);
  for (const one of [guest.id, ...guestsIn(setup)]) await store.gatherings.addGuest(id, one);
  const seal = record === undefined ? { seal: await sealNew(services, id) } : {};
  const row = { id, version: 0, isPublic: false, setup: {}, madeBy: guest.id, madeAt: clock.now() };
  // Where somebody else has called it meanwhile, theirs stands.
  await store.gatherings.save(withSetup(toCalled(row), { ...setup, ...seal }).gathering);
  return id;
}

/** Draws the secret of a table, unless it has one, and answers its seal. */
async function sealNew({ store, randomBytes }: LobbyServices, id: string): Promise<string> {
  await store.secrets.keep(id, SERVER_SECRET, toHex(randomBytes(SECRET_BYTES)));
  const secret = fromHex((await store.secrets.of(id)).get(SERVER_SECRET) ?? '', SECRET_BYTES);
  if (secret === undefined) throw new Error('a secret that was kept is gone');
  return sealOf(secret);
}

/** Those whom a gathering concerns. */
function guestsIn({ seats }: GatheringSetup): readonly string[] {
  return seats.flatMap((seat) => (seat.type === 'person' || seat.type === 'kept' ? [seat.guest] : []));
}
