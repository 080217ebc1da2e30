import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian keeps its versions, each in a folder of its own. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`: that of POSTGRES_BIN, or the newest that Debian has installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env['POSTGRES_BIN'], ...versions.map((version) => path.join(DEBIAN, version, 'bin'))];
  return folders.find((folder) => folder !== undefined && existsSync(path.join(folder, 'initdb')));
}
