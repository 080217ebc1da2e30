import { areLinked, type StoredLine, type StoredTable } from '@fondaco/host';
import type { ServerStore } from '../store/server-store.ts';

/** Replays a table; tells the hash after each line as far as the rules allow them, and answers what is wrong with the next. */
export type Replay = (
  row: StoredTable,
  lines: readonly StoredLine[],
  onLine: (seq: number, hash: () => string) => void,
) => string | undefined;

export interface Verified {
  readonly tables: number;
  readonly lines: number;
  /** How many stored hashes were compared. */
  readonly hashes: number;
  /** One sentence for each table with something wrong. */
  readonly faults: readonly { readonly table: string; readonly message: string }[];
}

const TABLES_AT_ONCE = 100;

/** Replays every stored table and compares each hash that was stored with it. */
export async function verifyStore(store: ServerStore, replay: Replay): Promise<Verified> {
  const faults: { table: string; message: string }[] = [];
  let [tables, lines, hashes] = [0, 0, 0];
  for (let after = ''; ;) {
    const ids = await store.idsAfter(after, TABLES_AT_ONCE);
    for (const id of ids) {
      const found = await verifyTable(store, id, replay);
      tables++;
      lines += found.lines;
      hashes += found.hashes;
      if (found.fault !== undefined) faults.push({ table: id, message: found.fault });
    }
    after = ids.at(-1) ?? after;
    if (ids.length < TABLES_AT_ONCE) return { tables, lines, hashes, faults };
  }
}

type VerifiedTable = { readonly lines: number; readonly hashes: number; readonly fault?: string };

async function verifyTable(store: ServerStore, id: string, replay: Replay): Promise<VerifiedTable> {
  const row = await store.table(id);
  if (row === undefined) return { lines: 0, hashes: 0 };
  const lines = await store.lines(id);
  const checks = await store.checks(id);
  const gap = checks.findIndex(({ seq }, i) => seq !== i + 1);
  if (gap >= 0) return { lines: lines.length, hashes: 0, fault: `line ${gap + 1} is missing` };
  // Lines that were appended while this reads are beyond the row.
  if (lines.length < row.seq) return { lines: lines.length, hashes: 0, fault: `${lines.length} of ${row.seq} lines` };
  return { lines: lines.length, ...compare(row, lines, new Map(checks.map(({ seq, hash }) => [seq, hash])), replay) };
}

function compare(
  row: StoredTable,
  lines: readonly StoredLine[],
  stored: ReadonlyMap<number, string | undefined>,
  replay: Replay,
): { readonly hashes: number; readonly fault?: string } {
  let hashes = 0;
  let differs: number | undefined;
  const wrong = replay(row, lines, (seq, hash) => {
    const wanted = stored.get(seq) ?? (seq === row.seq ? row.hash : undefined);
    if (wanted === undefined || differs !== undefined) return;
    hashes++;
    if (hash() !== wanted) differs = seq;
  });
  const unlike = areLinked(row, lines) ? undefined : 'its lines are not those that were stored';
  const fault =
    differs === undefined ? (wrong ?? unlike) : `line ${differs} leads to another position than when it was stored`;
  return { hashes, ...(fault === undefined ? {} : { fault }) };
}
