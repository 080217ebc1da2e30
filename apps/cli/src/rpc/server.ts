import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { INVALID_REQUEST, PARSE_ERROR } from './errors.ts';
import { answerLine, refuseLine } from './json-rpc.ts';
import { LineReader, type Framed } from './lines.ts';
import { Tables } from './tables.ts';

const MOST_LINE_BYTES = 8_000_000;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Answers lines until there are no more. Never ahead of a reader who is slow. */
export async function serve(input: Readable, output: Writable): Promise<void> {
  const tables = new Tables();
  const reader = new LineReader(MOST_LINE_BYTES);
  const say = async (framed: Framed): Promise<void> => {
    const answer = answerFramed(tables, framed);
    if (answer !== undefined && !output.write(`${answer}\n`)) await once(output, 'drain');
  };
  for await (const chunk of input) for (const framed of reader.push(chunk as Buffer)) await say(framed);
  for (const framed of reader.end()) await say(framed);
}

function answerFramed(tables: Tables, framed: Framed): string | undefined {
  if (framed.type === 'too-long') return refuseLine(INVALID_REQUEST, `a line has at most ${MOST_LINE_BYTES} bytes`);
  let line;
  try {
    line = utf8.decode(framed.bytes);
  } catch {
    return refuseLine(PARSE_ERROR, 'not UTF-8');
  }
  return line.trim() === '' ? undefined : answerLine(tables, line);
}
