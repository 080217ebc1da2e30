/** Fails when an import points the wrong way (import-directions.ts has the arrows), or two types share a name. */
import path from 'node:path';
import { findViolations } from './checks/import-directions.ts';
import { findSharedNames } from './checks/type-names.ts';

const root = path.dirname(import.meta.dirname);
const imports = findViolations(root);
const names = findSharedNames(root);
for (const violation of [...imports, ...names]) console.error(violation);
console.log(imports.length === 0 ? 'imports: all point the right way' : `imports: ${imports.length} wrong`);
console.log(names.length === 0 ? 'types: each has a name of its own' : `types: ${names.length} names are shared`);
process.exitCode = imports.length + names.length === 0 ? 0 : 1;
