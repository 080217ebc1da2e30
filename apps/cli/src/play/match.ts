import { itemAt, wordsOf, type Verb } from '@fondaco/kernel';

/**
 * The lines among those offered that somebody may mean: words may be cut short, a whole word beats one that goes on. Lines may be typed
 * as they are, or as they are shown.
 */
export function matchLines(
  typed: string,
  offered: readonly string[],
  show: (line: string) => string = (line) => line,
): string[] {
  const words = split(typed);
  let candidates = offered.flatMap((line) =>
    [...new Set([line, show(line)])].map((text) => ({ line, parts: text.toLowerCase().split(' ') })),
  );
  for (const [i, word] of words.entries()) {
    const whole = candidates.filter(({ parts }) => parts[i] === word);
    candidates = whole.length > 0 ? whole : candidates.filter(({ parts }) => parts[i]?.startsWith(word) === true);
  }
  const complete = candidates.filter(({ parts }) => parts.length === words.length);
  return [...new Set((complete.length === 1 ? complete : candidates).map(({ line }) => line))];
}

/** The words of the game somebody means by words cut short, offered now or not; as they are where that is not clear. */
export function expandLine(typed: string, verbs: readonly Verb[], seats: readonly string[]): string {
  const [first = '', ...rest] = split(typed);
  const name = complete(
    first,
    verbs.map((verb) => verb.name),
  );
  const verb = verbs.find((known) => known.name === name);
  const words = rest.map((word, i) => {
    const domain = verb?.args[i]?.domain;
    return domain === undefined ? word : complete(word, wordsOf(domain, seats));
  });
  return [name, ...words].join(' ');
}

function complete(word: string, among: readonly string[]): string {
  const lower = among.map((known) => known.toLowerCase());
  if (lower.includes(word)) return itemAt(among, lower.indexOf(word));
  const found = among.filter((_, i) => itemAt(lower, i).startsWith(word));
  return found.length === 1 ? itemAt(found, 0) : word;
}

function split(typed: string): string[] {
  return typed.trim().toLowerCase().split(/\s+/);
}
