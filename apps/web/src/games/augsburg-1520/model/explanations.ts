import { aboutOf } from '@fondaco/augsburg-1520/about.ts';
import type { GameExplanations } from '../../../table/game-table.ts';
import { cardWorth } from './card-worth.ts';
import { CLAUSES } from './clauses.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { printedParts } from './printed.ts';

/** What things of Augsburg 1520 are, and which clauses rule them. */
export const explanations: GameExplanations = {
  about: (parts, domain, word) => aboutOf(printedParts(parts), domain, word),
  clauses: CLAUSES,
  worth(context, domain, word) {
    const worth = domain === 'card' ? cardWorth(context, word) : undefined;
    return worth && capital(worth);
  },
};
