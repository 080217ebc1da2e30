/** Texts in one language: flat keys, values with `{name}` placeholders. */
export type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** Texts by key, with values for `{name}` placeholders and plurals by `count`. Keys: of the shell, the game, or `games/<id>/texts`. */
export interface Translate {
  (key: string, values?: Readonly<Record<string, string | number>>): string;
  has(key: string): boolean;
  /** The name of a word: `word.<domain>.<word>`; of a seat, the name of its player. Numbers stand for themselves. */
  word(domain: string, word: string): string;
  readonly language: string;
}

/**
 * Finds texts in layers, first come first served. A key with plural forms has them as `key.one`, `key.other`, chosen by `count` or
 * else by the first number among the values. A key without a text speaks for itself: its last part, dashes as spaces.
 */
export function createTranslate(
  language: string,
  layers: readonly Texts[],
  nameOf: (seat: string) => string = (seat) => seat,
): Translate {
  const plurals = new Intl.PluralRules(language);
  // The first layer wins; a table asks for thousands of texts each time it is drawn.
  const all = new Map(layers.toReversed().flatMap((texts) => Object.entries(texts)));
  const find = (key: string): string | undefined => all.get(key);

  function findFor(key: string, values: Values | undefined): string | undefined {
    if (values === undefined) return find(key) ?? find(`${key}.other`);
    const count = countIn(values);
    const plural = count === undefined ? undefined : find(`${key}.${plurals.select(count)}`);
    return plural ?? find(key) ?? find(`${key}.other`);
  }

  function translate(key: string, values?: Values): string {
    const text = findFor(key, values) ?? key.slice(key.lastIndexOf('.') + 1).replaceAll('-', ' ');
    if (values === undefined || !text.includes('{')) return text;
    return text.replaceAll(/\{([\w-]+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
  }

  return Object.assign(translate, {
    has: (key: string) => find(key) !== undefined || find(`${key}.other`) !== undefined,
    word: (domain: string, word: string) => {
      if (domain === 'seat') return nameOf(word);
      return domain === 'number' ? word : translate(`word.${domain}.${word}`);
    },
    language,
  });
}

function countIn(values: Values): number | undefined {
  if (typeof values.count === 'number') return values.count;
  return Object.values(values).find((value) => typeof value === 'number');
}
