import type { StoredLine } from '@fondaco/host';
import { HIDDEN_WORD } from '@fondaco/kernel';
import type { ServerStore } from '@fondaco/server';
import type { ClientJournal, SentLines } from '@fondaco/server/testing';
import { findClockFaults, NO_INTERRUPTIONS, type Interruptions } from './clock-faults.ts';

/** What does not fit between what clients were told and what is stored, a sentence each; and how much of what was compared. */
export interface Audit {
  /** Told or acknowledged, and not there. */
  readonly lost: readonly string[];
  /** There twice, or in spite of a refusal. */
  readonly doubled: readonly string[];
  /** There, but different from what somebody was told. */
  readonly diverged: readonly string[];
  /** Lines of which somebody was not told all, and that are kept whole. */
  readonly secretLines: number;
  /** How often somebody was told where the clocks stand. */
  readonly clockReadings: number;
  /** Lines that were due: of bots, and of those who stood in for people. */
  readonly dueLines: number;
}

/** Compares everything the clients of a table were told with its stored lines. */
export function auditTable(
  journals: readonly ClientJournal[],
  lines: readonly StoredLine[],
  interruptions: Interruptions = NO_INTERRUPTIONS,
): Audit {
  const audit = { lost: [] as string[], doubled: [] as string[], diverged: [] as string[] };
  const secrets = new Set<number>();
  for (const journal of journals) {
    const where = `${journal.table} ${journal.seat}`;
    for (const fault of journal.faults) audit.diverged.push(`${where}: ${fault}`);
    for (const [seq, received] of journal.received) {
      const line = lines[seq - 1];
      if (line === undefined) audit.lost.push(`${where}: was told line ${seq}, "${received.words}"`);
      else if (line.seat !== received.seat || !isReceived(line.words, received.words))
        audit.diverged.push(`${where}: line ${seq} was "${received.words}" and is "${line.words}"`);
      else if (line.words !== received.words) secrets.add(seq);
    }
    for (const sent of journal.sent.values()) auditSent(audit, journal, sent, lines);
    audit.diverged.push(...findClockFaults(journal, interruptions).map((fault) => `${where}: ${fault}`));
  }
  audit.doubled.push(...doubledKeys(lines).map((key) => `${journals[0]?.table}: ${key} was done twice`));
  return {
    ...audit,
    secretLines: secrets.size,
    clockReadings: journals.reduce((sum, { clocks }) => sum + clocks.length, 0),
    dueLines: lines.filter(({ key, isAuto }) => !isAuto && isDueKey(key)).length,
  };
}

/** Keys that people send have no spaces. */
function isDueKey(key: string | undefined): boolean {
  return key?.includes(' ') === true;
}

/** What is due has a key, as what people send: lines of one key stand together, or it was done twice. */
function doubledKeys(lines: readonly StoredLine[]): readonly string[] {
  const said = lines.filter(({ isAuto, key }) => !isAuto && key !== undefined);
  const keys = said.map(({ seat, key }) => `${seat} ${key}`).filter((key, i, all) => key !== all[i - 1]);
  return keys.filter((key, i) => keys.indexOf(key) < i);
}

function auditSent(
  audit: { lost: string[]; doubled: string[]; diverged: string[] },
  { table, seat, fates }: ClientJournal,
  { key, lines: sent }: SentLines,
  lines: readonly StoredLine[],
): void {
  const where = `${table} ${seat}: "${sent.join(', ')}" (${key})`;
  const fate = fates.get(key);
  const stored = lines.filter((line) => line.seat === seat && line.key === key && !line.isAuto);
  if (stored.length === 0) {
    if (fate?.type === 'played') audit.lost.push(`${where} was acknowledged and is not stored`);
    return;
  }
  if (fate?.type === 'refused') audit.doubled.push(`${where} was refused (${fate.code}) and is stored`);
  if (stored.length > sent.length) audit.doubled.push(`${where} is stored ${stored.length} times`);
  else if (stored.some(({ words }, i) => words !== sent[i])) audit.diverged.push(`${where} is stored otherwise`);
  if (fate?.type === 'played' && fate.seq !== lastOf(lines, seat, key))
    audit.diverged.push(`${where} was acknowledged as line ${fate.seq}`);
}

/** The number of the last line of a submission; what the table forced after it belongs to it. */
function lastOf(lines: readonly StoredLine[], seat: string, key: string): number {
  let last = lines.findLastIndex((line) => line.seat === seat && line.key === key && !line.isAuto);
  while (lines[last + 1]?.isAuto === true) last++;
  return last + 1;
}

/** Whether words are what was told: the same, but for those that were hidden. */
function isReceived(words: string, received: string): boolean {
  const [all, some] = [words.split(' '), received.split(' ')];
  return (
    received === HIDDEN_WORD ||
    (all.length === some.length && some.every((word, i) => word === HIDDEN_WORD || word === all[i]))
  );
}

/** Milliseconds after which something that is due should have been done. */
const LATE = 5000;

/** What was due and did not come, of all tables. */
export async function findOverdue(store: ServerStore, tables: Iterable<string>): Promise<readonly string[]> {
  const overdue: string[] = [];
  for (const table of tables)
    for (const { kind, seat, at } of await store.due.of(table))
      if (at < Date.now() - LATE) overdue.push(`${table}: ${kind} of ${seat ?? 'nobody'} was due and did not come`);
  return overdue;
}

/** Who stood in for people, by all that is stored, and what of it was done twice. */
export async function auditStandIns(
  store: ServerStore,
  tables: Iterable<string>,
): Promise<{ readonly standIns: number; readonly doubled: readonly string[] }> {
  let standIns = 0;
  const doubled: string[] = [];
  for (const table of tables) {
    const keys = (await store.heldSeats.of(table)).flatMap(({ key }) => key ?? []);
    standIns += keys.length;
    for (const key of keys.filter((one, i) => keys.indexOf(one) < i)) doubled.push(`${table}: ${key} was done twice`);
  }
  return { standIns, doubled };
}

/** Audits every table that clients played at, on servers that were asleep for at most so many milliseconds at a time. */
export async function auditStore(
  store: ServerStore,
  journals: readonly ClientJournal[],
  longestSleep: number,
): Promise<Audit> {
  const audits: Audit[] = [];
  const interruptions = { longestSleep, downtimes: await store.uptime.downtimes() };
  const tables = Map.groupBy(journals, ({ table }) => table);
  for (const [table, those] of tables) audits.push(auditTable(those, await store.lines(table), interruptions));
  const sum = (count: (audit: Audit) => number): number => audits.reduce((all, one) => all + count(one), 0);
  return {
    lost: audits.flatMap(({ lost }) => lost),
    doubled: audits.flatMap(({ doubled }) => doubled),
    diverged: audits.flatMap(({ diverged }) => diverged),
    secretLines: sum(({ secretLines }) => secretLines),
    clockReadings: sum(({ clockReadings }) => clockReadings),
    dueLines: sum(({ dueLines }) => dueLines),
  };
}
