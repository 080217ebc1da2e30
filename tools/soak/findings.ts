import type { ConformanceReport, ConformanceViolation } from '@fondaco/kernel/testing';
import type { SoakJob } from './job.ts';

const MOST_OF_A_KIND = 5;

/** What all the reports have found so far. */
export interface SoakFindings {
  games: number;
  decisions: number;
  violations: number;
  /** By game, player count and kind of violation; the first few of each, lowest seeds first. */
  readonly kinds: Map<string, ConformanceViolation[]>;
}

export function noFindings(): SoakFindings {
  return { games: 0, decisions: 0, violations: 0, kinds: new Map() };
}

export function addReport(findings: SoakFindings, job: SoakJob, report: ConformanceReport): void {
  findings.games += report.games;
  findings.decisions += report.decisions;
  findings.violations += report.violationCount;
  for (const violation of report.violations) {
    const kind = `${job.id}, ${job.seats} seats: ${violation.kind}`;
    const known = [...(findings.kinds.get(kind) ?? []), violation].toSorted((a, b) => a.seed - b.seed);
    findings.kinds.set(kind, known.slice(0, MOST_OF_A_KIND));
  }
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
