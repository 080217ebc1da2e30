/** A value that words follow, and a noun beside its number: `{count, plural, one {# note} other {# notes}}`. */
const NUMBER = /\{(\w+), plural/g;
const NOUN = /one \{# (\p{L}+)[^{}]*\} other \{# (\p{L}+)/gu;
/** A value that is printed as it is, and the word after it: `{count} notes`. */
const PLAIN = /\{(\w+)\} (\p{L}+)/gu;
/** A word that goes on after a value: `{count, plural, …}s`. */
const GLUED = /\}\p{L}/u;

/** What is counted somewhere in the messages of a language: the names of the values, the forms of the nouns. */
export type CountedWords = { readonly numbers: ReadonlySet<string>; readonly nouns: ReadonlySet<string> };

export function countedWordsOf(messages: readonly string[]): CountedWords {
  const numbers = messages.flatMap((message) => [...message.matchAll(NUMBER)].map(([, name = '']) => name));
  const forms = messages.flatMap((message) =>
    [...message.matchAll(NOUN)].map(([, one = '', other = '']) => [one, other]),
  );
  return { numbers: new Set(numbers), nouns: new Set(forms.filter(([one, other]) => one !== other).flat()) };
}

/** What is wrong with the numbers of a message: a noun that elsewhere follows its number and here does not, a word glued to a value. */
export function numberFaults(message: string, { numbers, nouns }: CountedWords): readonly string[] {
  const loose = [...message.matchAll(PLAIN)].filter(([, name = '', word = '']) => numbers.has(name) && nouns.has(word));
  return [
    ...loose.map(([, name, word]) => `“${word}” does not follow {${name}}`),
    ...(GLUED.test(message) ? ['a word is glued to a value'] : []),
  ];
}
