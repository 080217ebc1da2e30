/** Fails when an import points the wrong way; see import-directions.ts for the arrows. */
import path from 'node:path';
import { findViolations } from './checks/import-directions.ts';

const violations = findViolations(path.dirname(import.meta.dirname));
for (const violation of violations) console.error(violation);
console.log(violations.length === 0 ? 'imports: all point the right way' : `imports: ${violations.length} wrong`);
process.exitCode = violations.length === 0 ? 0 : 1;
