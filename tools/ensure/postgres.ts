/** Makes sure there is a PostgreSQL for the tests: that of POSTGRES_BIN, one on the machine, or Debian's, installed now. */
import { findPostgres } from '@fondaco/server/testing';
import { installPackage } from './debian-packages.ts';

if (findPostgres() === undefined) installPackage('postgresql', 'PostgreSQL');
const found = findPostgres();
if (found === undefined) {
  console.error(
    'The tests of the server need PostgreSQL. Install it, or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test',
  );
  process.exitCode = 1;
} else console.log(`PostgreSQL: ${found}`);
