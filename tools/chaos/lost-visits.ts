import type { ServerStore } from '@fondaco/server';

/** What somebody who came by was told that they have, or have done. */
export interface AcknowledgedVisit {
  readonly guest: string;
  /** The name they took last. */
  readonly name: string;
  /** When they were seen at the earliest, in milliseconds since 1970. */
  readonly seenAfter: number;
  readonly table: string;
  readonly token: string;
}

/** What those who came by were told. */
export interface AcknowledgedVisits {
  readonly visits: readonly AcknowledgedVisit[];
  /** The ids of those whom the servers have forgotten, as they wished. */
  readonly forgotten: readonly string[];
}

/** What was acknowledged and is not so, a sentence each. */
export async function findLostVisits(
  store: ServerStore,
  { visits, forgotten }: AcknowledgedVisits,
): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const visit of visits) lost.push(...(await findLostGuest(store, visit)), ...(await findLostTable(store, visit)));
  for (const guest of forgotten)
    if ((await store.guests.byId(guest)) !== undefined) lost.push(`guest ${guest} was forgotten and is there`);
  return lost;
}

async function findLostGuest(store: ServerStore, visit: AcknowledgedVisit): Promise<readonly string[]> {
  const { guest: id, name, seenAfter } = visit;
  const guest = await store.guests.byId(id);
  if (guest === undefined) return [`guest ${id} is not there`];
  const lost: string[] = [];
  if (guest.name !== name) lost.push(`guest ${id} is called ${guest.name} and not ${name}`);
  if (guest.seenAt < seenAfter) lost.push(`guest ${id} was seen, and it is not known`);
  return lost;
}

async function findLostTable(store: ServerStore, { table, token }: AcknowledgedVisit): Promise<readonly string[]> {
  const lost: string[] = [];
  if ((await store.gatherings.byId(table)) === undefined) lost.push(`gathering ${table} is not there`);
  if ((await store.invites.byToken(token))?.table !== table) lost.push(`the link to ${table} leads nowhere`);
  const { length: links } = await store.invites.of(table);
  if (links > 1) lost.push(`${links} links lead to ${table}`);
  if ((await store.table(table))?.isOver !== true) lost.push(`table ${table} was ended and is not`);
  return lost;
}
