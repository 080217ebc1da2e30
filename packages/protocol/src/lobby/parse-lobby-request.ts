import { boolean, optional, type Json } from '@fondaco/kernel';
import { parseAs, type MembersByType, type ParsedRequest } from '../parse-as.ts';
import { TABLE_REQUESTS } from '../parse-request.ts';
import type { TableRequest } from '../requests.ts';
import * as shapes from '../shapes.ts';
import type { LobbyRequest } from './lobby-requests.ts';
import * as lobbyShapes from './lobby-shapes.ts';

const onTable = { table: shapes.tableId };
const invite = optional(lobbyShapes.token, undefined);

const LOBBY_REQUESTS: MembersByType<LobbyRequest> = {
  lobby: {},
  'leave-lobby': {},
  upload: { key: lobbyShapes.uploadKey, from: lobbyShapes.uploadFrom, text: lobbyShapes.piece },
  gather: { how: lobbyShapes.newGathering },
  'bring-online': { how: lobbyShapes.broughtTable },
  visit: { ...onTable, invite },
  'end-visit': onTable,
  'take-seat': {
    ...onTable,
    seat: optional(shapes.seatWord, undefined),
    name: optional(shapes.playerName, undefined),
    invite,
    salt: lobbyShapes.salt,
  },
  'leave-seat': onTable,
  ready: { ...onTable, isReady: boolean },
  'change-gathering': { ...onTable, change: lobbyShapes.gatheringChange },
  'change-seat': { ...onTable, seat: shapes.seatWord, to: lobbyShapes.seatOffer },
  'add-seat': onTable,
  'remove-seat': { ...onTable, seat: shapes.seatWord },
  'make-invite': onTable,
  'revoke-invite': onTable,
  dissolve: onTable,
  resign: onTable,
  'agree-to-end': { ...onTable, isAgreed: boolean },
  'call-stand-in': { ...onTable, seat: shapes.seatWord },
  'come-back': onTable,
  vacation: { ...onTable, isOn: boolean },
  rematch: onTable,
};

/** Everything that can be asked of a server. */
export type ServerRequest = LobbyRequest | TableRequest;

/** Reads what may be asked about tables and people. */
export function parseLobbyRequest(value: Json): ParsedRequest<LobbyRequest> {
  return parseAs<LobbyRequest>(LOBBY_REQUESTS, value);
}

/** Reads what may be asked of a server: in its lobby, or at a table. What belongs to a private table is unknown here. */
export function parseServerRequest(value: Json): ParsedRequest<ServerRequest> {
  return parseAs<ServerRequest>({ ...TABLE_REQUESTS, ...LOBBY_REQUESTS }, value);
}

/** Whether a request is for the lobby rather than for a table. */
export function isLobbyRequest(request: ServerRequest): request is LobbyRequest {
  return Object.hasOwn(LOBBY_REQUESTS, request.type);
}
