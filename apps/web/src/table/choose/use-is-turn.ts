import { useTable } from '../store/table-store.ts';

/** Whether the viewer is asked what they do in their turn. One that cannot end yet is one all the same. */
export function useIsTurn(endVerb: string | undefined): boolean {
  return useTable(({ now, speech: { turnVerbs = [] } }) => {
    if (endVerb === undefined) return false;
    const verbs = new Set([endVerb, ...turnVerbs]);
    return now?.choices.some((line) => verbs.has(line.split(' ', 1)[0] ?? '')) === true;
  });
}
