import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, sha256, toHex, utf8 } from '../index.ts';

test('SHA-256 agrees with Node at every length up to four blocks', () => {
  for (let length = 0; length <= 256; length++) {
    const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
  }
});

test('UTF-8 agrees with Node', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
    }),
  );
});

test('hexadecimal is read back, and nothing else is', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(fromHex(toHex(bytes), bytes.length)).toEqual(bytes);
    }),
  );
  for (const text of ['', 'a', 'AB', 'zz', 'abc', ' ab']) expect(fromHex(text, 1)).toBeUndefined();
});
