import { isPlayerName } from '@fondaco/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '@fondaco/host';
import type { GuestBook } from '../guests/guest-book.ts';
import { dropToken, keepToken, tokenOf } from '../guests/guest-cookie.ts';
import { isFromOwnPage, isSecure } from '../security/origin.ts';
import type { Guest } from '../store/guests.ts';
import { REFUSALS } from './refusals.ts';

const HOUR = 3_600_000;
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/;

export interface GuestRoutes {
  readonly guests: GuestBook;
  readonly clock: Clock;
  readonly guestsPerHour: number;
  readonly homeAddress?: (() => string | undefined) | undefined;
}

/** Who somebody is, and how they become somebody. */
export function addGuestRoutes(app: FastifyInstance, routes: GuestRoutes): void {
  const { guests, clock, guestsPerHour, homeAddress } = routes;
  app.get('/api/me', async (request, reply) => {
    const guest = await guests.find(tokenOf(request));
    void reply.header('cache-control', 'no-store');
    const home = homeOf(request, homeAddress?.());
    return {
      ...(guest === undefined ? {} : { guest: shown(guest) }),
      isSecure: isSecure(request),
      ...(home === undefined ? {} : { home }),
      now: clock.now(),
    };
  });

  const mayBecome = app.createRateLimit({ max: guestsPerHour, timeWindow: HOUR });
  app.post('/api/guest', { preHandler: refuseForeign }, async (request, reply) => {
    const name = nameIn(request.body);
    if (name === undefined) return reply.code(400).send(REFUSALS.badName);
    const known = await guests.find(tokenOf(request));
    if (known !== undefined) return { guest: shown(await guests.rename(known, name)) };
    const may = await mayBecome(request);
    if (!may.isAllowed && may.isExceeded) return reply.code(429).send(REFUSALS.tooMany);
    const { guest, token } = await guests.add(name);
    keepToken(request, reply, token);
    return reply.code(201).send({ guest: shown(guest) });
  });

  app.delete('/api/guest', { preHandler: refuseForeign }, async (request, reply) => {
    const guest = await guests.find(tokenOf(request));
    if (guest !== undefined) await guests.forget(guest);
    dropToken(request, reply);
    return reply.code(204).send();
  });
}

/** A page of somebody else can send a browser's cookie along, but not say that it is ours. */
async function refuseForeign(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isFromOwnPage(request)) await reply.code(403).send(REFUSALS.foreign);
}

/** Where others in the house find this server, for whoever reaches it by a name that means another machine there. */
function homeOf({ hostname, protocol, socket }: FastifyRequest, address: string | undefined): string | undefined {
  return address === undefined || !LOOPBACK.test(hostname) ? undefined : `${protocol}://${address}:${socket.localPort}`;
}

function shown({ id, name }: Guest): Pick<Guest, 'id' | 'name'> {
  return { id, name };
}

function nameIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('name' in body)) return undefined;
  const { name } = body;
  return typeof name === 'string' && isPlayerName(name) ? name : undefined;
}
