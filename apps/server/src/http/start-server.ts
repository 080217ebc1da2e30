import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { GuestBook } from '../guests/guest-book.ts';
import { addHealthRoutes, Readiness } from '../operate/health.ts';
import { Meters } from '../operate/meters.ts';
import { sendAllAway } from '../operate/send-away.ts';
import { AddressUsage } from '../security/address-usage.ts';
import { USUAL_LIMITS, type Limits } from '../security/limits.ts';
import type { ServerSetup } from '../server-setup.ts';
import { Encodings } from '../sockets/encodings.ts';
import { Flushes } from '../sockets/flushes.ts';
import { ServedSockets } from '../sockets/served-sockets.ts';
import type { SharedHost } from '../sockets/shared-host.ts';
import { addSocketRoute } from '../sockets/socket-route.ts';
import type { ServerLobby } from '../tables/server-lobby.ts';
import { listen } from './listen.ts';
import { openTables } from './open-tables.ts';
import { makeHttpServer } from './http-server.ts';

/** Milliseconds over which everybody is sent away; whoever asks for the end waits ten seconds for it. */
const DRAIN_WITHIN = 8000;

/** A server that listens. */
export interface RunningServer {
  /** Where it is found from this machine. */
  readonly url: string;
  readonly port: number;
  readonly meters: Meters;
  readonly readiness: Readiness;
  /** What it listens with. */
  readonly http: Server;
  /** Takes nobody in any more, sends everybody away little by little, and ends. */
  drain(): Promise<void>;
  /** Ends it at once: sockets are cut, what is being stored is stored. The store stays open. */
  close(): Promise<void>;
}

/** Starts a server; it owns nothing of what it was given. */
export async function startServer(setup: ServerSetup): Promise<RunningServer> {
  const limits = { ...USUAL_LIMITS, ...setup.limits };
  const guests = new GuestBook(setup);
  const meters = new Meters();
  const readiness = new Readiness(setup.store);
  const app = await makeHttpServer(setup, { guests, limits });
  addHealthRoutes(app, readiness);
  const tables = await openTables(setup, (message) => app.log.warn(message));
  const { host, lobby } = tables;
  const served = serveSockets(setup, { app, host, lobby, limits, meters });
  const isForPeople = setup.role !== 'bots';
  if (isForPeople) await addSocketRoute(app, guests, served);
  meters.watch({ sockets: () => served.size, tables: () => host.size });
  const port = await listen(app, setup);
  const close = async (): Promise<void> => {
    readiness.leave();
    served.end();
    // Who has left is stored, too: whoever closes the store waits for that.
    const clients = isForPeople ? [...app.websocketServer.clients] : [];
    const left = clients.map((client) => once(client, 'close'));
    for (const client of clients) client.terminate();
    app.server.closeAllConnections();
    await Promise.all([app.close(), ...left]);
    tables.close();
  };
  return {
    url: `${setup.certificate === undefined ? 'http' : 'https'}://localhost:${port}/`,
    port,
    meters,
    readiness,
    http: app.server,
    async drain() {
      readiness.leave();
      // Nobody new is let in; those who are connected stay so.
      app.server.close();
      await sendAllAway(served, setup.clock, DRAIN_WITHIN);
      await close();
    },
    close,
  };
}

interface SocketParts {
  readonly app: FastifyInstance;
  readonly host: SharedHost;
  readonly lobby: ServerLobby;
  readonly limits: Limits;
  readonly meters: Meters;
}

function serveSockets({ clock, elapsed }: ServerSetup, parts: SocketParts): ServedSockets {
  const { app, host, lobby, limits, meters } = parts;
  const encodings = new Encodings();
  return new ServedSockets({
    host,
    clock,
    elapsed,
    limits,
    usage: new AddressUsage(limits, clock),
    flushes: new Flushes(() => encodings.forget()),
    encodings,
    meters,
    log: app.log,
    lobby,
  });
}
