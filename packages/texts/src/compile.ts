import {
  parse,
  type Content,
  type FunctionArg,
  type Octothorpe,
  type PlainArg,
  type Select,
} from '@messageformat/parser';
import type { Message, Messages, Part } from './message.ts';

type Token = Content | PlainArg | FunctionArg | Select | Octothorpe;

/**
 * Compiles a message in ICU syntax: `{name}`, `{count, plural, =0 {…} one {# note} other {# notes}}`, `{word, select, …}`. Throws
 * where the syntax is wrong or the language has no such plural. It brings a parser, so it runs where texts are built or tested, not
 * in the page.
 */
export function compileMessage(source: string, language: string): Message {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return compileTokens(parse(source, { cardinal: pluralCategories, ordinal: [], strict: true }), undefined);
}

/** All messages of a file. */
export function compileMessages(sources: Readonly<Record<string, string>>, language: string): Messages {
  const entries = Object.entries(sources).map(([key, source]) => {
    try {
      return [key, compileMessage(source, language)] as const;
    } catch (error) {
      throw new Error(`${language}, ${key}: ${source}`, { cause: error });
    }
  });
  return Object.fromEntries(entries);
}

/** `counted` is what `#` stands for. */
function compileTokens(tokens: readonly Token[], counted: string | undefined): Message {
  const parts = tokens.map((token) => compileToken(token, counted));
  if (parts.length === 0) return '';
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

function compileToken(token: Token, counted: string | undefined): Part {
  if (token.type === 'content') return token.value;
  if (token.type === 'argument') return [token.arg];
  if (token.type === 'octothorpe') return counted === undefined ? '#' : [counted];
  if (token.type === 'plural' || token.type === 'select') {
    const inner = token.type === 'plural' ? token.arg : counted;
    const cases = token.cases.map(({ key, tokens }) => [key, compileTokens(tokens, inner)] as const);
    if (!cases.some(([key]) => key === 'other')) throw new Error(`{${token.arg}, ${token.type}} has no case "other"`);
    return [token.arg, token.type, Object.fromEntries(cases)];
  }
  throw new Error(`"${token.type}" is not used in messages`);
}
