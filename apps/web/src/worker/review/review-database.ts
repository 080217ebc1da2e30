import type { Json } from '@fondaco/kernel';
import type { Depth, ReviewProgress } from '@fondaco/review';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { GameOutcome, ReviewBranch } from '../../client/review-messages.ts';

/** A record from a file. */
interface KeptFile {
  readonly id: string;
  readonly text: string;
  readonly parts?: Json;
}

/** How far a record has been judged, under what it is kept by. */
interface KeptAnalysis {
  readonly key: string;
  readonly progress: ReviewProgress;
}

/** What was last wished of a record: how deep, and whether it was stopped. */
interface KeptWish {
  readonly record: string;
  readonly depth: Depth;
  readonly isStopped: boolean;
}

interface ReviewSchema extends DBSchema {
  files: { key: string; value: KeptFile };
  analyses: { key: string; value: KeptAnalysis };
  wishes: { key: string; value: KeptWish };
  branches: { key: string; value: ReviewBranch };
  outcomes: { key: string; value: GameOutcome };
}

export type ReviewDatabase = IDBPDatabase<ReviewSchema>;

const NAME = 'fondaco-review';
const VERSION = 1;

/** Where reviews are kept, beside the tables; undefined in browsers that keep nothing. */
export async function openReviewDatabase(): Promise<ReviewDatabase | undefined> {
  try {
    return await openDB<ReviewSchema>(NAME, VERSION, {
      upgrade(fresh) {
        fresh.createObjectStore('files', { keyPath: 'id' });
        fresh.createObjectStore('analyses', { keyPath: 'key' });
        fresh.createObjectStore('wishes', { keyPath: 'record' });
        fresh.createObjectStore('branches', { keyPath: 'table' });
        fresh.createObjectStore('outcomes', { keyPath: 'table' });
      },
    });
  } catch (error) {
    console.warn('Reviews cannot be stored in this browser.', error);
    return undefined;
  }
}
