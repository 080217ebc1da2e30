import { readLine, type Lexicon } from '@fondaco/kernel';
import { parseWordKey } from '@fondaco/protocol';

/** A word of a domain, or whatever else a game explains: `space` and `riddle-7`, `icon` and `votes`. */
export interface TableThing {
  readonly domain: string;
  readonly word: string;
}

/** Words that mean nothing by themselves. */
const PLAIN = ['number', 'seat'];

/** The thing that an element stands for: what it says it is, or what its word keys are about. */
export function thingOf(lexicon: Lexicon, said: string | undefined, keys: readonly string[]): TableThing | undefined {
  if (said !== undefined) return parseWordKey(said);
  const [key] = keys;
  if (key === undefined) return undefined;
  if (key.startsWith('line:')) return thingOfLine(lexicon, key.slice('line:'.length).replaceAll('+', ' '));
  const things = key.split(' ').map(parseWordKey);
  const named = things.find(({ domain }) => domain !== 'verb' && !PLAIN.includes(domain));
  return named ?? things.find(({ domain }) => domain === 'verb');
}

function thingOfLine(lexicon: Lexicon, line: string): TableThing {
  const { verb, args } = readLine(lexicon, line);
  return args.find(({ domain }) => !PLAIN.includes(domain)) ?? { domain: 'verb', word: verb };
}

/** Whether lines name it: then it can be asked why nothing with it is possible. */
export function isSaid({ verbs }: Lexicon, { domain, word }: TableThing): boolean {
  if (domain === 'verb') return verbs.some(({ name }) => name === word);
  return verbs.some(({ args }) => args.some((arg) => arg.domain === domain));
}

/** Whether a choice is about it, and not about something else that takes it along, as becoming a cardinal takes a cube. */
export function isChosen({ verbs }: Lexicon, { domain, word }: TableThing): boolean {
  return verbs.some(({ name, args }) => (domain === 'verb' ? name === word : args[0]?.domain === domain));
}
