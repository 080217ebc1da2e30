import { itemAt, type Lexicon, type SaidWord } from '@fondaco/kernel';
import type { NameOf, Translate } from './translate.ts';
import { wordValues } from './word-values.ts';

/** A line as what one can choose, by the message `choice.<verb>`, whose values are named by domain: `number`, `number2`, `zone`. */
export function printLine(t: Translate, lexicon: Lexicon, line: string, nameOf: NameOf): string {
  const [verb, ...words] = line.split(' ');
  const known = lexicon.verbs.find(({ name }) => name === verb);
  if (known === undefined) throw new Error(`there is no verb "${verb}"`);
  const names = placeNames(known.args.map(({ domain }) => domain));
  const said = known.args.map(({ domain }, i): SaidWord => ({ name: itemAt(names, i), domain, word: words[i] }));
  const values = said.map((word) => wordValues(t, word, nameOf));
  return t(`choice.${verb}`, Object.assign({}, ...values) as Record<string, string | number>);
}

/** What the words of a line are called in its message: by domain, the second of one domain with a 2. */
export function placeNames(domains: readonly string[]): readonly string[] {
  return domains.map((domain, i) => {
    const earlier = domains.slice(0, i).filter((one) => one === domain).length;
    return earlier === 0 ? domain : `${domain}${earlier + 1}`;
  });
}
