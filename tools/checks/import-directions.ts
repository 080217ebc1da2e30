import { isBuiltin } from 'node:module';
import path from 'node:path';
import { findCycles } from './cycles.ts';
import { findFolderCycles } from './folder-cycles.ts';
import { filesUnder, packagesIn, readManifest, readText, type Manifest } from '../files.ts';
import { importsOf, packageOf } from './imports.ts';

type PackageKind =
  | 'kernel'
  | 'game'
  | 'texts'
  | 'lessons'
  | 'catalog'
  | 'bots'
  | 'review'
  | 'protocol'
  | 'host'
  | 'server'
  | 'web'
  | 'cli';

/** Which kinds of package each kind may import: every arrow of the architecture points towards the kernel. */
const MAY_IMPORT: Readonly<Record<PackageKind, readonly PackageKind[]>> = {
  kernel: [],
  game: ['kernel'],
  texts: ['kernel'],
  lessons: ['kernel', 'texts'],
  catalog: ['kernel', 'game', 'texts'],
  bots: ['kernel'],
  review: ['kernel', 'bots'],
  protocol: ['kernel'],
  host: ['kernel', 'bots', 'protocol'],
  server: ['kernel', 'texts', 'catalog', 'bots', 'review', 'protocol', 'host'],
  web: ['kernel', 'texts', 'lessons', 'catalog', 'bots', 'review', 'protocol', 'host'],
  cli: ['kernel', 'texts', 'lessons', 'catalog', 'bots', 'review', 'protocol', 'host', 'server'],
};

/** Which kinds its tests may import besides: sessions are tried with real games, the page with a real server. */
const MAY_TEST_WITH: Readonly<Partial<Record<PackageKind, readonly PackageKind[]>>> = {
  review: ['catalog'],
  host: ['catalog'],
  lessons: ['catalog'],
  web: ['server'],
};

/** The packages that are no game; every other one is. */
const SHARED = ['kernel', 'texts', 'lessons', 'catalog', 'bots', 'review', 'protocol', 'host'] as const;

type Layer = 'data' | 'parts' | 'state' | 'verbs' | 'rules' | 'index';

/** The files that read a board or parts file and number the words: between the data and the state. */
const PARTS: readonly string[] = ['parts', 'parts-file', 'pieces'];

/** Inside a game. `rules` is everything else: steps, setup, effects, scoring, views. Nothing imports `index`. */
const LAYERS: Readonly<Record<Layer, readonly Layer[]>> = {
  data: ['data'],
  parts: ['data', 'parts'],
  state: ['data', 'parts', 'state'],
  verbs: ['data', 'parts', 'state', 'verbs'],
  rules: ['data', 'parts', 'state', 'verbs', 'rules'],
  index: ['data', 'parts', 'state', 'verbs', 'rules'],
};

type Package = { readonly folder: string; readonly kind: PackageKind; readonly manifest: Manifest };
type Repository = {
  readonly root: string;
  readonly packages: readonly Package[];
  readonly shared: ReadonlySet<string>;
};

const SOURCE = /\.tsx?$/;
const TEST = /\.test\.tsx?$/;
/** Where not even folders may import one another in a circle. */
const LAYERED = 'apps/web/src';
const OUTSIDE_PACKAGES = ['tools', 'bench'];

/** Every import in the repository that points the wrong way, one sentence each. */
export function findViolations(root: string): string[] {
  const repository = readRepository(root);
  const graph = new Map<string, string[]>();
  const violations = repository.packages.flatMap((unit) => manifestViolations(repository, unit));
  for (const unit of [...repository.packages, undefined]) {
    for (const file of sourcesOf(repository, unit)) {
      const targets: string[] = [];
      for (const { specifier, line } of importsOf(readText(root, file))) {
        const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : undefined;
        const wrong =
          target === undefined
            ? whyNotPackage(repository, unit, file, specifier)
            : whyNotRelative(repository, unit, file, target);
        if (wrong !== undefined) violations.push(`${file}:${line}: imports ${specifier}, but ${wrong}`);
        if (target !== undefined) targets.push(target);
      }
      graph.set(file, targets);
    }
  }
  const shipped = new Map([...graph].filter(([file]) => !TEST.test(file)));
  return [
    ...violations,
    ...findCycles(graph).map((cycle) => `cycle: ${cycle.join(' -> ')}`),
    ...findFolderCycles(shipped, LAYERED).map((cycle) => `cycle of folders in ${LAYERED}: ${cycle.join(' -> ')}`),
  ];
}

function readRepository(root: string): Repository {
  const packages = [...packagesIn(root, 'packages'), ...packagesIn(root, 'apps')].map((folder) => ({
    folder,
    kind: kindOf(folder),
    manifest: readManifest(root, folder),
  }));
  return { root, packages, shared: new Set(Object.keys(readManifest(root, '.').devDependencies ?? {})) };
}

function kindOf(folder: string): PackageKind {
  const [parent, name] = folder.split('/');
  if (parent === 'apps') return name === 'server' || name === 'web' ? name : 'cli';
  return SHARED.find((shared) => shared === name) ?? 'game';
}

function sourcesOf(repository: Repository, unit: Package | undefined): string[] {
  const folders = unit === undefined ? OUTSIDE_PACKAGES : [unit.folder];
  return folders.flatMap((folder) => filesUnder(repository.root, folder)).filter((file) => SOURCE.test(file));
}

function manifestViolations(repository: Repository, unit: Package): string[] {
  const { dependencies, optionalDependencies, peerDependencies } = unit.manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => {
    const other = repository.packages.find((found) => found.manifest.name === name);
    const isPure = unit.kind === 'kernel' || unit.kind === 'game';
    const isAllowed = other === undefined ? !isPure : mayImport(unit, other) || unit.kind === 'web';
    return isAllowed ? [] : [`${unit.folder}/package.json: depends on ${name}, but ${whatMay(unit)}`];
  });
}

function whyNotRelative(
  { packages }: Repository,
  unit: Package | undefined,
  file: string,
  target: string,
): string | undefined {
  const home = packages.find(({ folder }) => target.startsWith(`${folder}/`));
  if (home !== unit || (unit !== undefined && home === undefined)) {
    return home === undefined
      ? `that is outside ${unit?.folder}`
      : `other packages are imported by name: ${home.manifest.name}`;
  }
  if (path.posix.extname(target) === '') return 'a relative import names the whole file, with .ts';
  if (unit === undefined) return undefined;
  if (isShipped(unit, file) && !isShipped(unit, target) && SOURCE.test(target)) return 'src imports no test';
  if (unit.kind !== 'game' || !isShipped(unit, file) || !isShipped(unit, target)) return undefined;
  const [from, to] = [layerOf(unit, file), layerOf(unit, target)];
  return LAYERS[from].includes(to) ? undefined : `inside a game ${from} imports only ${LAYERS[from].join(', ')}`;
}

function whyNotPackage(
  { packages, shared }: Repository,
  unit: Package | undefined,
  file: string,
  specifier: string,
): string | undefined {
  const name = packageOf(specifier);
  if (isBuiltin(specifier) || unit === undefined) return undefined;
  if (name === unit.manifest.name) return 'a package imports its own files by relative path';
  const other = packages.find((found) => found.manifest.name === name);
  const shipped = isShipped(unit, file);
  if (other !== undefined) {
    const isTried = !shipped && MAY_TEST_WITH[unit.kind]?.includes(other.kind) === true;
    if (!mayImport(unit, other) && !isTried && !isBoardOf(unit, other, file)) return whatMay(unit);
    if (shipped && specifier === `${name}/testing`) return 'src imports no testing kit';
  } else if (shipped && (unit.kind === 'kernel' || unit.kind === 'game')) return whatMay(unit);
  const declared = { ...unit.manifest.dependencies, ...(shipped ? {} : unit.manifest.devDependencies) };
  if (name in declared || (!shipped && shared.has(name))) return undefined;
  return `${unit.folder}/package.json does not declare ${name}`;
}

function mayImport(unit: Package, other: Package): boolean {
  return MAY_IMPORT[unit.kind].includes(other.kind);
}

/** The web client draws each game in a folder of its own, which alone may import that game. */
function isBoardOf(unit: Package, game: Package, file: string): boolean {
  const id = path.posix.basename(game.folder);
  return unit.kind === 'web' && game.kind === 'game' && file.startsWith(`${unit.folder}/src/games/${id}/`);
}

function whatMay({ kind }: Package): string {
  const kinds = MAY_IMPORT[kind];
  if (kinds.length === 0) return `the ${kind} imports no package`;
  const games = kind === 'web' ? '; a game only under src/games/<its id>' : '';
  return `${kind} imports only ${kinds.join(', ')}${games}`;
}

function isShipped(unit: Package, file: string): boolean {
  return file.startsWith(`${unit.folder}/src/`) && !TEST.test(file);
}

function layerOf(unit: Package, file: string): Layer {
  const [first = ''] = file.slice(`${unit.folder}/src/`.length).split('/');
  const name = first.replace(/\.ts$/, '');
  if (PARTS.includes(name)) return 'parts';
  return name === 'data' || name === 'state' || name === 'verbs' || name === 'index' ? name : 'rules';
}
