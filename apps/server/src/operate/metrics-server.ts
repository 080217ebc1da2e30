import { fastify } from 'fastify';
import { listen } from '../http/listen.ts';
import { addHealthRoutes, type Readiness } from './health.ts';
import type { Meters } from './meters.ts';

export interface MetricsServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves the figures at a port of their own, which need not be reached by everybody. */
export async function startMetrics(
  meters: Meters,
  readiness: Readiness,
  where: { readonly port: number; readonly host?: string },
): Promise<MetricsServer> {
  const app = fastify();
  addHealthRoutes(app, readiness);
  app.get('/metrics', async (_request, reply) => {
    void reply.type(meters.registry.contentType);
    return meters.registry.metrics();
  });
  const port = await listen(app, where);
  return { port, close: () => app.close() };
}
