/** One thing that a game does otherwise than its contract says, and how to come there again. */
export interface ConformanceViolation {
  /** `conformance` with this seed and one game plays it again. */
  readonly seed: number;
  /** How many choices had been made. */
  readonly decision: number;
  readonly step: string;
  readonly seat: number | undefined;
  /** What sort of thing it is; at most a few of a sort are listed. */
  readonly kind: string;
  readonly what: string;
}

export interface ConformanceStats {
  deepDecisions: number;
  tableGames: number;
  undos: number;
  /** Re-deals, and how many of them changed more than chance to come. */
  redeals: number;
  redealsThatDiffer: number;
  shortest: number;
  longest: number;
  mostChoices: number;
  /** Choices offered in all decisions together. */
  offered: number;
  /** How often each step asked and each verb was chosen: what is missing here was never tried. */
  readonly steps: Record<string, number>;
  readonly verbs: Record<string, number>;
}

export interface ConformanceReport {
  readonly games: number;
  readonly decisions: number;
  /** The first few of each kind. */
  readonly violations: readonly ConformanceViolation[];
  /** All that were found, also those not listed. */
  readonly violationCount: number;
  readonly stats: ConformanceStats;
}

const MOST_OF_A_KIND = 5;

/** Where conformance is looking, and what it has found so far. */
export interface Findings {
  seed: number;
  decision: number;
  step: string;
  seat: number | undefined;
  /** What was done to the position that play began from; empty if nothing. */
  about: string;
  decisions: number;
  violationCount: number;
  readonly kinds: Map<string, number>;
  readonly violations: ConformanceViolation[];
  readonly stats: ConformanceStats;
}

export function noFindings(): Findings {
  return {
    seed: 0,
    decision: 0,
    step: '',
    seat: undefined,
    about: '',
    decisions: 0,
    violationCount: 0,
    kinds: new Map(),
    violations: [],
    stats: {
      deepDecisions: 0,
      tableGames: 0,
      undos: 0,
      redeals: 0,
      redealsThatDiffer: 0,
      shortest: Number.MAX_SAFE_INTEGER,
      longest: 0,
      mostChoices: 0,
      offered: 0,
      steps: {},
      verbs: {},
    },
  };
}

/** Notes a violation at the place the findings are at. */
export function note(findings: Findings, kind: string, what: string): void {
  findings.violationCount++;
  const known = findings.kinds.get(kind) ?? 0;
  findings.kinds.set(kind, known + 1);
  if (known >= MOST_OF_A_KIND) return;
  const { seed, decision, step, seat, about } = findings;
  findings.violations.push({ seed, decision, step, seat, kind, what: about === '' ? what : `${about}: ${what}` });
}

/** A report as text: empty if there is nothing to complain of. */
export function printViolations(report: ConformanceReport): string {
  const rows = report.violations.map(
    ({ seed, decision, step, seat, kind, what }) =>
      `${kind}: seed ${seed}, decision ${decision}, step ${step}${seat === undefined ? '' : `, seat ${seat}`}: ${what}`,
  );
  const hidden = report.violationCount - rows.length;
  if (hidden > 0) rows.push(`and ${hidden} more`);
  return rows.join('\n');
}
