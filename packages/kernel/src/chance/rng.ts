import type { State } from '../state.ts';

/** A source of unbiased integers. */
export interface Random {
  /** An integer from 0 to n − 1. */
  below(n: number): number;
}

const ROUNDS = 20;
const WORDS = 16;
const KEY = 8;
const COUNTER = 8;
const RANGE = 0x1_0000_0000;
const LAST_WORD = 0xffff_ffff;
/** Without this, a draw from nothing would go on for ever. */
const NOTHING_TO_DRAW = 'a draw from nothing';

/** The last block made, kept because a block serves 16 draws; a memo, not a state. */
const block = new Uint32Array(WORDS);
const madeFor = new Uint32Array(KEY + 1).fill(0xffff_ffff);
const input = new Uint32Array(WORDS);

/** Gives a state its 256 secret bits (32 bytes). Everything chance decides at the table follows from them. */
export function seedChance(s: State, seed: Uint8Array): void {
  const view = new DataView(seed.buffer, seed.byteOffset, 32);
  for (let i = 0; i < KEY; i++) s.chance[i] = view.getUint32(i * 4, true);
  s.chance[COUNTER] = 0;
}

/**
 * Gives a state another key. Nothing is left of the old one, nor of how much was drawn by it, which may tell what was shuffled.
 */
export function rekeyChance(s: State, rng: Random): void {
  for (let i = 0; i < KEY; i++) s.chance[i] = rng.below(RANGE);
  s.chance[COUNTER] = 0;
}

/** The last 32-bit word that favours no remainder: the words up to it are a multiple of n. In 32 bits throughout, which is quick. */
function lastFairWord(n: number): number {
  return n === RANGE ? LAST_WORD : LAST_WORD - ((-n >>> 0) % (n >>> 0));
}

/** Draws an integer from 0 to n − 1 from the table's own generator. Only setup and steps may call it. */
export function drawBelow(s: State, n: number): number {
  if (!(n > 0)) throw new Error(NOTHING_TO_DRAW);
  const last = lastFairWord(n);
  for (;;) {
    const word = drawWord(s) >>> 0;
    if (word <= last) return n === RANGE ? word : word % (n >>> 0);
  }
}

/** Shuffles `count` entries of a field, from `from` on, by the table's own generator. */
export function shuffleByChance(s: State, field: Uint8Array | Int8Array, from: number, count: number): void {
  for (let i = count - 1; i > 0; i--) swap(field, from + i, from + drawBelow(s, i + 1));
}

/** Shuffles `count` entries of a field, from `from` on, by any other generator. */
export function shuffle(rng: Random, field: Uint8Array | Int8Array, from: number, count: number): void {
  for (let i = count - 1; i > 0; i--) swap(field, from + i, from + rng.below(i + 1));
}

function swap(field: Uint8Array | Int8Array, i: number, j: number): void {
  const held = field[i];
  field[i] = field[j];
  field[j] = held;
}

function drawWord(s: State): number {
  const { chance } = s;
  const drawn = chance[COUNTER];
  const number = drawn >>> 4;
  let isMade = madeFor[COUNTER] === number;
  for (let i = 0; isMade && i < KEY; i++) isMade = madeFor[i] === chance[i];
  if (!isMade) {
    madeFor.set(chance);
    madeFor[COUNTER] = number;
    chacha(chance, number, block);
  }
  chance[COUNTER] = drawn + 1;
  return block[drawn & (WORDS - 1)];
}

/** One block of ChaCha20 (RFC 8439) with the nonce 0: sixteen words from a key of eight and a block number. */
export function chacha(key: Uint32Array, number: number, out: Uint32Array): void {
  input[0] = 0x61707865;
  input[1] = 0x3320646e;
  input[2] = 0x79622d32;
  input[3] = 0x6b206574;
  for (let i = 0; i < KEY; i++) input[4 + i] = key[i];
  input[12] = number;
  input[13] = 0;
  input[14] = 0;
  input[15] = 0;
  out.set(input);
  for (let i = 0; i < ROUNDS; i += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) out[i] += input[i];
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] += x[b];
  x[d] = rotateLeft(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotateLeft(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotateLeft(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotateLeft(x[b] ^ x[c], 7);
}

function rotateLeft(x: number, n: number): number {
  return (x << n) | (x >>> (32 - n));
}

/** A fast generator (sfc32) for searches, simulations and tests; never for what happens at a table. */
export class FastRandom implements Random {
  #a: number;
  #b = 0x9e3779b9;
  #c = 0x243f6a88;
  #counter = 1;

  constructor(seed: number) {
    this.#a = seed | 0;
    for (let i = 0; i < 12; i++) this.word();
  }

  word(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (rotateLeft(this.#c, 21) + sum) | 0;
    return sum >>> 0;
  }

  below(n: number): number {
    if (!(n > 0)) throw new Error(NOTHING_TO_DRAW);
    const last = lastFairWord(n);
    for (;;) {
      const word = this.word() >>> 0;
      if (word <= last) return n === RANGE ? word : word % (n >>> 0);
    }
  }

  /** 32 bytes to seed a table with. */
  seed(): Uint8Array {
    const bytes = new Uint8Array(32);
    const words = new Uint32Array(bytes.buffer);
    for (let i = 0; i < words.length; i++) words[i] = this.word();
    return bytes;
  }
}
