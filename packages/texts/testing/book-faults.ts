import { plainText, type BookBlock, type BookSpan, type RulesBook } from '../src/book.ts';
import { settingFaults } from './faults.ts';

/** So many words a sentence on average: people read rules at the table. */
const MOST_WORDS = 22;

/** What is wrong with a rules book: links that lead nowhere, another build than the English one, long sentences, careless setting. */
export function findBookFaults(language: string, book: RulesBook, english: RulesBook): readonly string[] {
  const targets = new Set(
    book.chapters.flatMap(({ id, blocks }) => [
      id,
      ...blocks.flatMap((block) => (block.type === 'paragraph' ? block.clauses : [])),
    ]),
  );
  const blocks = book.chapters.flatMap((chapter) => chapter.blocks);
  const texts = [book.title, ...book.chapters.map(({ title }) => title), ...blocks.flatMap(textsOf)];
  const links = blocks.flatMap(linksOf).filter((to) => !targets.has(to));
  const [shape, wanted] = [shapeOf(book), shapeOf(english)];
  const other = wanted.findIndex((line, i) => line !== shape[i]);
  const average = averageSentence(blocks.flatMap(sentencesOf));
  return [
    ...links.map((to) => `a link leads to ${to}, which is not there`),
    ...(other === -1 ? [] : [`the English book has "${wanted[other]}" where this has "${shape[other] ?? 'nothing'}"`]),
    ...shape.slice(wanted.length).map((line) => `"${line}" is too many`),
    ...(average > MOST_WORDS ? [`a sentence has ${average.toFixed(1)} words on average`] : []),
    ...texts.flatMap((text) => settingFaults(language, text).map((fault) => `${fault}: ${text}`)),
  ];
}

/** What a book is made of, a line a block, without its words. */
function shapeOf({ chapters }: RulesBook): readonly string[] {
  return chapters.flatMap(({ id, blocks }) => [
    `chapter ${id}`,
    ...blocks.map((block) => [nameOf(block), ...linksOf(block).toSorted()].join(' ')),
  ]);
}

function nameOf(block: BookBlock): string {
  if (block.type === 'paragraph') return `paragraph ${block.clauses.join(' ')}`;
  if (block.type === 'figure') return `figure ${block.name}`;
  return block.type === 'table' ? `table of ${block.rows.length} rows, ${block.head.length} wide` : block.type;
}

function spansOf(block: BookBlock): readonly BookSpan[] {
  if (block.type === 'lead' || block.type === 'paragraph') return block.spans;
  return block.type === 'table' ? block.rows.flat(2) : [];
}

function linksOf(block: BookBlock): string[] {
  return spansOf(block).flatMap((span) => (typeof span === 'object' && 'to' in span ? [span.to] : []));
}

function textsOf(block: BookBlock): readonly string[] {
  if (block.type === 'section') return [block.title];
  if (block.type === 'figure') return [block.caption];
  if (block.type === 'table') return [...block.head, ...block.rows.flat().map(plainText)];
  return [plainText(block.spans)];
}

function sentencesOf(block: BookBlock): readonly string[] {
  if (block.type !== 'lead' && block.type !== 'paragraph') return [];
  return plainText(block.spans)
    .split(/[.!?:;](?:\s|$)/)
    .filter((sentence) => sentence.trim() !== '');
}

function averageSentence(sentences: readonly string[]): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.trim().split(/\s+/).length, 0);
  return words / Math.max(1, sentences.length);
}
