import fastifyWebsocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { GuestBook } from '../guests/guest-book.ts';
import { tokenOf } from '../guests/guest-cookie.ts';
import { REFUSALS } from '../http/refusals.ts';
import { addressKeyOf } from '../security/address-key.ts';
import { MOST_MESSAGE_BYTES } from '../security/limits.ts';
import { isFromOwnPage } from '../security/origin.ts';
import type { ServedSockets } from './served-sockets.ts';
import type { Comer } from './served-socket.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who opens a socket. */
    comer: Comer | undefined;
  }
}

/** The one socket: whoever opens it from a page of ours is a guest by their cookie, or somebody who may only look. */
export async function addSocketRoute(app: FastifyInstance, guests: GuestBook, served: ServedSockets): Promise<void> {
  await app.register(fastifyWebsocket, {
    // Whoever asks on and on whether we are here, and reads no answer, would fill the memory by it: that is answered as messages are.
    options: { maxPayload: MOST_MESSAGE_BYTES, perMessageDeflate: false, autoPong: false },
    // What a client does to its own socket is no fault of ours.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => done(),
  });
  app.decorateRequest('comer', undefined);
  app.route({
    method: 'GET',
    url: '/api/socket',
    websocket: true,
    preHandler: async (request, reply) => {
      if (!isFromOwnPage(request)) return reply.code(403).send(REFUSALS.foreign);
      const guest = await guests.find(tokenOf(request));
      const address = addressKeyOf(request.ip);
      if (!served.hasRoom({ guest, address })) return reply.code(429).send(REFUSALS.tooMany);
      request.comer = { guest, address };
      // Nothing more is said over HTTP: what belongs to that need not stay as long as the socket.
      reply.raw.detachSocket(request.raw.socket);
      return undefined;
    },
    handler: (socket, { comer, raw }) => {
      if (comer === undefined) throw new Error('nobody opened a socket');
      socket.removeAllListeners('error').on('error', () => socket.terminate());
      served.add(socket, raw.socket, comer);
    },
  });
}
