import { fromHex } from './hex.ts';
import { sha256, utf8 } from './sha256.ts';

/** How many bytes a table's seed has. */
export const SEED_BYTES = 32;

/** The seed a text stands for: 64 hexadecimal digits are the seed itself, any other text is hashed. */
export function seedFromText(text: string): Uint8Array {
  return fromHex(text.toLowerCase(), SEED_BYTES) ?? sha256(utf8(text));
}
