import { packagesIn, readManifest } from '../files.ts';

/**
 * The errors in what the compiler printed, without those in the engine: it is compiled along with whatever imports it, but its loops
 * over typed arrays are not to ask of every element whether it is there.
 */
export function findMistyped(root: string, printed: string): string[] {
  const engine = packagesIn(root, 'packages').filter((folder) => isEngine(root, folder));
  const excused = [...engine.map((folder) => `${folder}/`), 'tools/new-game/skeleton/'];
  const errors = printed.split(/\n(?=\S)/).filter((error) => error.includes('error TS'));
  return errors.filter((error) => !excused.some((folder) => error.startsWith(folder)));
}

/** The kernel, and the packages that number their clauses: the games. */
function isEngine(root: string, folder: string): boolean {
  return folder === 'packages/kernel' || readManifest(root, folder).fondaco?.clauses !== undefined;
}
