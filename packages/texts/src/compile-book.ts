import type { BookBlock, BookChapter, BookSpan, RulesBook } from './book.ts';

const CHAPTER = /^## (.+) \{([a-z-]+)\}$/;
const SECTION = /^### (.+)$/;
const FIGURE = /^!\[(.+)\]\(([a-z-]+)\)$/;
const CLAUSES = /^\[([A-Z]+-[A-Z]+-\d+(?: [A-Z]+-[A-Z]+-\d+)*)\] (.+)$/;
const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([A-Za-z0-9-]+)\)/g;
const RULE = /^\|(?: *:?-+:? *\|)+$/;

/**
 * Reads a rules book: a title `# …`, chapters `## Movement {movement}`, a lead `> …`, sections `### …`, paragraphs of one line that open with
 * their clause `[DVE-MOV-3] …`, figures `![caption](name)` and tables. Throws where a line is none of these.
 */
export function compileBook(source: string): RulesBook {
  const blocks = source
    .trim()
    .split(/\n{2,}/)
    .map((block) => block.trim());
  const [first = '', ...rest] = blocks;
  if (!/^# \S/.test(first)) throw new Error(`a book opens with "# title", not with "${first}"`);
  const chapters: { id: string; title: string; blocks: BookBlock[] }[] = [];
  for (const block of rest) {
    const [, title, id] = CHAPTER.exec(block) ?? [];
    if (title !== undefined && id !== undefined) {
      chapters.push({ id, title, blocks: [] });
      continue;
    }
    const chapter = chapters.at(-1);
    if (chapter === undefined) throw new Error(`"${block}" stands before the first chapter`);
    chapter.blocks.push(compileBlock(block, chapter));
  }
  return { title: first.slice(2), chapters };
}

function compileBlock(block: string, { id, blocks }: BookChapter): BookBlock {
  if (block.startsWith('|')) return compileTable(block.split('\n'));
  if (block.includes('\n')) throw new Error(`a paragraph is one line, not "${block}"`);
  if (block.startsWith('> ')) return { type: 'lead', spans: compileSpans(block.slice(2)) };
  const [, section] = SECTION.exec(block) ?? [];
  if (section !== undefined) {
    const number = blocks.filter(({ type }) => type === 'section').length + 1;
    return { type: 'section', id: `${id}-${number}`, title: section };
  }
  const [, caption, name] = FIGURE.exec(block) ?? [];
  if (caption !== undefined && name !== undefined) return { type: 'figure', name, caption };
  const [, clauses, text] = CLAUSES.exec(block) ?? [];
  if (clauses !== undefined && text !== undefined)
    return { type: 'paragraph', clauses: clauses.split(' '), spans: compileSpans(text) };
  if (/^[#!]/.test(block)) throw new Error(`"${block}" is no chapter "## title {id}", section or figure`);
  return { type: 'paragraph', clauses: [], spans: compileSpans(block) };
}

function compileTable([head = '', rule = '', ...rows]: readonly string[]): BookBlock {
  if (!RULE.test(rule)) throw new Error(`"${head}" has no rule under it`);
  const width = cellsOf(head).length;
  for (const row of rows)
    if (cellsOf(row).length !== width) throw new Error(`"${row}" has not as many cells as its table`);
  return { type: 'table', head: cellsOf(head), rows: rows.map((row) => cellsOf(row).map(compileSpans)) };
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function compileSpans(text: string): BookSpan[] {
  const spans: BookSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [all, strong, link, to] = match;
    if (match.index > from) spans.push(text.slice(from, match.index));
    if (strong !== undefined) spans.push({ strong });
    else if (link !== undefined && to !== undefined) spans.push({ text: link, to });
    from = match.index + all.length;
  }
  if (from < text.length) spans.push(text.slice(from));
  return spans;
}
