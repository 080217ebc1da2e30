import { createHash } from 'node:crypto';

/** What is stored of a token: whoever reads the database learns none. Tokens have 128 random bits or more, so a plain hash serves. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
