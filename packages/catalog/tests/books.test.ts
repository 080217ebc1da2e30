import { chapterOf, LANGUAGES, type Language, type RulesBook } from '@fondaco/texts';
import { findBookFaults } from '@fondaco/texts/testing';
import { describe, expect, test } from 'vitest';
import { readBook, readSources } from '../node/index.ts';
import { games } from '../src/index.ts';

function bookOf(game: string, language: Language): RulesBook {
  const book = readBook(game, language);
  if (book === undefined) throw new Error(`${game} has no rules book in ${language}`);
  return book;
}

describe.each(games.map(({ game }) => game.id))('the rules book of %s', (game) => {
  const clauses = Object.keys(readSources(game, 'en'))
    .filter((key) => key.startsWith('clause.'))
    .map((key) => key.slice('clause.'.length));

  test.each(LANGUAGES)('has a place for every clause in %s', (language) => {
    const book = bookOf(game, language);
    expect(clauses.filter((clause) => chapterOf(book, clause) === undefined)).toEqual([]);
  });

  test.each(LANGUAGES)('is written well in %s, and built as in English', (language) => {
    expect(findBookFaults(language, bookOf(game, language), bookOf(game, 'en'))).toEqual([]);
  });
});
