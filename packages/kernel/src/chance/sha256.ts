/**
 * SHA-256 (FIPS 180-4). The kernel brings its own because it must be synchronous and the same in Node, in a browser and in a
 * worker; the tests compare it with Node's.
 */
const ROUND_CONSTANTS = new Uint32Array(64);
const INITIAL = new Uint32Array(8);
fillConstants();

export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  const hash = INITIAL.slice();
  const words = new Uint32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(offset + i * 4);
    compress(hash, words);
  }
  const out = new Uint8Array(32);
  const outView = new DataView(out.buffer);
  for (let i = 0; i < hash.length; i++) outView.setUint32(i * 4, hash[i]);
  return out;
}

/** UTF-8, without the platform's encoder: the rules packages know no platform. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * MOST_BYTES_A_UNIT);
  let n = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes[n++] = unit;
    else {
      const code = text.codePointAt(i) ?? 0;
      if (code < 0x800) bytes[n++] = 0xc0 | (code >> 6);
      else {
        if (code < 0x10000) bytes[n++] = 0xe0 | (code >> 12);
        else {
          bytes[n++] = 0xf0 | (code >> 18);
          bytes[n++] = 0x80 | ((code >> 12) & 63);
          // Such a character is two units of the text.
          i++;
        }
        bytes[n++] = 0x80 | ((code >> 6) & 63);
      }
      bytes[n++] = 0x80 | (code & 63);
    }
  }
  return bytes.slice(0, n);
}

/** A unit of a text takes three bytes at most; characters of two units take four. */
const MOST_BYTES_A_UNIT = 3;

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8);
  return padded;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let a = hash[0] | 0;
  let b = hash[1] | 0;
  let c = hash[2] | 0;
  let d = hash[3] | 0;
  let e = hash[4] | 0;
  let f = hash[5] | 0;
  let g = hash[6] | 0;
  let h = hash[7] | 0;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + w[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

/** The constants are the fractional parts of square and cube roots of the first primes. */
function fillConstants(): void {
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let isPrime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) isPrime = false;
    if (!isPrime) continue;
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(candidate));
    ROUND_CONSTANTS[found++] = fraction(Math.cbrt(candidate));
  }
}

function fraction(x: number): number {
  return Math.floor((x - Math.floor(x)) * 0x1_0000_0000);
}
