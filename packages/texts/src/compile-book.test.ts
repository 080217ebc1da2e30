import { expect, test } from 'vitest';
import { chapterOf, plainText } from './book.ts';
import { compileBook } from './compile-book.ts';

const SOURCE = `# Rules of chess

## The board {board}

> Two play.

### Rows

[CHS-SET-1 CHS-SET-2] Eight **rows**, see [the end](CHS-END-1).

![A row.](row)

| row | pieces               |
| --- | -------------------- |
| 1   | [eight](CHS-SET-1) p |

### Columns

As many.
`;

test('a book is read: chapters, leads, sections, paragraphs with their clauses, figures and tables', () => {
  const book = compileBook(SOURCE);
  expect(book.title).toBe('Rules of chess');
  expect(book.chapters).toEqual([
    {
      id: 'board',
      title: 'The board',
      blocks: [
        { type: 'lead', spans: ['Two play.'] },
        { type: 'section', id: 'board-1', title: 'Rows' },
        {
          type: 'paragraph',
          clauses: ['CHS-SET-1', 'CHS-SET-2'],
          spans: ['Eight ', { strong: 'rows' }, ', see ', { text: 'the end', to: 'CHS-END-1' }, '.'],
        },
        { type: 'figure', name: 'row', caption: 'A row.' },
        { type: 'table', head: ['row', 'pieces'], rows: [[['1'], [{ text: 'eight', to: 'CHS-SET-1' }, ' p']]] },
        { type: 'section', id: 'board-2', title: 'Columns' },
        { type: 'paragraph', clauses: [], spans: ['As many.'] },
      ],
    },
  ]);
});

test('a clause is found in its chapter, and a text is read without its links', () => {
  const book = compileBook(SOURCE);
  expect(chapterOf(book, 'CHS-SET-2')?.id).toBe('board');
  expect(chapterOf(book, 'CHS-END-1')).toBeUndefined();
  expect(plainText(['Eight ', { strong: 'rows' }, ', see ', { text: 'the end', to: 'CHS-END-1' }])).toBe(
    'Eight rows, see the end',
  );
});

test.each([
  ['no title', '## The board {board}'],
  ['text before the first chapter', '# Chess\n\nText.'],
  ['a chapter without an id', '# Chess\n\n## The board {board}\n\n## The end'],
  ['a paragraph of two lines', '# Chess\n\n## The board {board}\n\nOne\ntwo.'],
  ['a table without a rule', '# Chess\n\n## The board {board}\n\n| a | b |'],
  ['a row that is too short', '# Chess\n\n## The board {board}\n\n| a | b |\n| - | - |\n| a |'],
])('%s is refused', (_, source) => {
  expect(() => compileBook(source)).toThrow(Error);
});
