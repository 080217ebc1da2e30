import type { HostServices } from '@fondaco/host';
import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { GuestBook } from '../guests/guest-book.ts';
import { Meters } from '../operate/meters.ts';
import { AddressUsage } from '../security/address-usage.ts';
import { USUAL_LIMITS } from '../security/limits.ts';
import type { ServerSetup } from '../server-setup.ts';
import { ServedSockets } from '../sockets/served-sockets.ts';
import { Encodings } from '../sockets/encodings.ts';
import { Flushes } from '../sockets/flushes.ts';
import { SharedHost } from '../sockets/shared-host.ts';
import { addSocketRoute } from '../sockets/socket-route.ts';
import { seatsOf } from '../guests/seats-of.ts';
import { makeHttpServer } from './http-server.ts';
import { listen } from './listen.ts';

/** A server that listens. */
export interface RunningServer {
  /** Where it is found from this machine. */
  readonly url: string;
  readonly port: number;
  readonly meters: Meters;
  /** What it listens with. */
  readonly http: Server;
  /** Ends it at once: sockets are cut, what is being stored is stored. The store stays open. */
  close(): Promise<void>;
}

/** Starts a server; it owns nothing of what it was given. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const { clock, elapsed, store } = setup;
  const limits = { ...USUAL_LIMITS, ...setup.limits };
  const guests = new GuestBook(setup);
  const meters = new Meters();
  const encodings = new Encodings();
  let served: ServedSockets | undefined;
  let host: SharedHost | undefined;
  const addMore = async (app: FastifyInstance): Promise<void> => {
    host = new SharedHost(servicesOf(setup, app));
    served = new ServedSockets({
      host,
      clock,
      elapsed,
      limits,
      usage: new AddressUsage(limits, clock),
      flushes: new Flushes(() => encodings.forget()),
      encodings,
      meters,
      log: app.log,
      seatsOf: (guest, table) => seatsOf(store, guest, table),
    });
    await addSocketRoute(app, guests, served);
  };
  const app = await makeHttpServer(setup, { guests, limits, addMore });
  const port = await listen(app, setup);
  meters.watch({ sockets: () => served?.size ?? 0, tables: () => host?.size ?? 0 });
  const scheme = setup.certificate === undefined ? 'http' : 'https';
  return {
    url: `${scheme}://localhost:${port}/`,
    port,
    meters,
    http: app.server,
    async close() {
      served?.end();
      for (const client of app.websocketServer.clients) client.terminate();
      host?.end();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

function servicesOf(setup: ServerSetup, { log }: FastifyInstance): HostServices & Pick<ServerSetup, 'store'> {
  const { store, games, bots, clock, randomBytes, questions } = setup;
  const warn = (message: string): void => log.warn(message);
  return { store, games, bots, clock, randomBytes, questions, warn, isStored: () => true };
}
