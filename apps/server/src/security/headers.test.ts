import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders } from './headers.ts';

/** The headers of any answer. */
async function headersOf(isEncrypted: boolean) {
  const app = fastify();
  await addSecurityHeaders(app, { isEncrypted });
  app.get('/', () => 'a page');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}

test('a page runs scripts of its own server and WebAssembly, and nothing that stands in it or comes from elsewhere', async () => {
  const policy = String((await headersOf(false))['content-security-policy']);
  const directives = new Map(policy.split(';').map((one) => [one.split(' ')[0], one.split(' ').slice(1)]));
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  expect(directives.get('style-src')).toEqual(["'self'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
});

test('only an encrypted page asks to stay so', async () => {
  expect(await headersOf(true)).toHaveProperty('strict-transport-security');
  expect(await headersOf(false)).not.toHaveProperty('strict-transport-security');
});
