import type { Hint } from '@fondaco/protocol';
import { connection } from '../../client/connection.ts';
import { endRest } from '../store/commit-rest.ts';
import { focusSoon } from '../store/focus-soon.ts';
import { lineKey } from '../lines/narrowing.ts';
import { pickTogether } from '../store/series-actions.ts';
import { setTouched } from '../store/table-actions.ts';
import { useTable, type OpenAdvice } from '../store/table-store.ts';

const { getState: get, setState: set } = useTable;
const THINKING: Omit<OpenAdvice, 'status'> = { hints: [] };

/**
 * Asks what a master would do in the viewer's seat. An answer that comes after the decision has changed is dropped; that others have
 * answered theirs meanwhile, where all decide at once, changes nothing.
 */
export async function askAdvice(): Promise<void> {
  const { id, me, now, advice } = get();
  if (id === undefined || me === undefined || now?.waiting.includes(me) !== true) return;
  if (advice !== undefined) {
    focusSoon('[data-advice] button');
    return;
  }
  const asked: OpenAdvice = { ...THINKING, status: 'thinking' };
  set({ advice: asked, why: undefined });
  const answer = await connection.send({ type: 'hint', table: id, seat: me });
  if (get().advice !== asked) return;
  const hints = answer.type === 'hints' ? answer.hints : [];
  const choices = get().now?.choices ?? [];
  const isAnswered = hints.length > 0 && hints.every(({ line }) => choices.includes(line));
  set({ advice: isAnswered ? { status: 'ready', hints } : { ...THINKING, status: 'failed' } });
  if (isAnswered) focusSoon('[data-advice] button');
}

/** Closes the advice; false if there was none. */
export function closeAdvice(): boolean {
  if (get().advice === undefined) return false;
  set({ advice: undefined });
  focusSoon('[data-ask-advice]');
  return true;
}

/** Puts an advised line on the desk as if it had been touched; where a set is picked, with the lines that go with it. */
export function takeAdvice({ line, goesOn }: Pick<Hint, 'line' | 'goesOn'>): void {
  const all = get().series?.all;
  if (all === undefined) setTouched([lineKey(line)]);
  else {
    endRest();
    pickTogether([line, ...goesOn].filter((one) => all.includes(one)));
  }
  focusSoon('[data-commit]');
}
