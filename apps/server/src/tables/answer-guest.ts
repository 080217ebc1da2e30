import type { HostResult } from '@fondaco/host';
import type { HostRefusal, LobbyReply, LobbyRequest, SeatPresence } from '@fondaco/protocol';
import type { Guest } from '../store/guests.ts';
import * as before from './answer-gathering.ts';
import { bringOnline, filesOf } from './bring-online.ts';
import { isWelcome } from './describe-gathering.ts';
import { loadTable } from './load-table.ts';
import type { LobbyServices } from './lobby-services.ts';
import { callTable, toNewSetup } from './new-gathering.ts';
import * as played from './played-table.ts';
import { callAgain } from './rematch.ts';
import type { Uploads } from './uploads.ts';

/** What only somebody who is known here may ask. */
export type GuestRequest = Exclude<LobbyRequest, { type: 'lobby' | 'leave-lobby' | 'visit' | 'end-visit' }>;

/** Somebody who asks, on one connection. */
export interface Asker {
  readonly guest: Guest;
  readonly uploads: Uploads;
  /** Takes note of the token of a link. */
  showInvite(table: string, token: string | undefined): Promise<void>;
  /** Takes note of a link they have made, and of how often the link to the table has been changed by it. */
  holdInvite(table: string, token: string, changes: number): void;
  /** Whether a link that still holds has led them to a table. */
  isInvited(table: string): Promise<boolean>;
  /** Whether somebody is at a seat, and since when. */
  presenceOf(table: string, seat: string): Promise<SeatPresence>;
}

/** Answers what somebody asks in the lobby. Whatever is answered with success is stored. */
export async function answerGuest(services: LobbyServices, asker: Asker, request: GuestRequest): Promise<LobbyReply> {
  const { guest } = asker;
  switch (request.type) {
    case 'upload':
      return replyDone(asker.uploads.add(request.key, request.from, request.text));
    case 'gather':
    case 'bring-online':
      return replyWith(await call(services, asker, request), gathered);
    case 'take-seat':
      await asker.showInvite(request.table, request.invite);
      return replyDone(await takeAnySeat(services, asker, request));
    case 'leave-seat':
      return replyDone(await before.leaveSeat(services, guest, request.table));
    case 'ready':
      return replyDone(await before.setReady(services, guest, request));
    case 'change-gathering':
      return replyDone(await before.changeGathering(services, guest, request));
    case 'change-seat':
      return replyDone(await before.changeSeat(services, guest, request));
    case 'add-seat':
      return replyDone(await before.changeSeatCount(services, guest, { table: request.table }));
    case 'remove-seat':
      return replyDone(await before.changeSeatCount(services, guest, request));
    case 'make-invite': {
      const made = await before.changeInvite(services, guest, { table: request.table, hasInvite: true });
      if (made.ok) asker.holdInvite(request.table, made.value.token, made.value.changes);
      return replyWith(made, ({ token }) => ({ type: 'invite', token }));
    }
    case 'revoke-invite':
      return replyDone(await before.changeInvite(services, guest, { table: request.table, hasInvite: false }));
    case 'dissolve':
      return replyDone(await before.dissolve(services, guest, request.table));
    case 'resign':
      return replyDone(await played.resign(services, guest, request.table));
    case 'agree-to-end':
      return replyDone(await played.agreeToEnd(services, guest, request));
    case 'call-stand-in': {
      const there = await asker.presenceOf(request.table, request.seat);
      return replyDone(await played.callStandIn(services, guest, request.table, there));
    }
    case 'come-back':
      return replyDone(await played.comeBack(services, guest, request.table));
    case 'vacation':
      return replyDone(await played.setVacation(services, guest, request));
    case 'rematch':
      return replyWith(await callAgain(services, guest, request.table), gathered);
  }
}

async function call(
  services: LobbyServices,
  { guest, uploads }: Asker,
  request: Extract<LobbyRequest, { type: 'gather' | 'bring-online' }>,
): Promise<HostResult<string>> {
  const parts = uploads.takeJson(request.how.parts);
  if (request.type === 'gather')
    return parts.ok ? callTable(services, { guest }, toNewSetup(request.how, parts.value)) : parts;
  const files = filesOf(uploads.take(request.how.record), parts);
  return files.ok ? bringOnline(services, guest, request.how, files.value) : files;
}

/** Sits down before the table begins, or in a seat that somebody gave up. */
async function takeAnySeat(
  services: LobbyServices,
  asker: Asker,
  request: Extract<LobbyRequest, { type: 'take-seat' }>,
): Promise<HostResult<unknown>> {
  const { guest } = asker;
  const { table, seat, name = guest.name } = request;
  const isInvited = (): Promise<boolean> => asker.isInvited(table);
  const loaded = await loadTable(services.store, table);
  if (!loaded.ok) return loaded;
  if (loaded.value.row === undefined) return before.takeSeat(services, guest, request, isInvited);
  if (!isWelcome(loaded.value, { guest: guest.id, isInvited: await isInvited() })) return before.NOT_INVITED;
  return played.takeOver(services, table, { guest, name, seat });
}

function gathered(table: string): LobbyReply {
  return { type: 'gathered', table };
}

export function refusedBy(refusal: HostRefusal): LobbyReply {
  return { type: 'refused', refusal };
}

export function replyWith<T>(result: HostResult<T>, reply: (value: T) => LobbyReply): LobbyReply {
  return result.ok ? reply(result.value) : refusedBy(result.error);
}

function replyDone(result: HostResult<unknown>): LobbyReply {
  return replyWith(result, () => ({ type: 'done' }));
}
