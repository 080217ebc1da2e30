const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Written out here because the language itself has neither `atob` nor `Buffer`. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const left = bytes.length - i;
    text += DIGITS.charAt(word >> 18) + DIGITS.charAt((word >> 12) & 63);
    text += (left > 1 ? DIGITS.charAt((word >> 6) & 63) : '=') + (left > 2 ? DIGITS.charAt(word & 63) : '=');
  }
  return text;
}

/** The bytes of a text in base 64, or undefined if it is none. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let word = 0;
    for (let j = 0; j < 4; j++) word = (word << 6) | Math.max(0, DIGITS.indexOf(text.charAt(i + j)));
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = (word >> shift) & 255;
  }
  return bytes;
}
