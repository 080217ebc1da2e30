import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { sayLine } from '../lines/sentences.ts';
import { useTable } from './table-store.ts';
import { useWording } from './use-wording.ts';

/** Says lines as they are at this table. */
export function useLineText(): (line: string) => string {
  const wording = useWording();
  const { speech, view, parts, me } = useTable(
    useShallow(({ speech, now, parts, me }) => ({ speech, view: now?.view, parts, me })),
  );
  return useMemo(
    () => (line) => sayLine({ t: wording.t, view: view ?? {}, parts, me }, speech, wording, line),
    [wording, speech, view, parts, me],
  );
}
