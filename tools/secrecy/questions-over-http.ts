import type { World } from './world.ts';

/** Asks everything there is to ask over HTTP, and something that is refused. */
export async function askOverHttp(world: World, cookie: string | undefined): Promise<void> {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  for (const path of ['/api/me', '/api/nothing', '/api/socket', '/healthz', '/readyz', '/metrics'])
    await world.fetch('GET', path, headers);
  const json = { 'content-type': 'application/json' };
  await world.fetch('POST', '/api/guest', { ...headers, ...json, origin: 'https://example.org' }, '{"name":"Bea"}');
  const { origin } = new URL(world.server.url);
  await world.fetch('POST', '/api/guest', { ...json, origin }, '{"name":"Bea"}');
  await world.fetch('POST', '/api/guest', { ...json, origin }, '{');
}
