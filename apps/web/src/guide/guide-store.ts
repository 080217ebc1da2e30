import type { Suggestion } from '@fondaco/protocol';
import { create } from 'zustand';
import { connection } from '../client/connection.ts';
import { inBackground } from '../client/faults.ts';
import { countTaken } from '../client/guided.ts';
import { takeAdvice } from '../table/advice/advice-actions.ts';
import { turnEndIn } from '../table/lines/turn-end.ts';
import { useTable, type TableState } from '../table/store/table-store.ts';
import { spokenTexts } from '../texts/languages.ts';
import { addEffects, countAsGood, type OwnTurn } from './own-turn.ts';

/** What the guide has to say at the table on the screen. */
interface GuideState {
  /** For the decision after so many lines. */
  readonly suggestion: (Suggestion & { readonly seq: number }) | undefined;
  /** What the person did last, in a row. */
  readonly turn: OwnTurn | undefined;
  /** The reason is shown where the guide would no longer give it unasked. */
  readonly isExplained: boolean;
}

const NOTHING: GuideState = { suggestion: undefined, turn: undefined, isExplained: false };

export const useGuide = create<GuideState>(() => NOTHING);
const { getState: get, setState: set } = useGuide;

/** Has the guide look on at the table on the screen; what it returns ends that. */
export function followTable(): () => void {
  inBackground(ask(useTable.getState()));
  const stop = useTable.subscribe((state, before) => {
    if (state.now === before.now && state.isHeld === before.isHeld && state.me === before.me) return;
    if (state.now !== before.now) notice(state, before);
    inBackground(ask(state));
  });
  return () => {
    stop();
    set(NOTHING);
    point(undefined);
  };
}

/** The lines that the guide points at on the table; none if it says so little that it does not point. */
export function point(lines: readonly string[] | undefined): void {
  const { now } = useTable.getState();
  useTable.setState({ pointed: lines === undefined || now === undefined ? undefined : { seq: now.seq, lines } });
}

/** Asks what the guide suggests, once for each decision; an answer that comes after the decision has changed is dropped. */
async function ask({ id, me, now, isHeld }: TableState): Promise<void> {
  if (now === undefined || me === undefined || id === undefined || isHeld) return;
  if (!now.waiting.includes(me) || now.choices.length === 0 || get().suggestion?.seq === now.seq) return;
  const answer = await connection.send({ type: 'suggest', table: id, seat: me });
  if (answer.type !== 'suggestion' || useTable.getState().now?.seq !== answer.seq) return;
  const { re: _, type: __, ...suggestion } = answer;
  set({ suggestion, isExplained: false });
}

/** Looks at what the person has just done: whether it was as good as what was suggested, and what it changed. */
function notice(state: TableState, before: TableState): void {
  const { now, me, game } = state;
  if (now === undefined || me === undefined || before.now === undefined || before.me !== me) return;
  const lines = now.entries.filter(({ seat, isAuto }) => seat === me && !isAuto).map(({ words }) => words);
  if (lines.length === 0) return;
  const { suggestion, turn } = get();
  const known = suggestion?.seq === before.now.seq ? suggestion : undefined;
  const good = known === undefined ? 0 : countAsGood(known, lines);
  if (good > 0) countTaken(game, good);
  const isNew = turn === undefined || before.entries.some(({ seat, seq }) => seq > turn.from && seat !== me);
  set({
    suggestion: undefined,
    turn: {
      from: isNew ? before.now.seq : turn.from,
      effects: addEffects(isNew ? [] : turn.effects, effectsOf(before, lines)),
      missed: known !== undefined && good === 0 ? known.line : isNew ? undefined : turn.missed,
      lapsed: lapseOf(before, lines),
    },
  });
}

/** What the engine said that lines would change. */
function effectsOf({ preview, offered }: TableState, [line = '']: readonly string[]): OwnTurn['effects'] {
  return preview !== undefined ? preview.effects : (offered?.byLine.get(line) ?? []);
}

/** What lapsed with lines that end the turn. */
function lapseOf({ lexicon, speech, now, parts, me }: TableState, lines: readonly string[]): string | undefined {
  const end = turnEndIn(lexicon);
  if (end === undefined || !lines.includes(end) || now === undefined) return undefined;
  return speech.lapse?.({ t: spokenTexts(), view: now.view, parts, me });
}

/** Puts the suggestion on the desk; nothing is confirmed. */
export function showSuggestion(): void {
  const { suggestion } = get();
  if (suggestion !== undefined) takeAdvice(suggestion);
}

/** Says why, where the guide would no longer do so unasked. */
export function explainSuggestion(): void {
  const { suggestion } = get();
  set({ isExplained: true });
  if (suggestion !== undefined) point([suggestion.line]);
}
