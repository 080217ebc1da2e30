import { NO_TABLE, type HostResult } from '@fondaco/host';
import { success } from '@fondaco/kernel';
import { SETTLE_DUE } from '../clocks/due-kinds.ts';
import type { Due } from '../store/due-rows.ts';
import { beginTable } from './begin-table.ts';
import { editGathering, findCalled } from './edit-gathering.ts';
import type { Called } from './gathering-setup.ts';
import type { LobbyServices } from './lobby-services.ts';
import { holdersOf } from './seat-holders.ts';

/** Milliseconds after which somebody else sees to it, if whoever wrote it down has not. */
const SETTLE_AFTER = 3000;

/** Notes that a table must be seen to, before what calls for it is written: a crash in between leaves a note too many, never one too few. */
export async function noteToSettle({ store, clock }: LobbyServices, table: string): Promise<void> {
  await store.due.add(settleDue(table, clock.now() + SETTLE_AFTER));
}

function settleDue(table: string, at: number): Due {
  return { table, key: SETTLE_DUE, kind: SETTLE_DUE, seq: 0, at };
}

/** Does what people have agreed on and is not done yet: begins a table where all are ready, ends one where all wish to. */
export async function settleTable(services: LobbyServices, id: string): Promise<HostResult<void>> {
  const { store } = services;
  const called = await findCalled(store, id);
  const done = called.ok ? await settle(services, called.value) : success(undefined);
  if (done.ok) await store.due.drop(id, SETTLE_DUE);
  return done;
}

async function settle(services: LobbyServices, called: Called): Promise<HostResult<void>> {
  switch (called.setup.phase) {
    case 'starting':
      return startAndGoOn(services, called);
    case 'playing':
      return endIfAgreed(services, called);
    case 'gathering':
    case 'dissolved':
      return success(undefined);
  }
}

/** Begins a table; all may have wished to end it since it was to begin. */
async function startAndGoOn(services: LobbyServices, called: Called): Promise<HostResult<void>> {
  const begun = await start(services, called);
  if (!begun.ok) return begun;
  const now = await findCalled(services.store, called.gathering.id);
  return now.ok && now.value.setup.phase === 'playing' ? endIfAgreed(services, now.value) : success(undefined);
}

async function start(services: LobbyServices, called: Called): Promise<HostResult<void>> {
  const { store } = services;
  const begun = await beginTable(services, called);
  const phase = begun.ok ? 'playing' : 'gathering';
  // Where it cannot begin, they gather again.
  const edited = await editGathering(store, called.gathering.id, ({ setup }) =>
    success(setup.phase === 'starting' ? { ...setup, phase } : setup),
  );
  return begun.ok && !edited.ok ? edited : begun;
}

/** Ends a table without a result when everybody who plays there wishes to; bots and those who are away have no say. */
async function endIfAgreed({ store, host }: LobbyServices, { gathering, setup }: Called): Promise<HostResult<void>> {
  if (setup.endWantedBy.length === 0) return success(undefined);
  const holders = [...(await holdersOf(store, gathering.id)).values()];
  const people = holders.filter(({ holder }) => holder?.type === 'person');
  const isAgreed = people.length > 0 && people.every(({ guest }) => setup.endWantedBy.includes(guest ?? ''));
  if (!isAgreed) return success(undefined);
  const open = await host.open(gathering.id);
  if (!open.ok) return open.error.code === 'no-table' ? NO_TABLE : open;
  return open.value.amend((table, { seats }) => {
    if (!table.isOver) table.end({ type: 'agreed' });
    return success({ seats });
  });
}
