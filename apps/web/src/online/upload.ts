import { newKey } from '../client/submission-key.ts';
import { act } from './lobby-actions.ts';

/** Characters of one piece: a server takes no more in one message. */
const PIECE = 2400;

/** Sends a text that is too long for one message; the key under which the server has it, or undefined if it does not take it. */
export async function upload(text: string): Promise<string | undefined> {
  const key = newKey();
  for (let from = 0; from < text.length; from += PIECE) {
    const sent = await act({ type: 'upload', key, from, text: text.slice(from, from + PIECE) });
    if (sent === undefined) return undefined;
  }
  return key;
}
