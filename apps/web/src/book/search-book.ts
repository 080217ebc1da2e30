import { plainText, type BookBlock, type RulesBook } from '@fondaco/texts';

/** A place in the book where all words that were looked for stand. */
export interface FoundPlace {
  /** What its address ends with: a clause, a section or a chapter. */
  readonly place: string;
  readonly chapter: string;
  readonly text: string;
}

const ACCENTS = /\p{Diacritic}/gu;
const MOST_FOUND = 24;

/** As a reader types it: without capitals and accents. */
function simple(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replaceAll('’', "'");
}

/** Where a book speaks of something: every word that was typed begins a word there, or its clause is named. */
export function searchBook(book: RulesBook, asked: string): readonly FoundPlace[] {
  const wanted = simple(asked).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found: FoundPlace[] = [];
  for (const chapter of book.chapters) {
    let place = chapter.id;
    if (matches(chapter.title, wanted)) found.push({ place, chapter: chapter.title, text: chapter.title });
    for (const block of chapter.blocks) {
      if (block.type === 'section') place = block.id;
      const text = textOf(block);
      const clauses = block.type === 'paragraph' ? block.clauses : [];
      if (!matches([...clauses, text].join(' '), wanted)) continue;
      found.push({ place: clauses[0] ?? place, chapter: chapter.title, text });
    }
  }
  return found.slice(0, MOST_FOUND);
}

function matches(text: string, wanted: readonly string[]): boolean {
  const words = simple(text).split(/[^\p{L}\p{N}-]+/u);
  const parts = words.flatMap((word) => [word, ...word.split('-').map((_, i, all) => all.slice(i).join('-'))]);
  return wanted.every((part) => parts.some((word) => word.startsWith(part)));
}

function textOf(block: BookBlock): string {
  if (block.type === 'section') return block.title;
  if (block.type === 'figure') return block.caption;
  if (block.type === 'table') return block.rows.map((row) => row.map(plainText).join(' ')).join(', ');
  return plainText(block.spans);
}
