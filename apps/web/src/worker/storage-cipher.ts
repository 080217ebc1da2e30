import { openDB, type DBSchema } from 'idb';

/** An encrypted value: it cannot be read in the browser's storage. */
export interface Sealed {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const CIPHER = 'AES-GCM';
const KEY_BITS = 256;
const NONCE_BYTES = 12;

interface KeySchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
}
const KEY = 'tables';

/**
 * Encrypts and decrypts what is stored. People at one screen share its storage, and a record with its seed tells everyone's cards. The key
 * never leaves the browser's keeping: scripts can use it, nobody can read it.
 */
export class StorageCipher {
  readonly #key: CryptoKey;

  constructor(key: CryptoKey) {
    this.#key = key;
  }

  /** The cipher of this browser, or none where it offers no cryptography. If two tabs make a key at the same time, both use the first. */
  static async ofBrowser(): Promise<StorageCipher | undefined> {
    if (!('subtle' in crypto)) return undefined;
    const isExtractable = false;
    const uses: KeyUsage[] = ['encrypt', 'decrypt'];
    const made = await crypto.subtle.generateKey({ name: CIPHER, length: KEY_BITS }, isExtractable, uses);
    const db = await openDB<KeySchema>('fondaco-seal', 1, { upgrade: (fresh) => void fresh.createObjectStore('keys') });
    const keys = db.transaction('keys', 'readwrite', { durability: 'strict' });
    const known = await keys.store.get(KEY);
    if (known === undefined) await keys.store.put(made, KEY);
    await keys.done;
    db.close();
    return new StorageCipher(known ?? made);
  }

  async close(value: unknown): Promise<Sealed> {
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
    const plain = new TextEncoder().encode(JSON.stringify(value));
    return { nonce, bytes: await crypto.subtle.encrypt({ name: CIPHER, iv: nonce }, this.#key, plain) };
  }

  /** The decrypted value; fails if the key was another, or the bytes were changed. */
  async open({ nonce, bytes }: Sealed): Promise<unknown> {
    const plain = await crypto.subtle.decrypt({ name: CIPHER, iv: nonce }, this.#key, bytes);
    return JSON.parse(new TextDecoder().decode(plain));
  }
}
