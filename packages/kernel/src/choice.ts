/**
 * A choice as one integer: a verb and at most three arguments, each an index into its domain. The same number means the
 * same thing in every state. 30 bits, so that it is a small integer in every JavaScript engine.
 */
export function pack(verb: number, a = -1, b = -1, c = -1): number {
  return (verb << 24) | ((a + 1) << 16) | ((b + 1) << 8) | (c + 1);
}

export function verbOf(choice: number): number {
  return choice >> 24;
}

/** The first argument's index, −1 if it is absent; so the others. */
export function argA(choice: number): number {
  return ((choice >> 16) & 255) - 1;
}

export function argB(choice: number): number {
  return ((choice >> 8) & 255) - 1;
}

export function argC(choice: number): number {
  return (choice & 255) - 1;
}

/** A reusable list of choices. Steps add in ascending order and never twice the same. */
export class Choices {
  readonly list = new Int32Array(1024);
  length = 0;

  clear(): void {
    this.length = 0;
  }

  add(choice: number): void {
    this.list[this.length++] = choice;
  }

  has(choice: number): boolean {
    for (let i = 0; i < this.length; i++) if (this.list[i] === choice) return true;
    return false;
  }

  toArray(): number[] {
    return Array.from(this.list.subarray(0, this.length));
  }
}
