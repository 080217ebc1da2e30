import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage']);

/** The files under a folder, as paths from `root` with forward slashes, in order; none when there is no such folder. */
export function filesUnder(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesUnder(root, file);
      return entry.isFile() ? [file] : [];
    });
}

/** The folders directly in a folder that have a package.json, as paths from `root`. */
export function packagesIn(root: string, folder: string): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .toSorted()
    .map((name) => path.posix.join(folder, name))
    .filter((found) => existsSync(path.join(root, found, 'package.json')));
}

/** The fields of package.json that the checks read. */
export type Manifest = {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly fondaco?: { readonly clauses?: string };
};

export function readManifest(root: string, folder: string): Manifest {
  return JSON.parse(readText(root, path.posix.join(folder, 'package.json'))) as Manifest;
}

export function readText(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
