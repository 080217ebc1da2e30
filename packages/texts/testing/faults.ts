import { compileMessage } from '../src/compile.ts';
import { placesIn, type Message } from '../src/message.ts';
import { countedWordsOf, numberFaults } from './number-faults.ts';
import { printVariants } from './variants.ts';

/** The messages of a locale file as they are written. */
export type Sources = Readonly<Record<string, string>>;

const STRAIGHT_QUOTES = /['"]/;
const LOOSE = /^\s|\s$|\s[.,)]|\(\s| {2}|,,|\.\./;
const LOOSE_MARK = /\s[:;!?]/;
/** French sets a narrow space before these, which does not break. */
const FRENCH_MARK = /[^\u202f][:;!?»]|«[^\u202f]/;
/** People are they. */
const GENDERED = /\b(?:he|him|his|himself|she|her|hers|herself)\b/i;

/**
 * What is wrong with the messages of a language, one line each: keys that English does not have or has besides, syntax, values
 * other than those of the English message, a number that does not agree where it does in English or elsewhere in the language, and
 * careless setting.
 */
export function findFaults(language: string, sources: Sources, english: Sources): readonly string[] {
  const keys = Object.keys(english);
  const faults = keys.filter((key) => !Object.hasOwn(sources, key)).map((key) => `${key}: is missing`);
  faults.push(...Object.keys(sources).flatMap((key) => (Object.hasOwn(english, key) ? [] : [`${key}: is too many`])));
  if (faults.length === 0 && Object.keys(sources).join() !== keys.join())
    faults.push('the order is not that of English');
  const counted = countedWordsOf(Object.values(sources));
  for (const [key, source] of Object.entries(sources)) {
    const found = [...faultsOf(language, source, english[key] ?? source), ...numberFaults(source, counted)];
    faults.push(...found.map((fault) => `${key}: ${fault}: ${source}`));
  }
  return faults;
}

function faultsOf(language: string, source: string, english: string): readonly string[] {
  let message: Message;
  try {
    message = compileMessage(source, language);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const model = compileMessage(english, 'en');
  return [
    ...placeFaults(message, model),
    ...printVariants(message, language).flatMap((text) => settingFaults(language, text)),
  ];
}

function placeFaults(message: Message, model: Message): readonly string[] {
  const faults: string[] = [];
  const [own, wanted] = [namesIn(message), namesIn(model)];
  if (own.join() !== wanted.join()) faults.push(`uses ${own.join(', ')}, not ${wanted.join(', ')}`);
  const [counted, toCount] = [countedIn(message), countedIn(model)];
  for (const name of toCount) if (!counted.includes(name)) faults.push(`does not agree with {${name}}`);
  return faults;
}

/** The name of a value, of a place that says what it is used as besides. */
function nameIn(place: string): string {
  return place.replace(/ .*/, '');
}

/** The values a message uses, whether it prints a word or selects by it. */
function namesIn(message: Message): readonly string[] {
  const names = [...placesIn(message)].map((place) => nameIn(place).replace(/Word$/, ''));
  return [...new Set(names)].toSorted();
}

function countedIn(message: Message): readonly string[] {
  return [...placesIn(message)].filter((place) => place.endsWith(' plural')).map(nameIn);
}

/** What is carelessly set in a text: quotes, spaces, marks, and in English people who are not they. */
export function settingFaults(language: string, text: string): readonly string[] {
  const faults: string[] = [];
  if (text === '') faults.push('is empty');
  if (STRAIGHT_QUOTES.test(text)) faults.push('has straight quotes');
  if (LOOSE.test(text)) faults.push(`has a space or mark too many in “${text}”`);
  if ((language === 'fr' ? FRENCH_MARK : LOOSE_MARK).test(text)) faults.push('has a mark with the wrong space');
  if (language === 'es' && text.split('?').length !== text.split('¿').length) faults.push('has a question half open');
  if (language === 'en' && GENDERED.test(text)) faults.push(`does not call people they in “${text}”`);
  return faults;
}
