const GROUP = 4;
const GROUPS = 4;

/** The beginning of a hash, in groups that can be compared by eye. */
export function printFingerprint(hash: string): string {
  return Array.from({ length: GROUPS }, (_, i) => hash.slice(i * GROUP, (i + 1) * GROUP)).join(' ');
}
