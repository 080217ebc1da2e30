import type { PackedMemory } from './bot-task.ts';

/** What seats remember of their searches: the latest ones, up to so many bytes together. */
export class SearchMemories {
  readonly #most: number;
  /** The oldest first. */
  readonly #memories = new Map<string, PackedMemory>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Hands a memory out; it is no longer here. */
  take(table: string, seat: number): PackedMemory | undefined {
    return this.#remove(keyOf(table, seat));
  }

  put(table: string, seat: number, memory: PackedMemory): void {
    const key = keyOf(table, seat);
    this.#remove(key);
    this.#memories.set(key, memory);
    this.#bytes += memory.buffer.byteLength;
    for (const oldest of this.#memories.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#remove(oldest);
    }
  }

  /** Forgets all seats of a table. */
  forget(table: string): void {
    for (const key of this.#memories.keys()) if (key.slice(key.indexOf(' ') + 1) === table) this.#remove(key);
  }

  #remove(key: string): PackedMemory | undefined {
    const memory = this.#memories.get(key);
    if (memory === undefined) return undefined;
    this.#memories.delete(key);
    this.#bytes -= memory.buffer.byteLength;
    return memory;
  }
}

function keyOf(table: string, seat: number): string {
  return `${seat} ${table}`;
}
