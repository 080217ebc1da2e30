import { NO_TABLE, refuseHost, type HostResult } from '@fondaco/host';
import { success, type Json } from '@fondaco/kernel';
import type { Gathering } from '../store/gatherings.ts';
import type { ServerStore } from '../store/server-store.ts';
import type { Changed } from './gathering-changes.ts';
import { toCalled, type Called, type GatheringSetup } from './gathering-setup.ts';

/** So often somebody else may come first before a change is given up. */
const MOST_TRIES = 20;

export async function findCalled(store: ServerStore, id: string): Promise<HostResult<Called>> {
  const gathering = await store.gatherings.byId(id);
  return gathering === undefined ? NO_TABLE : success(toCalled(gathering));
}

/** The row of a gathering with another setup. */
export function withSetup({ gathering }: Called, setup: GatheringSetup): Called {
  return { setup, gathering: { ...gathering, isPublic: isListed(setup), setup: setup as unknown as Json } };
}

/** What will never be played is in no list. */
function isListed({ isPublic, phase }: GatheringSetup): boolean {
  return isPublic && phase !== 'dissolved';
}

/** What is done besides when a gathering is changed. */
export interface EditSteps {
  /** Done before the change is written, and maybe in vain. */
  readonly prepare?: (setup: GatheringSetup) => Promise<void>;
  /** Compares and sets, with what belongs to the change; the gathering alone if absent. */
  readonly save?: (gathering: Gathering) => Promise<boolean>;
}

/** Changes what was agreed on: reads, changes, compares and sets. Where somebody else came first it is read and judged again. */
export async function editGathering(
  store: ServerStore,
  id: string,
  change: (called: Called) => Changed | Promise<Changed>,
  { prepare, save = (gathering) => store.gatherings.save(gathering) }: EditSteps = {},
): Promise<HostResult<Called>> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const called = await findCalled(store, id);
    if (!called.ok) return called;
    const changed = await change(called.value);
    if (!changed.ok) return changed;
    if (changed.value === called.value.setup) return called;
    await prepare?.(changed.value);
    const edited = withSetup(called.value, changed.value);
    if (await save(edited.gathering)) {
      const { gathering, setup } = edited;
      return success({ setup, gathering: { ...gathering, version: gathering.version + 1 } });
    }
  }
  return refuseHost('failed', 'others keep changing the table');
}
