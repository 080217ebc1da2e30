import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Figure } from './figures.ts';

const ROUNDS = 5;
/** What one process spends on its start, in measured pieces: six pieces, each in a round that warms up and three that count. */
const PIECES = 24;

type EngineRates = Readonly<Record<string, number>>;

/**
 * How fast this engine is against that of another checkout (an older commit, installed): processes of both in turn, round after
 * round, the best round of each.
 */
export function measureAgainst(how: { readonly seconds: number; readonly against?: string }): Promise<Figure[]> {
  if (how.against === undefined) throw new Error('compare needs --against <folder of another checkout, installed>');
  const folders = { new: path.dirname(import.meta.dirname), old: path.resolve(how.against) };
  const milliseconds = (how.seconds * 1000) / (2 * ROUNDS) / PIECES;
  const best: Record<'new' | 'old', Record<string, number>> = { new: {}, old: {} };
  for (let round = 0; round < ROUNDS; round++) {
    console.error(`bench: round ${round + 1} of ${ROUNDS} ...`);
    // Whoever comes first may find the machine otherwise than who comes second: they take turns in that, too.
    for (const side of round % 2 === 0 ? (['old', 'new'] as const) : (['new', 'old'] as const))
      for (const [name, rate] of Object.entries(ratesOf(folders[side], milliseconds)))
        best[side][name] = Math.max(best[side][name] ?? 0, rate);
  }
  const figures = Object.entries(best.new).flatMap(([name, rate]): Figure[] => {
    const before = best.old[name];
    if (before === undefined) return [];
    return [
      { name: `${name}, old`, value: before, unit: 'per s of processor time' },
      { name: `${name}, new`, value: rate, unit: 'per s of processor time' },
      { name: `${name}, ratio`, value: rate / before, unit: 'new over old' },
    ];
  });
  return Promise.resolve(figures);
}

function ratesOf(folder: string, milliseconds: number): EngineRates {
  const script = path.join(import.meta.dirname, 'engine-rates.ts');
  const printed = execFileSync(process.execPath, [script, folder, String(milliseconds)], { encoding: 'utf8' });
  return JSON.parse(printed) as EngineRates;
}
