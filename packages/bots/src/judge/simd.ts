/*
 * One layer of a network in WebAssembly, four numbers at once: the difference between 6 µs and 1 µs for a position; and the same
 * backwards, for learners. The module is written out byte by byte because it is these two loops; whoever runs without it (see
 * `network.ts`) gets the same sums from JavaScript.
 */

/** What this file needs of WebAssembly; the language's own library does not declare it. */
interface Wasm {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Layers };
}
declare const WebAssembly: Wasm | undefined;

/**
 * Adds rows to a bias: `list` points to `count` pairs of a row's address and its factor; `bytes` is the length of a row, a multiple
 * of 64. All are addresses in the memory.
 */
type DenseLayer = (list: number, count: number, bias: number, out: number, bytes: number) => void;

/** Adds a row, times each pair's factor, to the row at each pair's address and `base`. */
type RowSpreader = (list: number, count: number, row: number, base: number, bytes: number) => void;

/** A layer forwards, and what is learnt of its weights. */
export interface Layers {
  readonly layer: DenseLayer;
  readonly spread: RowSpreader;
}

const [LIST, COUNT, BIAS, OUT, BYTES, AT, PAIR, END, ROW, FACTOR, SUM] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const SUMS = 4;
const I32 = 0x7f;
const V128 = 0x7b;
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const constant = (value: number): number[] => [0x41, ...signed(value)];
const ADD = [0x6a];
const SHIFT_LEFT = [0x74];
const AT_LEAST = [0x4f];
const LESS = [0x49];
const BLOCK = [0x02, 0x40];
const LOOP = [0x03, 0x40];
const branch = (depth: number): number[] => [0x0c, depth];
const branchIf = (depth: number): number[] => [0x0d, depth];
const CLOSE = [0x0b];
const LOAD_I32 = [0x28, 2, 0];
const LOAD_SPLAT = [0xfd, 0x09, 2, 4];
const loadV128 = (offset: number): number[] => [0xfd, 0x00, 2, offset];
const storeV128 = (offset: number): number[] => [0xfd, 0x0b, 2, offset];
const ADD_F32X4 = [0xfd, 0xe4, 0x01];
const MULTIPLY_F32X4 = [0xfd, 0xe6, 0x01];

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, value >> 7];
}

function body(): number[] {
  const each = (make: (sum: number, offset: number) => number[][]): number[] =>
    Array.from({ length: SUMS }, (_, i) => make(SUM + i, i * 16).flat()).flat();
  const multiplied = (offset: number): number[] => [get(ROW), loadV128(offset), get(FACTOR), MULTIPLY_F32X4].flat();
  return [
    [get(LIST), get(COUNT), constant(3), SHIFT_LEFT, ADD, set(END)],
    [LOOP],
    [each((sum, offset) => [get(BIAS), get(AT), ADD, loadV128(offset), set(sum)])],
    [get(LIST), set(PAIR)],
    [BLOCK, LOOP],
    [get(PAIR), get(END), AT_LEAST, branchIf(1)],
    [get(PAIR), LOAD_I32, get(AT), ADD, set(ROW)],
    [get(PAIR), LOAD_SPLAT, set(FACTOR)],
    [each((sum, offset) => [multiplied(offset), get(sum), ADD_F32X4, set(sum)])],
    [get(PAIR), constant(8), ADD, set(PAIR), branch(0)],
    [CLOSE, CLOSE],
    [each((sum, offset) => [get(OUT), get(AT), ADD, get(sum), storeV128(offset)])],
    [get(AT), constant(64), ADD, set(AT)],
    [get(AT), get(BYTES), LESS, branchIf(0)],
    [CLOSE, CLOSE],
  ].flat(2);
}

/** With the same parameters and locals: here `bias` is the row, `out` the base. */
function spreadBody(): number[] {
  const each = (make: (sum: number, offset: number) => number[][]): number[] =>
    Array.from({ length: SUMS }, (_, i) => make(SUM + i, i * 16).flat()).flat();
  const multiplied = (sum: number): number[] => [get(sum), get(FACTOR), MULTIPLY_F32X4].flat();
  return [
    [get(LIST), get(COUNT), constant(3), SHIFT_LEFT, ADD, set(END)],
    [LOOP],
    [each((sum, offset) => [get(BIAS), get(AT), ADD, loadV128(offset), set(sum)])],
    [get(LIST), set(PAIR)],
    [BLOCK, LOOP],
    [get(PAIR), get(END), AT_LEAST, branchIf(1)],
    [get(PAIR), LOAD_I32, get(AT), ADD, get(OUT), ADD, set(ROW)],
    [get(PAIR), LOAD_SPLAT, set(FACTOR)],
    [
      each((sum, offset) => [
        get(ROW),
        [...get(ROW), ...loadV128(offset), ...multiplied(sum), ...ADD_F32X4],
        storeV128(offset),
      ]),
    ],
    [get(PAIR), constant(8), ADD, set(PAIR), branch(0)],
    [CLOSE, CLOSE],
    [get(AT), constant(64), ADD, set(AT)],
    [get(AT), get(BYTES), LESS, branchIf(0)],
    [CLOSE, CLOSE],
  ].flat(2);
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...length(content.length), ...content];
}

function length(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, value >> 7];
}

const HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const NAMES = ['layer', 'spread'];

function moduleBytes(): Uint8Array {
  const locals = [3, 4, I32, 1, V128, SUMS, V128];
  const codes = [body(), spreadBody()].flatMap((code) => [...length(locals.length + code.length), ...locals, ...code]);
  const names = NAMES.flatMap((name, i) => [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0)), 0, i]);
  return Uint8Array.from([
    ...HEAD,
    ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 2, 0, 1]),
    ...section(3, [2, 0, 0]),
    ...section(7, [NAMES.length, ...names]),
    ...section(10, [NAMES.length, ...codes]),
  ]);
}

const PAGE = 65_536;

/** Layers over memory of at least this many bytes, or undefined where they cannot run. */
export function makeLayers(bytes: number): { readonly layers: Layers; readonly memory: ArrayBuffer } | undefined {
  if (typeof WebAssembly === 'undefined') return undefined;
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  try {
    const instance = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { m: { m: memory } });
    return { layers: instance.exports, memory: memory.buffer };
  } catch {
    // An engine without vector instructions refuses the module.
    return undefined;
  }
}
