import type { HostRefusal } from '@fondaco/protocol';
import { useEffect, useState } from 'react';
import { connection } from '../../client/connection.ts';
import { inBackground } from '../../client/faults.ts';
import { Refused } from '../../client/host-connection.ts';
import { afterFrame } from './after-frame.ts';
import { useTable } from './table-store.ts';

/** Why something is not possible now, and what could be chosen first, if that leads there. */
export interface BarredReason {
  /** The word keys that were asked about. */
  readonly keys: string;
  readonly refusal: HostRefusal;
  readonly first?: string | undefined;
}

const SEPARATOR = ',';

/** Why each of some choices, by their word keys, is not possible for the player now: told together, once the host has said it of all. */
export function useReasons(choices: readonly string[]): readonly BarredReason[] {
  const table = useTable((state) => state.id);
  const seat = useTable((state) => state.me);
  const seq = useTable((state) => state.now?.seq);
  const all = choices.join(SEPARATOR);
  const [found, setFound] = useState<{ readonly of: string; readonly reasons: readonly BarredReason[] }>();
  const of = `${table} ${seat} ${seq} ${all}`;
  useEffect(() => {
    if (table === undefined || seat === undefined || all === '') return undefined;
    let isCurrent = true;
    const askAll = async (): Promise<void> => {
      const reasons = await Promise.all(all.split(SEPARATOR).map((keys) => askReason(table, seat, keys)));
      if (isCurrent) setFound({ of, reasons });
    };
    // The board is painted before.
    const callOff = afterFrame(() => inBackground(askAll()));
    return () => {
      isCurrent = false;
      callOff();
    };
  }, [table, seat, all, of]);
  return found?.of === of ? found.reasons : NONE;
}

const NONE: readonly BarredReason[] = [];

async function askReason(table: string, seat: string, keys: string): Promise<BarredReason> {
  try {
    const why = await connection.ask('why', { type: 'why-not', table, seat, keys: keys.split(' ') });
    return { keys, refusal: why.refusal, first: why.first };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { keys, refusal: error.refusal };
  }
}
