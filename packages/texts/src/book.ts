/** A stretch of a text: plain, strong, or leading to a clause (`DVE-MOV-3`) or a chapter (`points`). */
export type BookSpan = string | { readonly strong: string } | { readonly text: string; readonly to: string };

/** What a chapter is made of. */
export type BookBlock =
  | { readonly type: 'lead'; readonly spans: readonly BookSpan[] }
  | { readonly type: 'section'; readonly id: string; readonly title: string }
  | { readonly type: 'paragraph'; readonly clauses: readonly string[]; readonly spans: readonly BookSpan[] }
  | { readonly type: 'figure'; readonly name: string; readonly caption: string }
  | {
      readonly type: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly (readonly BookSpan[])[])[];
    };

export type BookChapter = { readonly id: string; readonly title: string; readonly blocks: readonly BookBlock[] };

/** The rules of a game, written for reading, in one language. */
export type RulesBook = { readonly title: string; readonly chapters: readonly BookChapter[] };

/** A text as it is read, without its links. */
export function plainText(spans: readonly BookSpan[]): string {
  return spans.map((span) => (typeof span === 'string' ? span : 'to' in span ? span.text : span.strong)).join('');
}

/** The chapter in which a clause has its place. */
export function chapterOf({ chapters }: RulesBook, clause: string): BookChapter | undefined {
  return chapters.find(({ blocks }) =>
    blocks.some((block) => block.type === 'paragraph' && block.clauses.includes(clause)),
  );
}
