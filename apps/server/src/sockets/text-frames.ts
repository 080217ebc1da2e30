import { Buffer } from 'node:buffer';

/** The last fragment of a text, by RFC 6455. */
const WHOLE_TEXT = 0x81;
/** Lengths that stand in the second byte themselves, in two bytes after it, and in eight. */
const MOST_SHORT = 125;
const MEDIUM = 126;
const MOST_MEDIUM = 0xffff;
const LONG = 127;

/**
 * Texts of bytes as the frames of a server, one after the other: they go out with one call to the system. `ws` would make a buffer of each
 * head, and send it and the text as two. Nothing is copied here: a text that was put together is laid out when it is written.
 */
export function printFrames(texts: readonly string[]): string {
  let frames = '';
  for (const bytes of texts) frames += printHead(bytes.length) + bytes;
  return frames;
}

/** The UTF-8 of a text, a character a byte (`latin1`). */
export function toByteText(text: string): string {
  return Buffer.byteLength(text) === text.length ? text : Buffer.from(text).toString('latin1');
}

function printHead(length: number): string {
  if (length <= MOST_SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MOST_MEDIUM) return String.fromCharCode(WHOLE_TEXT, MEDIUM, length >> 8, length & 0xff);
  const head = Buffer.alloc(10);
  head[0] = WHOLE_TEXT;
  head[1] = LONG;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head.toString('latin1');
}
