/** The codes of PostgreSQL's errors that are answers here. */
const UNIQUE_VIOLATION = '23505';
const DISK_FULL = '53100';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, UNIQUE_VIOLATION);
}

export function isDiskFull(error: unknown): boolean {
  return hasCode(error, DISK_FULL);
}
