import { inBackground } from '../../client/faults.ts';
import { isFree, priceOf } from '../lines/effects.ts';
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
  const isLasting = (amount: string) => !amounts.some(({ name, isOfTurn }) => name === amount && isOfTurn === true);
  const free = found.filter(({ effects }) => {
    const price = priceOf(effects, amounts);
    return isFree(price) && price.gains.some(({ amount }) => isLasting(amount));
  });
  set({ deeds: { line, added, free } });
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
