import { readLine } from '@fondaco/kernel';
import { useTexts } from '../../texts/languages.ts';
import type { SpeechContext } from '../game-table.ts';
import { verbIn } from '../lines/narrowing.ts';
import { useTable } from '../store/table-store.ts';

/** How a choice that is not possible is called, by its word keys: by its verb, or as the game calls what it does not offer. */
export function useBarredNames(context: SpeechContext): (keys: string) => string {
  const t = useTexts();
  const notOffered = useTable((state) => state.speech.notOffered);
  const lexicon = useTable((state) => state.lexicon);
  const choices = useTable((state) => state.now?.choices);
  return (keys) => {
    const lines = (choices ?? []).map((line) => readLine(lexicon, line));
    const named = notOffered?.(context, lines).find((one) => one.keys === keys)?.text;
    return named ?? t(`verb.${verbIn(keys.split(' ')) ?? ''}`);
  };
}
