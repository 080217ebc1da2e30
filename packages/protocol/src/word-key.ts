/** A word of a line, as it is asked about: `verb:take`, `manuscript:latino-2`, `number@2:3` for the second of a line's arguments. */
export interface WordKey {
  readonly domain: string;
  /** Which argument it must be, from 0; any if absent. */
  readonly place: number | undefined;
  readonly word: string;
}

export function parseWordKey(text: string): WordKey {
  const at = text.indexOf(':');
  const [domain = '', position] = text.slice(0, at).split('@');
  return { domain, place: position === undefined ? undefined : Number(position) - 1, word: text.slice(at + 1) };
}
