/** How many frames may be pending at once. */
const MAX_DEPTH = 10;
/** How many options a game may have. */
const MAX_OPTIONS = 6;
/** Integers in a frame: step, waiting seats, and four arguments. */
export const FRAME_WIDTH = 6;

/** What a state is made of. */
export type Field = Uint8Array | Int8Array | Int16Array | Int32Array | Uint32Array;

/**
 * A game's whole state: named typed-array fields over one buffer, so that a copy is one `set` and nothing can be shared by
 * accident. A game extends it and declares its fields: `readonly ducats = this.i16(5)`.
 */
export class State {
  /** The buffer behind all fields. */
  readonly bytes: Uint8Array;
  /** What somebody has learnt: a change here is a checkpoint that undo cannot cross. */
  readonly knowledge: Field[] = [];
  #used = 0;

  /** The generator: a 256-bit key, then the number of 32-bit words drawn. */
  readonly chance: Uint32Array;
  /** The pending steps, `FRAME_WIDTH` integers each, the top one last. */
  readonly frames: Int16Array;
  /** How many frames are pending; none when the game is over. */
  readonly depth: Uint8Array;
  /** The number of seats. */
  readonly seats: Uint8Array;
  /** The option values in force, in the order of the game's options. */
  readonly options: Uint8Array;

  constructor(size: number) {
    throwIfMisaligned(size);
    this.bytes = new Uint8Array(size);
    this.chance = this.u32(9);
    this.frames = this.i16(MAX_DEPTH * FRAME_WIDTH);
    this.depth = this.u8(1);
    this.seats = this.u8(1);
    this.options = this.u8(MAX_OPTIONS);
  }

  /** Bytes that declared fields occupy; a game's test compares it with the size it asked for. */
  get used(): number {
    return this.#used;
  }

  copyFrom(other: State): void {
    this.bytes.set(other.bytes);
  }

  equals(other: State): boolean {
    const { bytes } = this;
    if (bytes.length !== other.bytes.length) return false;
    for (let i = 0; i < bytes.length; i++) if (bytes[i] !== other.bytes[i]) return false;
    return true;
  }

  protected u8(length: number): Uint8Array {
    return new Uint8Array(this.bytes.buffer, this.#take(length, 1), length);
  }

  protected i8(length: number): Int8Array {
    return new Int8Array(this.bytes.buffer, this.#take(length, 1), length);
  }

  protected i16(length: number): Int16Array {
    return new Int16Array(this.bytes.buffer, this.#take(length, 2), length);
  }

  protected i32(length: number): Int32Array {
    return new Int32Array(this.bytes.buffer, this.#take(length, 4), length);
  }

  protected u32(length: number): Uint32Array {
    return new Uint32Array(this.bytes.buffer, this.#take(length, 4), length);
  }

  /** Marks a field as knowledge (see `knowledge`). */
  protected known<Known extends Field>(field: Known): Known {
    this.knowledge.push(field);
    return field;
  }

  #take(length: number, width: number): number {
    const from = Math.ceil(this.#used / width) * width;
    this.#used = from + length * width;
    if (this.#used > this.bytes.length)
      throw new Error(`a state of ${this.bytes.length} bytes is too small for its fields`);
    return from;
  }
}

function throwIfMisaligned(size: number): void {
  if (size % 4 !== 0) throw new Error(`a state's size is a multiple of 4, not ${size}`);
}

/** Whether somebody learnt something, or chance was drawn, between two states of one table. */
export function hasLearnt(before: State, after: State): boolean {
  if (isChanceDrawn(before, after)) return true;
  for (let i = 0; i < after.knowledge.length; i++) {
    const a = before.knowledge[i];
    const b = after.knowledge[i];
    for (let j = 0; j < b.length; j++) if (a[j] !== b[j]) return true;
  }
  return false;
}

/** Whether chance was drawn between two states of one table. */
export function isChanceDrawn(before: State, after: State): boolean {
  return before.chance[DRAWN] !== after.chance[DRAWN];
}

/** Where the generator counts the words drawn. */
const DRAWN = 8;
