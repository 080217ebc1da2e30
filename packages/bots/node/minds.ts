import type { Mind } from '../src/index.ts';

/** What the module that a pool is given must export: minds by the id of their game. */
export type FindMind = (id: string) => Mind | undefined;
