import type { CatalogEntry } from './entry.ts';

/** Games as they were under earlier rules, for tables that began under them. `npm run freeze-rules` writes this file. */
export const earlierRules: readonly CatalogEntry[] = [];
