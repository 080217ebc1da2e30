import type { Language, Messages, RulesBook } from '@fondaco/texts';
import { useEffect, useState } from 'react';
import { inBackground } from '../client/faults.ts';
import { useSettings } from '../client/settings.ts';
import type { GameBook } from './game-book.ts';

// The build compiles every book these find: see compile-texts.ts.
const books = import.meta.glob<RulesBook>('../../../../packages/*/book/*.md', { import: 'default' });
const texts = import.meta.glob<Messages>('./texts/*.json', { import: 'default' });
const gameBooks = import.meta.glob<GameBook>('../games/*/book/game-book.tsx', { import: 'gameBook' });

/** A rules book with what its pages need. */
export interface LoadedBook {
  readonly game: string;
  readonly language: Language;
  readonly book: RulesBook;
  readonly messages: Messages;
  readonly gameBook: GameBook | undefined;
}

async function loadBook(game: string, language: Language): Promise<LoadedBook | 'none'> {
  const book = books[bookPath(game, language)] ?? books[bookPath(game, 'en')];
  const messages = texts[`./texts/${language}.json`];
  if (book === undefined || messages === undefined) return 'none';
  const drawn = gameBooks[`../games/${game}/book/game-book.tsx`];
  const [text, said, gameBook] = await Promise.all([book(), messages(), drawn?.()]);
  return { game, language, book: text, messages: said, gameBook };
}

function bookPath(game: string, language: Language): string {
  return `../../../../packages/${game}/book/${language}.md`;
}

/** The rules book of a game in the language that is spoken: undefined while it is fetched, `none` if there is none. */
export function useBook(game: string): LoadedBook | 'none' | undefined {
  const language = useSettings((settings) => settings.language);
  const [loaded, setLoaded] = useState<LoadedBook | 'none'>();
  useEffect(() => {
    let isWanted = true;
    inBackground(loadBook(game, language).then((found) => isWanted && setLoaded(found)));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  return loaded;
}
