import type { Field, Game, State } from '../src/index.ts';

/** A multiple of the width of every field. */
const UNUSED_BYTES = 16;

/** The same game with states that have a field nobody uses before or after all others: nothing but their memory is otherwise. */
export function withUnusedField<S extends State>(game: Game<S>, where: 'before' | 'after'): Game<S> {
  return { ...game, blank: () => layOut(game.blank(), where === 'before' ? UNUSED_BYTES : 0) };
}

function layOut<S extends State>(s: S, from: number): S {
  const bytes = new Uint8Array(s.bytes.length + UNUSED_BYTES);
  bytes.set(s.bytes, from);
  const moved = (field: Field): Field => {
    const View = field.constructor as new (buffer: ArrayBuffer, offset: number, length: number) => Field;
    return new View(bytes.buffer, field.byteOffset + from, field.length);
  };
  for (const [i, field] of s.knowledge.entries()) s.knowledge[i] = moved(field);
  for (const [name, value] of Object.entries(s)) {
    if (ArrayBuffer.isView(value) && value !== s.bytes && value.buffer === s.bytes.buffer)
      Object.defineProperty(s, name, { value: moved(value as Field), enumerable: true });
  }
  Object.defineProperty(s, 'bytes', { value: bytes, enumerable: true });
  return s;
}
