const WIDTH = 30;

/** `[######......] 40%, 1 h 5 min to go` for a share from 0 to 1 that took so many seconds. */
export function printProgress(share: number, seconds: number): string {
  const filled = Math.floor(share * WIDTH);
  const bar = '#'.repeat(filled) + '.'.repeat(WIDTH - filled);
  const rest = share > 0 ? `, ${printDuration((seconds / share) * (1 - share))} to go` : '';
  return `[${bar}] ${Math.floor(share * 100)}%${share < 1 ? rest : `, ${printDuration(seconds)}`}`;
}

export function printDuration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
