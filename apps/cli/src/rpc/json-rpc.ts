import { isObject, lookUp, shorten, type Json, type JsonObject } from '@fondaco/kernel';
import { fault, INTERNAL_ERROR, INVALID_REQUEST, PARSE_ERROR, UNKNOWN_METHOD, type RpcOutcome } from './errors.ts';
import { METHODS } from './methods.ts';
import type { Tables } from './tables.ts';

const MOST_IN_BATCH = 100;
/** Deeper than anything a game says; what reads JSON recursively must not run out of stack. */
const MOST_DEPTH = 100;

/** Answers one line of JSON-RPC 2.0: a request, a notification or a batch. No answer is undefined. */
export function answerLine(tables: Tables, line: string): string | undefined {
  const message = parse(line);
  if (!message.ok) return print(responseTo(null, message));
  const { value } = message;
  if (!Array.isArray(value)) {
    const response = answerRequest(tables, value);
    return response === undefined ? undefined : print(response);
  }
  if (value.length === 0 || value.length > MOST_IN_BATCH)
    return print(responseTo(null, fault(INVALID_REQUEST, `a batch holds 1 to ${MOST_IN_BATCH} requests`)));
  const responses = value
    .map((request: Json) => answerRequest(tables, request))
    .filter((response) => response !== undefined);
  return responses.length === 0 ? undefined : print(responses);
}

/** The answer to a line that is not even read. */
export function refuseLine(code: number, message: string): string {
  return print(responseTo(null, fault(code, message)));
}

function parse(line: string): RpcOutcome {
  if (isTooDeep(line)) return fault(INVALID_REQUEST, `JSON may be nested ${MOST_DEPTH} deep`);
  try {
    return { ok: true, value: JSON.parse(line) as Json };
  } catch (error) {
    return fault(PARSE_ERROR, `not JSON: ${shorten(error instanceof Error ? error.message : String(error))}`);
  }
}

function isTooDeep(line: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let i = 0; i < line.length; i++) {
    const character = line[i];
    if (isInText) {
      if (character === '\\') i++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '[' || character === '{') {
      if (++depth > MOST_DEPTH) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}

type Id = string | number | null;

/** Undefined for a notification, which is obeyed in silence. */
function answerRequest(tables: Tables, request: Json): JsonObject | undefined {
  if (!isObject(request)) return refuseRequest(null, 'a request is an object');
  const { id, method, params, jsonrpc, ...others } = request;
  if (!isId(id)) return refuseRequest(null, 'id must be a text, a number or null');
  if (jsonrpc !== '2.0') return refuseRequest(id, 'jsonrpc must be "2.0"');
  if (typeof method !== 'string') return refuseRequest(id, 'method must be a text');
  if (params !== undefined && !isObject(params) && !Array.isArray(params))
    return refuseRequest(id, 'params must be an object');
  const [stranger] = Object.keys(others);
  if (stranger !== undefined) return refuseRequest(id, `${shorten(stranger)} is not part of a request`);
  const outcome = call(tables, method, params);
  return id === undefined ? undefined : responseTo(id, outcome);
}

function isId(id: Json | undefined): id is Id | undefined {
  return id === undefined || id === null || typeof id === 'string' || typeof id === 'number';
}

function refuseRequest(id: Id | undefined, message: string): JsonObject {
  return responseTo(id ?? null, fault(INVALID_REQUEST, message));
}

function call(tables: Tables, name: string, params: Json | undefined): RpcOutcome {
  if (!Object.hasOwn(METHODS, name))
    return fault(UNKNOWN_METHOD, `there is no method "${shorten(name)}"; there are ${Object.keys(METHODS).join(', ')}`);
  try {
    return lookUp(METHODS, name)(tables, params);
  } catch (error) {
    return fault(INTERNAL_ERROR, `a fault of ours: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function responseTo(id: Id, outcome: RpcOutcome): JsonObject {
  if (outcome.ok) return { jsonrpc: '2.0', id, result: outcome.value };
  return { jsonrpc: '2.0', id, error: outcome.error as unknown as JsonObject };
}

function print(message: Json): string {
  return JSON.stringify(message);
}
