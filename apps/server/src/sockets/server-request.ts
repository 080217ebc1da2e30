import type { Json } from '@fondaco/kernel';
import { parseTableRequest, type ParsedRequest, type TableRequest } from '@fondaco/protocol';

/** Everything that can be asked over a socket. */
export type ServerRequest = TableRequest;

/** Reads a message as it arrived. */
export function parseMessage(text: string): ParsedRequest<ServerRequest> {
  const value = parseJson(text);
  if (value === undefined)
    return { ok: false, re: -1, error: { code: 'bad-message', message: 'a message is one JSON object' } };
  return parseTableRequest(value);
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
