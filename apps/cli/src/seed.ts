import { seedFromText, sha256, utf8 } from '@fondaco/kernel';
import { randomBytes } from 'node:crypto';

/** The 32 bytes a table begins with: 64 hexadecimal digits as they are, any other text hashed, nothing given drawn afresh. */
export function seedFrom(given: string | number | undefined): Uint8Array {
  if (given === undefined) return Uint8Array.from(randomBytes(32));
  return seedFromText(String(given));
}

/** A seed that follows from another and a name; knowing it tells nothing about the first. */
export function seedWithin(seed: Uint8Array, name: string): Uint8Array {
  const tail = utf8(name);
  const bytes = new Uint8Array(seed.length + tail.length);
  bytes.set(seed);
  bytes.set(tail, seed.length);
  return sha256(bytes);
}

/** A number for the fast generator, made of a seed. */
export function numberFrom(seed: Uint8Array): number {
  return new DataView(seed.buffer, seed.byteOffset).getUint32(0, true);
}

const MOST_NUMBER = 0xffff_ffff;

/** The same for seeds that are numbers: a number is taken as it is, any other text is hashed. */
export function seedNumber(given: string | number): number {
  const number = Number(given);
  const isNumber = /^\d+$/.test(String(given)) && number <= MOST_NUMBER;
  return isNumber ? number : numberFrom(seedFromText(String(given)));
}
