import type { Json } from '@fondaco/kernel';
import { parseServerRequest, type ParsedRequest, type ServerRequest } from '@fondaco/protocol';

/** Reads a message as it arrived. */
export function parseMessage(text: string): ParsedRequest<ServerRequest> {
  const value = parseJson(text);
  if (value === undefined)
    return { ok: false, re: -1, error: { code: 'bad-message', message: 'a message is one JSON object' } };
  return parseServerRequest(value);
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
