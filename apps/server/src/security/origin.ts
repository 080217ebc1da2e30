import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this server: what it says of its origin is the address it was sent to. Browsers say it with every
 * socket and every change, and no page can make them say anything else.
 */
export function isFromOwnPage({ headers, protocol, host }: FastifyRequest): boolean {
  return headers.origin === `${protocol}://${host}`;
}

/** Whether the browser lets this page have what it keeps for secure ones: the connection is encrypted, or never leaves the machine. */
export function isSecure({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || hostname === 'localhost';
}
