import type { GameAnalysis } from '@fondaco/review';

/** What the choices of one kind have cost a seat. */
export interface VerbCost {
  readonly verb: string;
  readonly choices: number;
  /** In units of win chance. */
  readonly loss: number;
}

const MOST = 6;

/** What has cost a seat most, by what was done, the dearest first. */
export function costsOf({ points }: GameAnalysis, seat: number): readonly VerbCost[] {
  const costs = new Map<string, VerbCost>();
  for (const { seat: whose, words, judged, isStandIn } of points) {
    const loss = Math.max(0, judged?.decision?.loss ?? 0);
    if (whose !== seat || isStandIn || loss === 0) continue;
    const verb = words.split(' ')[0] ?? words;
    const known = costs.get(verb) ?? { verb, choices: 0, loss: 0 };
    costs.set(verb, { verb, choices: known.choices + 1, loss: known.loss + loss });
  }
  return [...costs.values()].toSorted((a, b) => b.loss - a.loss).slice(0, MOST);
}
