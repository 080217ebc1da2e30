/** Whether two values are alike in all they have; a member that is undefined counts as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...keysOf(a), ...keysOf(b)]);
  return [...keys].every((key) => isSame(a[key], b[key]));
}

/** Whether a value has all that is wanted; lists must agree entry by entry. */
export function isMatch(actual: unknown, wanted: unknown): boolean {
  if (!isObject(actual) || !isObject(wanted)) return isSame(actual, wanted);
  if (Array.isArray(wanted))
    return (
      Array.isArray(actual) && actual.length === wanted.length && wanted.every((part, i) => isMatch(actual[i], part))
    );
  return Object.keys(wanted).every((key) => isMatch(actual[key], wanted[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function keysOf(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}
