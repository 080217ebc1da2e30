import { lookUp } from '@fondaco/kernel';
/**
 * The texts of a game in English: flat keys such as `reason.too-few-actions`, values with `{name}` placeholders. A text that depends
 * on a number has the forms `key.one` and `key.other`.
 */
export type Texts = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, string | number>>;

/** The text of a key with its values put in; a key without a text speaks for itself: its last part, dashes as spaces. */
export function translate(texts: Texts, key: string, values: Values = {}): string {
  const form = Object.hasOwn(texts, key) ? key : `${key}.${isOne(values) ? 'one' : 'other'}`;
  if (!Object.hasOwn(texts, form)) return key.slice(key.lastIndexOf('.') + 1).replaceAll('-', ' ');
  return lookUp(texts, form).replaceAll(/\{([\w-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

export function hasText(texts: Texts, key: string): boolean {
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}.other`);
}

/** What is counted is the value called so, or else the first number. */
function isOne(values: Values): boolean {
  const count = Object.hasOwn(values, 'count')
    ? values['count']
    : Object.values(values).find((value) => typeof value === 'number');
  return count === 1;
}
