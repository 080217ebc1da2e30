import { loadTexts } from '@fondaco/catalog/node';
import { lexiconOf, nameOfSeat, type Chapter, type Game, type Header } from '@fondaco/kernel';
import { createTranslate, printLine, type Language, type Translate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { readFileSync } from 'node:fs';

/** How a review of a record is told. */
export interface Voice {
  readonly language: Language;
  /** What all reviews say. */
  readonly say: Translate;
  /** What the game says. */
  readonly sayOfGame: Translate;
  /** Whoever plays the seat of a number. */
  readonly playerOf: (seat: number) => string;
  readonly line: (words: string) => string;
  /** With one decimal. */
  readonly points: (points: number) => string;
  /** With its sign. */
  readonly change: (points: number) => string;
  /** Of a hundred. */
  readonly percent: (hundredths: number, digits: number) => string;
  readonly chapter: (chapter: Chapter | undefined) => string;
}

/** For a terminal: in English, with the words of the record. */
export function plainVoice(header: Header): Voice {
  const voice = voiceIn('en', header);
  const sign = (points: number): string => (points > 0 ? '+' : points < 0 ? '−' : '');
  return {
    ...voice,
    line: (words) => words,
    points: (points) => points.toFixed(1),
    change: (points) => `${sign(points)}${Math.abs(points).toFixed(1)}`,
    percent: (hundredths, digits) => `${hundredths.toFixed(digits)} %`,
  };
}

/** For people who read a language: with sentences for the lines of the record. */
export function fullVoice(language: Language, game: Game, header: Header): Voice {
  const lexicon = lexiconOf(game);
  const voice = voiceIn(language, header);
  return { ...voice, line: (words) => printLine(voice.sayOfGame, lexicon, words, (seat) => nameOfSeat(header, seat)) };
}

function voiceIn(language: Language, header: Header): Voice {
  const say = reviewTexts(language);
  const number = (how: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(language, how);
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const [points, change] = [number(one), number({ ...one, signDisplay: 'exceptZero' })];
  return {
    language,
    say,
    sayOfGame: loadTexts(header.game, language),
    playerOf: (seat) => nameOfSeat(header, header.seats[seat] ?? ''),
    line: (words) => words,
    points: (all) => points.format(all),
    change: (all) => change.format(all),
    percent: (hundredths, digits) =>
      number({ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
        hundredths / 100,
      ),
    chapter: (chapter) =>
      chapter === undefined || chapter.number < 1
        ? ''
        : say(`report.when.${chapter.name}`, { number: String(chapter.number) }),
  };
}

const loaded = new Map<Language, Translate>();

/** What reviews of all games say, in a language. */
function reviewTexts(language: Language): Translate {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const source = readFileSync(new URL(import.meta.resolve(`@fondaco/review/locales/${language}.json`)), 'utf8');
  const texts = createTranslate(language, [compileMessages(JSON.parse(source) as Record<string, string>, language)]);
  loaded.set(language, texts);
  return texts;
}
