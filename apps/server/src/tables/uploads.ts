import { refuseHost, type HostResult } from '@fondaco/host';
import { success, type Json } from '@fondaco/kernel';
import { MOST_UPLOAD } from '@fondaco/protocol';

/** How many texts somebody may have here at once. */
const MOST_TEXTS = 2;

/** Texts that come in pieces, by who sends them. They are gone when they were used, or when whoever sent them leaves. */
export class Uploads {
  readonly #texts = new Map<string, string>();

  /** Adds a piece that begins after `from` characters; 0 begins the text anew. */
  add(key: string, from: number, piece: string): HostResult<void> {
    const before = from === 0 ? '' : this.#texts.get(key);
    if (before?.length !== from) return refuseHost('bad-message', 'a piece is missing before this one');
    if (from + piece.length > MOST_UPLOAD)
      return refuseHost('too-large', `a text has at most ${MOST_UPLOAD} characters`);
    if (!this.#texts.has(key) && this.#texts.size >= MOST_TEXTS)
      return refuseHost('too-many', `at most ${MOST_TEXTS} texts at once`);
    this.#texts.set(key, before + piece);
    return success(undefined);
  }

  /** The text of a key; it is gone then. */
  take(key: string): HostResult<string> {
    const text = this.#texts.get(key);
    this.#texts.delete(key);
    return text === undefined ? refuseHost('bad-message', `there is no upload "${key}"`) : success(text);
  }

  /** The same for a text that is JSON; nothing if there is no key. */
  takeJson(key: string | undefined): HostResult<Json | undefined> {
    if (key === undefined) return success(undefined);
    const text = this.take(key);
    if (!text.ok) return text;
    try {
      return success(JSON.parse(text.value) as Json);
    } catch {
      return refuseHost('bad-parts', 'is not JSON');
    }
  }
}
