import type { Clock, Host } from '@fondaco/host';
import type { FastifyBaseLogger } from 'fastify';
import type { Meters } from '../operate/meters.ts';
import type { AddressUsage } from '../security/address-usage.ts';
import type { Limits } from '../security/limits.ts';
import type { ServerLobby } from '../tables/server-lobby.ts';
import type { Encodings } from './encodings.ts';
import type { Flushes } from './flushes.ts';

/** What sockets have from the server. */
export interface SocketServices {
  readonly host: Host;
  readonly clock: Clock;
  readonly elapsed: () => number;
  readonly limits: Limits;
  readonly usage: AddressUsage;
  readonly flushes: Flushes;
  readonly encodings: Encodings;
  readonly meters: Meters;
  readonly log: FastifyBaseLogger;
  readonly lobby: ServerLobby;
}
