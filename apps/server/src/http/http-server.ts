import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { GuestBook } from '../guests/guest-book.ts';
import { loggerOf } from '../operate/log.ts';
import { addressKeyOf } from '../security/address-key.ts';
import { addSecurityHeaders } from '../security/headers.ts';
import type { Limits } from '../security/limits.ts';
import { rateStoreOn } from '../security/rate-store.ts';
import type { ServerSetup } from '../server-setup.ts';
import { answerFault } from './faults.ts';
import { addGuestRoutes } from './guest-routes.ts';
import { addPage } from './page.ts';

const MINUTE = 60_000;
const MOST_BODY_BYTES = 4096;

export interface HttpParts {
  readonly guests: GuestBook;
  readonly limits: Limits;
}

/** The page, the API, and what protects both; it does not listen yet. A process that only thinks for bots serves neither. */
export async function makeHttpServer(setup: ServerSetup, parts: HttpParts): Promise<FastifyInstance> {
  const { clock, certificate, page, trustProxy } = setup;
  const { guests, limits } = parts;
  const app = openFastify(setup);
  app.setErrorHandler(answerFault);
  app.addHook('onRequest', async (_request, reply) => {
    // Node would say its own time.
    reply.raw.sendDate = false;
    void reply.header('date', new Date(clock.now()).toUTCString());
  });
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { method: request.method, route: request.routeOptions.url, status: reply.statusCode },
      'answered',
    );
  });
  await addSecurityHeaders(app, { isEncrypted: certificate !== undefined || trustProxy !== undefined });
  await app.register(fastifyRateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE,
    store: rateStoreOn(clock),
    keyGenerator: ({ ip }) => addressKeyOf(ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
  });
  if (setup.role === 'bots') return app;
  await app.register(fastifyCookie);
  addGuestRoutes(app, { guests, clock, guestsPerHour: limits.guestsPerHour, homeAddress: setup.homeAddress });
  if (page !== undefined) await addPage(app, page);
  return app;
}

function openFastify({ log, clock, certificate, trustProxy }: ServerSetup): FastifyInstance {
  const options = {
    logger: loggerOf(log, clock),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MOST_BODY_BYTES,
    ...(trustProxy === undefined ? {} : { trustProxy }),
  };
  if (certificate === undefined) return fastify(options);
  // Encrypted or not, what is used of it is the same.
  return fastify({ ...options, https: certificate } as typeof options);
}
