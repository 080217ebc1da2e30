import type { Clock } from '@fondaco/host';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';

export interface LogSetup {
  readonly level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Takes each line; the standard output if absent. */
  readonly write?: (line: string) => void;
}

/** What a line of the log may not hold, wherever somebody puts it: cookies, tokens, what people say, and their names. */
const SECRET = ['cookie', 'authorization', 'set-cookie', 'token', 'invite', 'salt', 'seed', 'words', 'lines', 'name'];

/** A log in lines of JSON, at the server's own time. */
export function loggerOf(
  { level, write }: LogSetup,
  clock: Clock,
): NonNullable<FastifyHttpOptions<RawServerDefault>['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":${clock.now()}`,
    redact: SECRET.flatMap((key) => [bracket(key), `*${bracket(key)}`, `*.*${bracket(key)}`]),
    // Neither addresses of pages, which may hold invites, nor of people.
    serializers: { req: ({ method }: { readonly method: string }) => ({ method }) },
    ...(write === undefined ? {} : { stream: { write } }),
  };
}

function bracket(key: string): string {
  return `["${key}"]`;
}
