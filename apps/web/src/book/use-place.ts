import { chapterOf, type BookChapter, type RulesBook } from '@fondaco/texts';
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** What the address asks for behind its `#`: a clause, a section or a chapter. */
export function usePlace(): string {
  return useSyncExternalStore(subscribe, () => decodeURIComponent(location.hash.slice(1)));
}

/** The chapter in which a place is. */
export function chapterAt(book: RulesBook, place: string): BookChapter | undefined {
  return (
    book.chapters.find(({ id }) => id === place) ??
    book.chapters.find(({ blocks }) => blocks.some((block) => block.type === 'section' && block.id === place)) ??
    chapterOf(book, place)
  );
}
