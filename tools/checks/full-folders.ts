import path from 'node:path';
import { filesUnder } from '../files.ts';

const FOLDERS = ['packages', 'apps', 'tools', 'bench'];
/** What is written by hand; records, translations and other data lie together however many they are. */
const SOURCE = /\.(?:tsx?|m?js|css)$/;
const MOST = 25;

/** Every folder with more source files than a reader overlooks, one sentence each. */
export function findFullFolders(root: string): string[] {
  const counts = new Map<string, number>();
  for (const file of FOLDERS.flatMap((folder) => filesUnder(root, folder))) {
    const folder = path.posix.dirname(file);
    if (SOURCE.test(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([folder, count]) => `${folder} has ${count} files: at most ${MOST} in a folder, the others get rooms`);
}
