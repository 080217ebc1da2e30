import { itemAt } from '@fondaco/kernel';
import type { MomentContext } from '../../../moments/moment.ts';
import { goodsOf, readView } from '../model/dve-view.ts';

/** How the viewer's votes stand towards the offices their character can have; absent for who only looks on. */
export function votesSentence({ t, me, view }: MomentContext): string | undefined {
  const mine = goodsOf(readView(view), me);
  if (mine?.votes === undefined || mine.offices.length === 0) return undefined;
  const { votes } = mine;
  const rising = mine.offices.toSorted((a, b) => a.votes - b.votes);
  const reached = rising.findLast((one) => one.votes <= votes);
  if (reached !== undefined) return t('dve.moment.votes.enough', { votes, office: t.word('office', reached.office) });
  const next = itemAt(rising, 0);
  return t('dve.moment.votes.short', { votes, missing: next.votes - votes, office: t.word('office', next.office) });
}
