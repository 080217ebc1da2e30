import type { FastifyInstance } from 'fastify';
import type { ServerStore } from '../store/server-store.ts';

/** Whether the process should be given work. */
export class Readiness {
  readonly #store: ServerStore;
  #isLeaving = false;

  constructor(store: ServerStore) {
    this.#store = store;
  }

  /** From now on nobody should be sent here. */
  leave(): void {
    this.#isLeaving = true;
  }

  /** Whether it serves people: it is not about to end, and its store answers. */
  async isReady(): Promise<boolean> {
    if (this.#isLeaving) return false;
    try {
      await this.#store.guests.byId('');
      return true;
    } catch {
      return false;
    }
  }
}

/** `/healthz`: the process runs. `/readyz`: it can be given work. */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await readiness.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}
