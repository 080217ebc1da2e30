import { aboutOf, type ExplainedBoard } from '@fondaco/de-vulgari-eloquentia/about.ts';
import type { GameExplanations } from '../../../table/game-table.ts';
import { CLAUSES } from './clauses.ts';
import { goodsOf, readView } from './dve-view.ts';
import { printedBoard } from './printed.ts';

/** What things of De Vulgari Eloquentia are, and which clauses rule them. */
export const explanations: GameExplanations = {
  about: (parts, domain, word) => aboutOf(printedBoard(parts) as unknown as ExplainedBoard, domain, word),
  clauses: CLAUSES,
  worth: ({ t, view, me }, domain, word) => {
    if (domain !== 'office' && word !== 'votes') return undefined;
    const own = goodsOf(readView(view), me);
    if (own?.votes === undefined) return undefined;
    const offices = own.offices.filter(({ office }) => domain !== 'office' || office === word);
    const said = offices.map(({ office, votes }) =>
      t('dve.worth.office', { office: t.word('office', office), have: own.votes ?? 0, votes }),
    );
    return said.length === 0 ? undefined : said.join(' ');
  },
};
