/** Why something was refused: a stable code, an explanation for whoever sent it, and the clause where a rule is the reason. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** Where in the input the fault lies: a JSON path, `line 12`, `argument 2`. */
  readonly where?: string;
  readonly clause?: string;
  /** The game's own name of the reason, a key of its translations. */
  readonly reason?: string;
}

export const REFUSAL_CODES = [
  'unknown-word',
  'illegal',
  'not-waiting',
  'stale',
  'over',
  'no-undo',
  'bad-record',
  'bad-position',
  'bad-parts',
  'bad-setup',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a fallible function returns: errors people can cause are values, errors of ours throw. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Refusal };

export function success<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refuse(
  code: RefusalCode,
  message: string,
  more: Omit<Refusal, 'code' | 'message'> = {},
): { readonly ok: false; readonly error: Refusal } {
  return { ok: false, error: { code, message, ...more } };
}
