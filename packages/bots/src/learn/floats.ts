import { fromBase64, toBase64 } from '../judge/base64.ts';

/** Numbers as text, to the last bit. */
export function fromFloats(numbers: Float32Array): string {
  return toBase64(new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength));
}

/** The numbers of such a text; a damaged one throws. */
export function toFloats(text: string): Float32Array {
  const bytes = fromBase64(text);
  if (bytes === undefined || bytes.length % 4 !== 0) throw new Error('the saved numbers are damaged');
  return new Float32Array(bytes.slice().buffer);
}
