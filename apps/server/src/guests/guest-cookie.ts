import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../security/origin.ts';

/** Browsers take a cookie of this kind from its own host alone, over a secure connection: nobody else can plant one. */
const SECURE_NAME = '__Host-fondaco';
/** Over plain HTTP there is no such cookie. */
const PLAIN_NAME = 'fondaco';
/** How long a browser keeps it after the last visit, in seconds: as long as browsers keep any. */
const MAX_AGE = 400 * 24 * 3600;

const TOKEN = /^[\w-]{43}$/;

/** The token that came with a request, if it looks like one of ours. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[nameFor(request)];
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** Has the browser keep a token. */
export function keepToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameFor(request), token, { ...attributesFor(request), maxAge: MAX_AGE });
}

/** Has the browser forget its token. */
export function dropToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), attributesFor(request));
}

function nameFor(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_NAME : PLAIN_NAME;
}

function attributesFor(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
}
