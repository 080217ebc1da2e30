import type { Field, State } from '../src/index.ts';

/** Whether two states are the same, four bytes at a time: conformance asks at every decision. */
export function haveSameBytes(a: Uint32Array, b: Uint32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

export function wordsOfState(s: State): Uint32Array {
  return new Uint32Array(s.bytes.buffer, s.bytes.byteOffset, s.bytes.length / 4);
}

/** The first field in which two states differ, as `hand[3] is 1, not 2`; undefined if they are equal. */
export function findDifference(a: State, b: State): string | undefined {
  if (a.equals(b)) return undefined;
  const at = a.bytes.findIndex((byte, i) => byte !== b.bytes[i]);
  for (const [name, field] of Object.entries(a)) {
    if (name === 'bytes' || !isField(field)) continue;
    const i = Math.floor((at - field.byteOffset) / field.BYTES_PER_ELEMENT);
    if (i < 0 || i >= field.length) continue;
    const other = Object.entries(b).find(([key]) => key === name)?.[1] as unknown;
    return `${name}[${i}] is ${field[i]}, not ${isField(other) ? other[i] : 'there'}`;
  }
  return `byte ${at}, which belongs to no field, is ${a.bytes[at]}, not ${b.bytes[at]}`;
}

function isField(value: unknown): value is Field {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}
