import { homedir } from 'node:os';
import path from 'node:path';

/** Where programs of this system keep what belongs to a person: a new version of the program finds it there again. */
export function dataFolder(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string = homedir(),
): string {
  if (env['FONDACO_DATA'] !== undefined) return env['FONDACO_DATA'];
  if (platform === 'win32') return path.join(env['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local'), 'Fondaco');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Fondaco');
  return path.join(env['XDG_DATA_HOME'] ?? path.join(home, '.local', 'share'), 'fondaco');
}

/** The file in which tables are kept unless a database is named. */
const FILE_NAME = 'tables.sqlite';

/** Where the tables of this machine are: in the database the environment names, or in a file of the person who runs the server. */
export function placeOfTables(env: Readonly<Record<string, string | undefined>>): string {
  const { DATABASE_URL: database = '' } = env;
  return database === '' ? path.join(dataFolder(process.platform, env), FILE_NAME) : database;
}
