import { parseWordKey } from '@fondaco/protocol';
import type { ReactNode } from 'react';
import { explain } from '../../explain/explain-store.ts';
import { Icon } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import type { SpeechContext } from '../game-table.ts';
import { barredThing } from '../lines/barred-choices.ts';
import { causeText } from '../lines/cause-text.ts';
import { useBarredNames } from './use-barred-names.ts';
import { useReasons } from '../store/reasons.ts';
import { useTable } from '../store/table-store.ts';
import { useMayAskAhead } from './use-may-ask-ahead.ts';
import styles from './Prompt.module.css';

/** Of so many the nearest is looked for. */
const MOST_COMPARED = 4;
const NOTHING: readonly string[] = [];

interface NotNowProps {
  /** The word keys of each; of a verb alone, what people mean by it first is found here. */
  readonly barred: readonly string[];
  readonly context: SpeechContext;
  /** Whether the cause has to do without the name of what it bars. */
  readonly isNarrow: boolean;
}

/** What could be chosen besides and cannot now, in one button that names the nearest cause and opens all reasons. */
export function NotNow({ barred, context, isNarrow }: NotNowProps): ReactNode {
  const t = useTexts();
  const choices = useWholeKeys(barred, context);
  const nearest = useNearestCause(choices, context);
  return (
    <button
      type="button"
      className={`${styles.word} ${styles.notNow}`}
      data-explain={barredThing(choices)}
      onClick={({ currentTarget, detail }) => explain(currentTarget, { isByKey: detail === 0 })}
    >
      <Icon name="why" />
      <span className={styles.label}>
        {t('explain.barred', { count: choices.length })}
        {nearest !== undefined && <small>{isNarrow ? nearest.cause : t('explain.cause', nearest)}</small>}
      </span>
    </button>
  );
}

function useWholeKeys(barred: readonly string[], context: SpeechContext): readonly string[] {
  const turnKeys = useTable((state) => state.speech.turnKeys);
  return barred.map((keys) => {
    const { domain, word } = parseWordKey(keys);
    return domain === 'verb' && !word.includes(' ') ? (turnKeys?.(context, word).join(' ') ?? keys) : keys;
  });
}

/** Why the first of them is not possible to which something that can be chosen now would lead; else why the first is not. */
function useNearestCause(
  choices: readonly string[],
  context: SpeechContext,
): { readonly what: string; readonly cause: string } | undefined {
  const t = useTexts();
  const nameOf = useBarredNames(context);
  const mayAsk = useMayAskAhead();
  const reasons = useReasons(mayAsk ? choices.slice(0, MOST_COMPARED) : NOTHING);
  const said = reasons.flatMap(({ keys, refusal, first }) => {
    const cause = causeText(t, refusal);
    return cause === undefined ? [] : [{ keys, cause, isNear: first !== undefined }];
  });
  const nearest = said.find(({ isNear }) => isNear) ?? said[0];
  return nearest && { what: nameOf(nearest.keys), cause: nearest.cause };
}
