import { CHARACTERS, CUBES, DIALECTS, ZONE_KINDS } from '@fondaco/de-vulgari-eloquentia/data/words.ts';
import { LADDERS, STAGES } from '@fondaco/augsburg-1520/data/words.ts';
import { SEAT, type Argument, type Domain, type Game } from '@fondaco/kernel';
import { placeNames } from '@fondaco/texts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The keys a game's texts must have, each with the values its message can use. */
export type ExpectedKeys = ReadonlyMap<string, readonly string[]>;

const LEVELS = ['1', '2', '3', '4'];
const EVENT_TILES = Array.from({ length: 10 }, (_, i) => String(i + 1));

/** What the tables of a game name besides the words of its lines and events. */
const BESIDES: Readonly<
  Record<string, readonly [group: string, names: readonly string[], values?: readonly string[]][]>
> = {
  'de-vulgari-eloquentia': [
    ['word.dialect', DIALECTS],
    ['word.kind', ZONE_KINDS],
    ['word.character', CHARACTERS],
    ['word.event', EVENT_TILES],
    ['word.zone', ['tyrrhenian', 'adriatic']],
    ['cubes', CUBES, ['count']],
  ],
  'augsburg-1520': [
    ['word.stage', STAGES],
    ...LADDERS.map((ladder) => [`level.${ladder}`, LEVELS] as [string, string[]]),
  ],
};

/** Every domain whose words people read. */
export function domainsOf({ verbs, events }: Game): readonly Domain[] {
  const domains = new Map<string, Domain>();
  const all = [...verbs.flatMap(({ args }) => args), ...events.flatMap(({ fields }) => fields)];
  for (const { domain } of all)
    if (domain !== undefined && domain !== SEAT && domain.name !== 'number') domains.set(domain.name, domain);
  return [...domains.values()];
}

export function expectKeys(game: Game, stepsThatAsk: readonly string[]): ExpectedKeys {
  const keys = new Map<string, readonly string[]>();
  const add = (group: string, names: readonly string[], values: readonly string[] = []): void => {
    for (const name of names) keys.set(`${group}.${name}`, values);
  };
  add('game', ['name', 'tagline']);
  for (const { name, words } of domainsOf(game)) add(`word.${name}`, words);
  for (const group of BESIDES[game.id] ?? []) add(...group);
  for (const { name, args } of game.verbs) {
    add('verb', [name]);
    add('choice', [name], valuesOf(args));
  }
  add('step', stepsThatAsk);
  add('waiting', stepsThatAsk, ['seat']);
  for (const { name, fields } of game.events)
    add(
      'event',
      [name],
      fields.map((field) => field.name),
    );
  add('reason', namesOf(game.reasons));
  add('clause', clausesOf(game.id));
  add('category', namesOf(game.categories));
  add('amount', namesOf(game.amounts), ['sign', 'count', 'after']);
  add('option', namesOf(game.options));
  for (const { name, values } of game.options) add(`option.${name}`, values);
  return keys;
}

function namesOf(things: readonly { readonly name: string }[]): readonly string[] {
  return things.map(({ name }) => name);
}

function valuesOf(args: readonly Argument[]): readonly string[] {
  return placeNames(args.map(({ domain }) => domain.name));
}

/** The clauses of the game's ledger, with the prefix its manifest names. */
function clausesOf(id: string): readonly string[] {
  const folder = new URL('../', import.meta.resolve(`@fondaco/${id}/locales/en.json`));
  const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');
  const manifest = JSON.parse(read('package.json')) as { fondaco: { clauses: string } };
  const numbers = read('RULES.md').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm);
  return [...numbers].map(([, clause]) => `${manifest.fondaco.clauses}-${clause}`);
}
