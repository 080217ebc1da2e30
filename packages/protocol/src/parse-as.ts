import {
  isObject,
  itemAt,
  objectOf,
  oneOf,
  printFaults,
  shorten,
  type Fault,
  type Json,
  type Shape,
} from '@fondaco/kernel';
import type { HostRefusal } from './refusal.ts';
import { requestId } from './shapes.ts';

/** What every request has: a number that its answer repeats, and what is asked. */
export interface NumberedRequest {
  readonly id: number;
  readonly type: string;
}

/** The members of a request beside its number and type, each with its shape. */
type Members<R> = { readonly [Key in Exclude<keyof R, 'id' | 'type'>]-?: Shape<R[Key]> };
export type MembersByType<R extends NumberedRequest> = {
  readonly [Type in R['type']]: Members<Extract<R, { type: Type }>>;
};

/** A request as it arrived, checked once and for all; or what is wrong with it, and which request that answers. */
export type ParsedRequest<R extends NumberedRequest> =
  | { readonly ok: true; readonly value: R }
  | { readonly ok: false; readonly re: number; readonly error: HostRefusal };

/** Reads a request of a known type; whatever else arrives is refused with a reason. */
export function parseAs<R extends NumberedRequest>(
  known: Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>>,
  value: Json,
): ParsedRequest<R> {
  const re = isObject(value) && typeof value.id === 'number' ? value.id : -1;
  const faults: Fault[] = [];
  const type = oneOf(Object.keys(known))(isObject(value) ? value.type : undefined, 'type', faults);
  if (faults.length > 0) return { ok: false, re, error: { code: 'bad-message', message: printFaults(faults) } };
  const read = objectOf({ id: requestId, type: oneOf([type]), ...known[type] })(value, '', faults);
  if (faults.length > 0) {
    const message = `"${shorten(type)}": ${printFaults(faults)}`;
    return { ok: false, re, error: { code: 'bad-message', message, where: itemAt(faults, 0).where } };
  }
  // The compiler holds the shapes of each type to its members, and these have just been read.
  return { ok: true, value: read as unknown as R };
}
