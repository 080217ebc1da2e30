import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Card } from '../../explain/Card.tsx';
import type { ExplainedElement } from '../../explain/explain-store.ts';
import { capital } from '../../table/lines/sentences.ts';
import { meaningOf, termOf } from './terms.ts';

/** The card beside a word of the review that says what it means; nothing for what lies on the table. */
export function termCard(explained: ExplainedElement, t: Translate): ReactNode {
  const term = termOf(explained.thing);
  if (term === undefined) return undefined;
  return (
    <Card explained={explained} title={capital(t(`analysis.${term}`))}>
      <p>{meaningOf(t, term)}</p>
    </Card>
  );
}
