import type { ConformanceReport, ConformanceViolation } from '@fondaco/kernel/testing';
import type { SoakJob } from './job.ts';

const MOST_OF_A_KIND = 5;

interface SoakCounts {
  games: number;
  decisions: number;
  violations: number;
}

/** What all the reports have found so far. */
export interface SoakFindings extends SoakCounts {
  /** The same of each game and player count. */
  readonly counts: Map<string, SoakCounts>;
  /** By game, player count and kind of violation; the first few of each, lowest seeds first. */
  readonly kinds: Map<string, ConformanceViolation[]>;
}

export function noFindings(): SoakFindings {
  return { games: 0, decisions: 0, violations: 0, counts: new Map(), kinds: new Map() };
}

export function addReport(findings: SoakFindings, job: SoakJob, report: ConformanceReport): void {
  const table = `${job.id}, ${job.seats} seats`;
  const own = findings.counts.get(table) ?? { games: 0, decisions: 0, violations: 0 };
  findings.counts.set(table, own);
  for (const counts of [findings, own]) {
    counts.games += report.games;
    counts.decisions += report.decisions;
    counts.violations += report.violationCount;
  }
  for (const violation of report.violations) {
    const kind = `${table}: ${violation.kind}`;
    const known = [...(findings.kinds.get(kind) ?? []), violation].toSorted((a, b) => a.seed - b.seed);
    findings.kinds.set(kind, known.slice(0, MOST_OF_A_KIND));
  }
}

/** A line for each game and player count. */
export function printCounts({ counts }: SoakFindings): string {
  return [...counts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([table, { games, decisions, violations }]) => `${table}: ${inWords(games, decisions, violations)}`)
    .join('\n');
}

/** What was played and found, as it is said everywhere. */
export function inWords(games: number, decisions: number, violations: number): string {
  return `${games} games, ${decisions} decisions, ${violations} violations`;
}

/** All violations as text, grouped; empty if there are none. */
export function printFindings(findings: SoakFindings): string {
  const rows: string[] = [];
  for (const [kind, violations] of [...findings.kinds].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    rows.push(kind);
    for (const { seed, decision, step, seat, what } of violations)
      rows.push(
        `  seed ${seed}, decision ${decision}, step ${step}${seat === undefined ? '' : `, seat ${seat}`}: ${what}`,
      );
  }
  return rows.join('\n');
}
