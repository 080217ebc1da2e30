import { itemAt, readLine, type Lexicon } from '@fondaco/kernel';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Narrowing, WordKeys } from '../game-table.ts';
import { countingKey, glowOf, hasKey, listOf, openWords, stateIn } from '../lines/narrowing.ts';
import { findLine, stateInSeries } from '../lines/series.ts';
import { ask, touch } from './table-actions.ts';
import { useTable } from './table-store.ts';

const NOTHING: readonly string[] = [];

/** The choices of the moment, for elements that stand for words; in the past, while the host does not answer, and as long as something is to be seen first, there are none. */
export function useNarrowing(): Narrowing {
  const { choices, lexicon, touched, series, lit, pointed } = useTable(
    useShallow(({ now, past, outage, isHeld, lexicon, touched, series, lit, pointed }) => {
      const canChoose = past === undefined && outage === undefined && !isHeld;
      return {
        choices: canChoose ? now?.choices : NOTHING,
        lexicon,
        touched: canChoose ? touched : NOTHING,
        series: canChoose ? series : undefined,
        // What was pointed at before something was said is no longer meant.
        lit: canChoose && lit !== undefined ? (lit.seq === now?.seq ? lit.lines : NOTHING) : undefined,
        pointed: canChoose && pointed?.seq === now?.seq ? pointed?.lines : undefined,
      };
    }),
  );
  return useMemo(() => {
    const isPointed = pointed && touchesOf(lexicon, pointed);
    if (series !== undefined) {
      const light = lightOf(
        lexicon,
        lit?.filter((line) => series.all.includes(line)),
      );
      return {
        state: light((keys) => stateInSeries(lexicon, series, keys)),
        isPossible: (keys) => findLine(lexicon, series.all, keys) !== undefined,
        isPointed,
        touch,
        ask,
        open: (domain) =>
          openWords(
            series.open.map((line) => readLine(lexicon, line)),
            [],
            domain,
          ),
        line: undefined,
        isGuided: lit !== undefined,
        picked: series.picked,
      };
    }
    const lines = (choices ?? []).map((line) => readLine(lexicon, line));
    const offered = lit?.filter((line) => choices?.includes(line) === true) ?? NOTHING;
    const isPossible = (keys: WordKeys): boolean => countingKey(lines, [], keys) !== undefined;
    // Of several keys of a thing one counts, and where that says something else the thing is not meant. Where nothing they point at can be
    // said, it is there to be tried, and whatever can be said instead is not meant.
    const isOffered = touchesOf(lexicon, offered);
    const light =
      lit === undefined || offered.length > 0
        ? lightOf(lexicon, lit && offered, (keys) => isOffered(countingKey(lines, touched, keys) ?? NOTHING))
        : lightOf(lexicon, lit, (keys) => !isPossible(keys));
    const glow = glowOf(lines, touched);
    return {
      state: light((keys) => stateIn(glow, keys)),
      isPossible,
      isPointed,
      touch,
      ask,
      open: (domain) => openWords(lines, touched, domain),
      line: glow.left.length === 1 ? itemAt(glow.left, 0).line : undefined,
      isGuided: lit !== undefined,
      picked: [],
    };
  }, [choices, lexicon, touched, series, lit, pointed]);
}

type StateOf = Narrowing['state'];

/** Where somebody points at lines, only what they are made of glows, and is meant. */
function lightOf(
  lexicon: Lexicon,
  lit: readonly string[] | undefined,
  isMeant: (keys: WordKeys) => boolean = () => true,
): (stateOf: StateOf) => StateOf {
  if (lit === undefined) return (stateOf) => stateOf;
  const isTouched = touchesOf(lexicon, lit);
  return (stateOf) => (keys) => {
    if (stateOf(keys) === 'chosen') return 'chosen';
    return isTouched(keys) && isMeant(keys) ? 'open' : 'dim';
  };
}

/** Whether a thing belongs to one of some lines. */
function touchesOf(lexicon: Lexicon, said: readonly string[]): (keys: WordKeys) => boolean {
  const lines = said.map((line) => readLine(lexicon, line));
  return (keys) => listOf(keys).some((key) => lines.some((line) => hasKey(line, key)));
}
