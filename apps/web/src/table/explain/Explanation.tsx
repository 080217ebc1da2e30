import { printAbout, type Translate } from '@fondaco/texts';
import { useEffect, type ReactNode } from 'react';
import { Card } from '../../explain/Card.tsx';
import { closeExplanation, type ExplainedElement } from '../../explain/explain-store.ts';
import { useAbout } from '../../explain/use-about.ts';
import { Button } from '../../look/Button.tsx';
import { keysIn } from '../choose/Touch.tsx';
import type { GameExplanations, GameTable, GameTableProps } from '../game-table.ts';
import { useHostParts } from '../host-parts.ts';
import { capital } from '../lines/sentences.ts';
import { ask, touch } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { useLineText } from '../store/use-line-text.ts';
import { useLinesWith } from '../store/use-lines-with.ts';
import { Clauses } from './Clauses.tsx';
import { isChosen, isSaid, thingOf, type TableThing } from './thing.ts';
import { useExplanations } from './use-explanations.ts';
import { WhyNot } from './WhyNot.tsx';
import { WorthNow } from './WorthNow.tsx';

interface ExplanationProps {
  readonly table: GameTable | 'none';
  readonly props: GameTableProps;
  readonly explained: ExplainedElement;
}

/** What a thing is and does, what it costs and brings now or why it cannot be chosen, and the rules about it. */
export function Explanation({ table, props, explained }: ExplanationProps): ReactNode {
  const { t, me, isPast } = props;
  const lexicon = useTable((state) => state.lexicon);
  const why = useTable((state) => state.why);
  const say = useLineText();
  const about = useAbout();
  const game = useExplanations(table);
  const { isGlance } = explained;
  const words = keysIn(explained.word);
  const thing = thingOf(lexicon, explained.thing, words);
  const keys =
    words.length > 0 ? words : thing !== undefined && isSaid(lexicon, thing) ? [`${thing.domain}:${thing.word}`] : [];
  const lines = useLinesWith(keys);
  // Where a guide answers whatever is touched, a question would be taken for a touch.
  const { isAnswering = false } = useHostParts();
  const isWanted = words.length > 0 || (thing !== undefined && isChosen(lexicon, thing));
  const isAsking = !isGlance && !isAnswering && me !== undefined && !isPast && isWanted && lines.length === 0;
  const key = keys.join(' | ');
  useEffect(() => {
    if (isAsking && useTable.getState().why === undefined) ask(keysIn(key));
  }, [isAsking, key]);
  if (about === undefined || game === undefined) return undefined;
  const found = thing === undefined ? undefined : explanationOf(about, game, props, thing);
  const isAboutLine = why !== undefined && why.line !== '' && why.refusal.code !== 'unknown-word';
  const title =
    found?.name ?? (isAboutLine ? say(why.line) : t(why?.refusal.code === 'no-undo' ? 'undo.title' : 'why.title'));
  const worth = thing === undefined ? undefined : game.worth?.({ ...props, t: about }, thing.domain, thing.word);
  const later = thing && game.later?.({ ...props, t: about }, thing.domain, thing.word);
  if (isGlance && found === undefined) return undefined;
  return (
    <Card explained={explained} title={title}>
      {found?.what !== undefined && <p>{found.what}</p>}
      {found !== undefined && <p>{found.does}</p>}
      {worth !== undefined && <p>{worth}</p>}
      {lines.length > 0 && <WorthNow lines={lines} />}
      {!isGlance && why !== undefined && lines.length === 0 && (
        <WhyNot why={why} isExplained={found !== undefined} later={later} />
      )}
      {!isGlance && (
        <Clauses clauses={[...new Set([...(found?.clauses ?? []), ...(why?.refusal.clause ?? '').split(' ')])]} />
      )}
      {!isGlance && words.length > 0 && lines.length > 0 && (
        <Button icon="check" onClick={() => choose(words)}>
          {t('explain.choose')}
        </Button>
      )}
    </Card>
  );
}

function choose(keys: readonly string[]): void {
  closeExplanation();
  touch(keys);
}

interface FoundExplanation {
  readonly name: string;
  /** Absent where there is no better name than that. */
  readonly what: string | undefined;
  readonly does: string;
  readonly clauses: readonly string[];
}

function explanationOf(
  t: Translate,
  { about, clauses }: GameExplanations,
  { parts }: Pick<GameTableProps, 'parts'>,
  { domain, word }: TableThing,
): FoundExplanation | undefined {
  const found = about(parts, domain, word);
  if (!t.has(`about.${found.key}.what`)) return undefined;
  const { what, does } = printAbout(t, found);
  const key = domain === 'verb' ? `verb.${word}` : `word.${domain}.${word}`;
  const name = t.has(key) ? capital(t(key)) : undefined;
  return { name: name ?? what, what: name === undefined ? undefined : what, does, clauses: clauses[found.key] ?? [] };
}
