import { wordsOf, type Refusal, type Table, type Verb } from '@fondaco/kernel';
import { parseWordKey, type HostRefusal } from '@fondaco/protocol';

/** Of one verb at most so many lines are tried. */
const MOST_TRIED = 300;

/**
 * The reason why no choice with all these words can be made: of all lines that have them, the reason met most often, but anything
 * before "not now", and verbs on offer before others, because those are what the player has in mind. Where several lines would be possible
 * at another time, none of them is named.
 */
export function whyNothing(
  table: Table,
  seat: number,
  keys: readonly string[],
): { readonly line: string; readonly refusal: HostRefusal } {
  const offered = new Set(table.choices(seat).map((line) => line.split(' ')[0]));
  const found = new Map<string, { line: string; refusal: Refusal; weight: number; lines: number }>();
  for (const verb of table.game.verbs) {
    for (const line of linesWith(verb, table.seats, keys)) {
      const refusal = table.whyNot(seat, line);
      if (refusal === undefined) return { line, refusal: { code: 'illegal', message: 'is possible', reason: 'legal' } };
      const name = `${refusal.code} ${refusal.reason ?? ''}`;
      const weight = weigh(table, refusal) * (offered.has(verb.name) ? 2 : 1);
      const known = found.get(name);
      if (known === undefined) found.set(name, { line, refusal, weight, lines: 1 });
      else {
        known.weight += weight;
        known.lines++;
      }
    }
  }
  const [best] = [...found.values()].toSorted((a, b) => b.weight - a.weight);
  if (best !== undefined) {
    const { line, refusal, lines } = best;
    return { line: lines > 1 && isNotNow(table, refusal) ? '' : line, refusal };
  }
  const line = keys.map((key) => parseWordKey(key).word).join(' ');
  return { line, refusal: { code: 'unknown-word', message: `"${line}" is nothing that could be chosen` } };
}

const USUAL = 1000;
function weigh(table: Table, refusal: Refusal): number {
  return isNotNow(table, refusal) || refusal.code !== 'illegal' ? 1 : USUAL;
}

function isNotNow(table: Table, refusal: Refusal): boolean {
  return refusal.reason === table.game.reasons[1]?.name;
}

/** Every line of a verb that has the words; arguments that may be absent are absent unless a word asks for them. */
function linesWith(verb: Verb, seats: readonly string[], keys: readonly string[]): string[] {
  const wanted = verb.args.map(() => undefined as string | undefined);
  for (const key of keys) {
    const { domain, place: wantedPlace, word } = parseWordKey(key);
    if (domain === 'verb') {
      if (word !== verb.name) return [];
      continue;
    }
    const place = verb.args.findIndex(
      (argument, i) =>
        wanted[i] === undefined &&
        argument.domain.name === domain &&
        (wantedPlace === undefined || wantedPlace === i) &&
        wordsOf(argument.domain, seats).includes(word),
    );
    if (place < 0) return [];
    wanted[place] = word;
  }
  let lines = [verb.name];
  const last = wanted.findLastIndex((word) => word !== undefined);
  for (const [i, argument] of verb.args.entries()) {
    if (argument.isOptional === true && i > last) break;
    const words = wanted[i] === undefined ? wordsOf(argument.domain, seats) : [wanted[i]];
    lines = lines.flatMap((line) => words.map((word) => `${line} ${word}`)).slice(0, MOST_TRIED);
  }
  return lines;
}
