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
    // Neither addresses of pages, which may hold invites, nor of people; and of an error not what a database adds to it: the row it is about.
    serializers: {
      req: ({ method }: { readonly method: string }) => ({ method }),
      err: ({ name: type, message, stack = '', code }: Error & { readonly code?: string }) => ({
        type,
        message,
        stack,
        code,
      }),
    },
    ...(write === undefined ? {} : { stream: { write } }),
  };
}

/** The number of a warning among the levels of the log. */
const WARNING = 40;
const WARNED_AT: ReadonlySet<LogSetup['level']> = new Set(['warn', 'info', 'debug']);

/** Warnings of what is opened before the server, as lines of the same log. */
export function warnerOf(
  { level, write = (line) => void process.stdout.write(line) }: LogSetup,
  clock: Clock,
): (message: string) => void {
  return (message) => {
    if (WARNED_AT.has(level)) write(`${JSON.stringify({ level: WARNING, time: clock.now(), msg: message })}\n`);
  };
}

function bracket(key: string): string {
  return `["${key}"]`;
}
