/** The parts of a measuring that were asked for, with commas between them; all if none was named. */
export function wantedParts<Part extends string>(given: string | undefined, parts: readonly Part[]): ReadonlySet<Part> {
  if (given === undefined) return new Set(parts);
  const names = given.split(',');
  const unknown = names.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`--parts takes ${parts.join(', ')}, not ${unknown.join(', ')}`);
  return new Set(parts.filter((part) => names.includes(part)));
}
