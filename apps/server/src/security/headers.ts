import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What pages of this server may load and do: nothing that is written in the page itself, nothing from elsewhere. */
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    // Bots judge positions with WebAssembly.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
    // Pictures that the page has drawn itself are turned into pixels before they are saved.
    imgSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Over plain HTTP browsers ignore what asks for a secure page, and some complain. */
export async function addSecurityHeaders(app: FastifyInstance, { isEncrypted }: { readonly isEncrypted: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_SECURITY_POLICY,
    strictTransportSecurity: isEncrypted,
    crossOriginOpenerPolicy: isEncrypted,
    originAgentCluster: isEncrypted,
  });
}
