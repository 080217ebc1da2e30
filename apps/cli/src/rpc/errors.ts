import { REFUSAL_CODES, type Json, type JsonObject, type Refusal } from '@fondaco/kernel';

/** The codes of JSON-RPC 2.0 itself. */
export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const UNKNOWN_METHOD = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** Refusals of the kernel have the codes 1 to 10, in the kernel's order; these are the server's own. */
export const UNKNOWN_TABLE = 11;
export const TOO_MANY_TABLES = 12;

/** What a client is told instead of a result. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: JsonObject;
}

/** A method's answer. */
export type RpcOutcome = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly error: RpcError };

export function answer(value: Json): RpcOutcome {
  return { ok: true, value };
}

export function fault(
  code: number,
  message: string,
  data?: JsonObject,
): { readonly ok: false; readonly error: RpcError } {
  return { ok: false, error: { code, message, ...(data === undefined ? {} : { data }) } };
}

/** A refusal of the kernel, with everything it says. */
export function refused(refusal: Refusal): { readonly ok: false; readonly error: RpcError } {
  const { code, message, where, clause, reason } = refusal;
  return fault(REFUSAL_CODES.indexOf(code) + 1, message, {
    refusal: code,
    ...(where === undefined ? {} : { where }),
    ...(clause === undefined ? {} : { clause }),
    ...(reason === undefined ? {} : { reason }),
  });
}
