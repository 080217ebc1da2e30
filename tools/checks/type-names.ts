import { filesUnder, readText } from '../files.ts';

const FOLDERS = ['packages', 'apps', 'tools', 'bench'];
const SOURCE = /\.tsx?$/;
/** What games are copied from declares what every game declares, and rules kept for running tables are a copy of a game. */
const COPIES = /^tools\/(?:new-game\/skeleton|freeze-rules\/templates)\/|^packages\/[\w-]+-rules-\d+\//;
const DECLARATION =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:type|interface|class) ([A-Z]\w*)(?=\s*[<={]| extends| implements)/gm;

/** Every name that two declarations of types share, one sentence each: a name has one meaning in the whole repository. */
export function findSharedNames(root: string): string[] {
  const places = new Map<string, string[]>();
  for (const file of FOLDERS.flatMap((folder) => filesUnder(root, folder))) {
    if (!SOURCE.test(file) || COPIES.test(file)) continue;
    for (const [, name = ''] of readText(root, file).matchAll(DECLARATION))
      places.set(name, [...(places.get(name) ?? []), file]);
  }
  return [...places]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `the type ${name} is declared in ${files.join(' and in ')}: a name has one meaning`);
}
