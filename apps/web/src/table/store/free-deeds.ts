import { inBackground } from '../../client/faults.ts';
import { freeDeeds } from '../lines/effects.ts';
import { turnEndIn } from '../lines/turn-end.ts';
import { askEffects } from './offered.ts';
import { useTable } from './table-store.ts';

const { getState: get, setState: set } = useTable;

/** The lines that were added to a decided one: they are said with it. */
export function addedTo(line: string): readonly string[] {
  const { deeds } = get();
  return deeds?.line === line ? deeds.added : [];
}

/** Asks what can follow a decided line at no cost; `isCurrent` says whether it is still decided when the answer comes. */
export async function refreshDeeds(line: string, isCurrent: () => boolean): Promise<void> {
  const added = addedTo(line);
  const found = await askEffects([line, ...added]);
  if (found === undefined || !isCurrent() || addedTo(line).join() !== added.join()) return;
  const { amounts = [] } = get().speech;
  set({ deeds: { line, added, free: freeDeeds(found, amounts, turnEndIn(get().lexicon)) } });
}

/** Adds a deed to what is decided, or drops it and all that were added after it; `refresh` shows what comes of it then. */
export function toggleDeed(deed: string, refresh: () => Promise<void>): void {
  const { deeds } = get();
  if (deeds === undefined) return;
  const at = deeds.added.indexOf(deed);
  const added = at < 0 ? [...deeds.added, deed] : deeds.added.slice(0, at);
  set({ deeds: { ...deeds, added, free: deeds.free.filter(({ line }) => line !== deed) } });
  inBackground(refresh());
}
