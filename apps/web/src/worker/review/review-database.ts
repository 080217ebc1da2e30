import type { Json } from '@fondaco/kernel';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A record from a file, kept for as long as the browser keeps anything. */
interface KeptFile {
  readonly id: string;
  readonly text: string;
  readonly parts?: Json;
}

interface ReviewSchema extends DBSchema {
  files: { key: string; value: KeptFile };
}

const NAME = 'fondaco-review';
const VERSION = 1;

/** Where reviews are kept, beside the tables; undefined in browsers that keep nothing. */
export async function openReviewDatabase(): Promise<IDBPDatabase<ReviewSchema> | undefined> {
  try {
    return await openDB<ReviewSchema>(NAME, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('files', { keyPath: 'id' });
      },
    });
  } catch (error) {
    console.warn('Reviews cannot be stored in this browser.', error);
    return undefined;
  }
}
