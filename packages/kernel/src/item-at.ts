/** The item of a list at an index that it must have. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} among ${list.length}`);
  return item;
}

/** The value of a key that a record must have. */
export function lookUp<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = record[key];
  if (value === undefined) throw new RangeError(`there is no ${key} among ${Object.keys(record).join(', ')}`);
  return value;
}
