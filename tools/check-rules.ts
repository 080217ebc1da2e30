/** Fails when a clause of a RULES.md lacks its code or its test, or when somebody cites one that is not there. */
import path from 'node:path';
import { readLedgers } from './checks/ledger.ts';

const reports = readLedgers(path.dirname(import.meta.dirname));
for (const { game, clauses, cited, tested, problems } of reports) {
  for (const problem of problems) console.error(problem);
  console.log(`${game}: ${clauses} clauses, ${cited} cited, ${tested} tested`);
}
process.exitCode = reports.some(({ problems }) => problems.length > 0) ? 1 : 0;
