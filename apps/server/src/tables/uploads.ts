import { refuseHost, type HostResult } from '@fondaco/host';
import { success, type Json } from '@fondaco/kernel';
import { MOST_UPLOAD } from '@fondaco/protocol';

/** How many texts somebody may have here at once. */
const MOST_TEXTS = 2;
/** The characters of a board or parts file, four times as many as the games' own have: it is written with every line of its table. */
const MOST_PARTS = 40_000;

/** Asks for room for so many characters more, or gives it back if they are fewer; answers whether there is. */
export type AskForRoom = (more: number) => boolean;

/** Texts that come in pieces, by who sends them. They are gone when they were used, or when whoever sent them leaves. */
export class Uploads {
  readonly #texts = new Map<string, string>();
  readonly #askForRoom: AskForRoom;

  constructor(askForRoom: AskForRoom = () => true) {
    this.#askForRoom = askForRoom;
  }

  /** Adds a piece that begins after `from` characters; 0 begins the text anew. */
  add(key: string, from: number, piece: string): HostResult<void> {
    if (from === 0) this.#drop(key);
    const before = from === 0 ? '' : this.#texts.get(key);
    if (before?.length !== from) return refuseHost('bad-message', 'a piece is missing before this one');
    if (from + piece.length > MOST_UPLOAD)
      return refuseHost('too-large', `a text has at most ${MOST_UPLOAD} characters`);
    if (!this.#texts.has(key) && this.#texts.size >= MOST_TEXTS)
      return refuseHost('too-many', `at most ${MOST_TEXTS} texts at once`);
    if (!this.#askForRoom(piece.length)) return refuseHost('too-many', 'too many texts from here at once');
    this.#texts.set(key, before + piece);
    return success(undefined);
  }

  /** The text of a key; it is gone then. */
  take(key: string): HostResult<string> {
    const text = this.#drop(key);
    return text === undefined ? refuseHost('bad-message', `there is no upload "${key}"`) : success(text);
  }

  #drop(key: string): string | undefined {
    const text = this.#texts.get(key);
    if (text !== undefined) this.#askForRoom(-text.length);
    this.#texts.delete(key);
    return text;
  }

  /** The same for a text that is JSON; nothing if there is no key. */
  takeJson(key: string | undefined): HostResult<Json | undefined> {
    if (key === undefined) return success(undefined);
    const text = this.take(key);
    if (!text.ok) return text;
    if (text.value.length > MOST_PARTS)
      return refuseHost('too-large', `a board or parts file has at most ${MOST_PARTS} characters`);
    try {
      return success(JSON.parse(text.value) as Json);
    } catch {
      return refuseHost('bad-parts', 'is not JSON');
    }
  }

  /** Whoever sent them has left. */
  clear(): void {
    for (const key of this.#texts.keys()) this.#drop(key);
  }
}
