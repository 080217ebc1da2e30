import { aboutOf } from '@fondaco/augsburg-1520/about.ts';
import type { GameExplanations } from '../../../table/game-table.ts';
import { cardWorth } from './card-worth.ts';
import { CLAUSES } from './clauses.ts';
import { capital } from '../../../table/lines/sentences.ts';
import { printedParts } from './printed.ts';

/** When things of a domain matter that nobody asks for now. */
const LATER: Readonly<Record<string, string>> = {
  card: 'aug.later.card',
  symbol: 'aug.later.symbol',
  gain: 'aug.later.symbol',
  right: 'aug.later.symbol',
  building: 'aug.later.symbol',
  ladder: 'aug.later.symbol',
  level: 'aug.later.symbol',
  note: 'aug.later.note',
  noble: 'aug.later.noble',
};

/** What things of Augsburg 1520 are, and which clauses rule them. */
export const explanations: GameExplanations = {
  about: (parts, domain, word) => aboutOf(printedParts(parts), domain, word),
  clauses: CLAUSES,
  later: ({ t }, domain) => {
    const when = LATER[domain];
    return when && t(when);
  },
  worth(context, domain, word) {
    const worth = domain === 'card' ? cardWorth(context, word) : undefined;
    return worth && capital(worth);
  },
};
