import { itemAt, lookUp, type Json, type JsonObject } from '@fondaco/kernel';

/** Stands for what a document leaves out: any value, the rest of a list or text, or further members of an object. */
const LEFT_OUT = '…';

/** A line a client sends, and what the document says comes back. */
export interface Exchange {
  readonly sent: string;
  readonly answer?: string;
}

/** The conversation in a document: the lines of all its `rpc` blocks. */
export function exchangesIn(document: string): Exchange[] {
  const exchanges: Exchange[] = [];
  for (const [, block = ''] of document.matchAll(/```rpc\n([^]*?)```/g)) {
    for (const line of block.split('\n')) {
      if (line.startsWith('> ')) exchanges.push({ sent: line.slice(2) });
      const last = exchanges.at(-1);
      if (line.startsWith('< ') && last !== undefined)
        exchanges[exchanges.length - 1] = { ...last, answer: line.slice(2) };
    }
  }
  return exchanges;
}

/** An answer with the same things left out as in an older one; equal to it if nothing has changed. */
export function shorten(answer: Json, like: Json): Json {
  if (like === LEFT_OUT) return like;
  if (typeof answer === 'string' && typeof like === 'string' && like.endsWith(LEFT_OUT))
    return answer.slice(0, like.length - 1) + LEFT_OUT;
  if (isList(answer) && isList(like) && like.at(-1) === LEFT_OUT)
    return [...answer.slice(0, like.length - 1).map((item, i) => shorten(item, itemAt(like, i))), LEFT_OUT];
  if (isList(answer)) return answer.map((item, i) => shorten(item, isList(like) ? itemAt(like, i) : null));
  if (!isMembers(answer)) return answer;
  const pattern = isMembers(like) ? like : {};
  const kept = Object.keys(answer).filter((key) => pattern[LEFT_OUT] === undefined || Object.hasOwn(pattern, key));
  const shortened: Record<string, Json> = {};
  for (const key of kept) shortened[key] = shorten(lookUp(answer, key), pattern[key] ?? null);
  if (pattern[LEFT_OUT] !== undefined) shortened[LEFT_OUT] = LEFT_OUT;
  return shortened;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isMembers(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
