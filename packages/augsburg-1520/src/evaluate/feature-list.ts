/** Collects the names of features in the order of their places; what is written at a place is found by its name. */
export class FeatureList {
  readonly names: string[] = [];

  /** The place of a feature. */
  one(name: string): number {
    return this.names.push(name) - 1;
  }

  /** The first place of several in a row. */
  many(name: string, count: number): number {
    const from = this.names.length;
    for (let i = 0; i < count; i++) this.names.push(`${name}-${i}`);
    return from;
  }

  /** The first place of several in a row, one for each name. */
  each(prefix: string, names: readonly string[]): number {
    const from = this.names.length;
    for (const name of names) this.names.push(`${prefix}-${name}`);
    return from;
  }
}
