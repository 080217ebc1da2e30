import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { REFUSALS } from './refusals.ts';

const A_YEAR = 31_536_000;
/** Names under this folder carry the hash of what is in the file. */
const HASHED = `${path.sep}assets${path.sep}`;

/** Serves the built client from a folder, with what was compressed beside it; every address without a file is a page of the client. */
export async function addPage(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(HASHED);
      reply.header('cache-control', isHashed ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
      reply.header('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const [where = ''] = request.url.split('?');
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || where.startsWith('/api/') || path.extname(where) !== '')
      return reply.code(404).send(REFUSALS.notFound);
    return reply.sendFile('index.html');
  });
}
