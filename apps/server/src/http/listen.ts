import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';

const OWN_MACHINE = '127.0.0.1';

/** Begins to listen, and answers at which port: one that is taken gives way to a free one. */
export async function listen(
  app: FastifyInstance,
  { port, host = OWN_MACHINE }: { readonly port: number; readonly host?: string },
): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (!isTaken(error)) throw error;
    await app.listen({ port: 0, host });
  }
  return (app.server.address() as AddressInfo).port;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
