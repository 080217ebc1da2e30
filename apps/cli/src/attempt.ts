import type { Refusal } from '@fondaco/kernel';

/** What comes of input that people give: a value, or a sentence that says what is wrong with it and where. */
export type Attempt<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

export function done<T>(value: T): Attempt<T> {
  return { ok: true, value };
}

export function wrong(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}

/** A refusal as one sentence: where, what, and the clause. */
export function printRefusal(refusal: Refusal): string {
  const { where, message } = refusal;
  // Faults in a file of many parts say themselves where they are.
  const place = where === undefined || message.startsWith(where) ? '' : `${where}: `;
  const clause = refusal.clause === undefined ? '' : ` [${refusal.clause}]`;
  return `${place}${message}${clause}`;
}

/** The exit codes: something that was looked at is not in order, and input that cannot be worked with. */
export const NOT_IN_ORDER = 1;
export const BAD_INPUT = 2;

/** Says what is wrong on stderr; returns the exit code for it. */
export function complain(message: string): number {
  process.stderr.write(`fondaco: ${message}\n`);
  return BAD_INPUT;
}
