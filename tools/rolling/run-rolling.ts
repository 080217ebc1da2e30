import { catalogGames, openStore, type ServerStore } from '@fondaco/server';
import type { ClientJournal } from '@fondaco/server/testing';
import { auditStandIns, auditStore } from '../chaos/audit.ts';
import type { StoreKind } from '../chaos/site.ts';
import { Builds } from './builds.ts';
import { makeNextBuild, type NextBuild } from './next-build.ts';
import { countLines, replaceAtOnce, replaceSideBySide, type Rollout } from './roll-out.ts';
import { openPlace } from './shared-place.ts';
import { storeGames, verifyBy } from './stored-games.ts';

export interface RollingSetup {
  /** On PostgreSQL both builds run side by side; of a file one takes over from the other. */
  readonly store: StoreKind;
  /** Games that the build before has stored, and tables that run when the next one comes. */
  readonly games: number;
  readonly tables: number;
}

export interface RollingResult {
  /** Lines of the tables that ran, and how many of them were said after the build before had ended. */
  readonly lines: number;
  readonly linesAfter: number;
  /** Lines said at a table that began under the raised rules. */
  readonly raisedLines: number;
  /** Lines of bots and of those who stood in, and how often somebody did. */
  readonly dueLines: number;
  readonly standIns: number;
  readonly clockReadings: number;
  /** What the next build says of all tables that are stored. */
  readonly verdict: string;
  readonly faults: readonly string[];
}

/**
 * Replaces a build by the next while people and bots play by the clock. The next one is made of this tree: the rules of a game are frozen and
 * raised, and the schema has one step more. Tables that run go on under their rules, new ones begin under the new ones, and the next build
 * replays all that is stored to its hashes.
 */
export async function runRolling({ store: kind, games, tables }: RollingSetup): Promise<RollingResult> {
  const { place, dispose } = await openPlace(kind);
  const next = makeNextBuild();
  const store = await openStore(place);
  const builds = new Builds(place);
  try {
    await storeGames(store, catalogGames, games);
    const replace = kind === 'postgres' ? replaceSideBySide : replaceAtOnce;
    const rolled = await replace(builds, { next, tables });
    const judged = await judge(store, next, rolled);
    const { verdict, faults, tables: verified } = verifyBy(next.root, place);
    const missing = verified < games + tables ? [`only ${verified} tables are stored`] : [];
    return { ...judged, verdict, faults: [...judged.faults, ...faults, ...missing] };
  } finally {
    await builds.killAll();
    await store.close();
    next.dispose();
    await dispose();
  }
}

/** Compares what people were told with what is stored: each table must have come to its end under the rules it began with. */
async function judge(
  store: ServerStore,
  next: NextBuild,
  { ran, raised, linesBefore }: Rollout,
): Promise<Omit<RollingResult, 'verdict'>> {
  const { lost, doubled, diverged, dueLines, clockReadings } = await auditStore(store, [...ran, ...raised], 0);
  const stoodIn = await auditStandIns(store, tablesOf([...ran, ...raised]));
  const lines = countLines(ran);
  const rulesBefore = (game: string): number | undefined => catalogGames.find(game)?.rules;
  return {
    lines,
    linesAfter: lines - linesBefore,
    raisedLines: countLines(raised),
    dueLines,
    standIns: stoodIn.standIns,
    clockReadings,
    faults: [
      ...lost,
      ...doubled,
      ...stoodIn.doubled,
      ...diverged,
      ...(await findUnlike(store, tablesOf(ran), rulesBefore)),
      ...(await findUnlike(store, tablesOf(raised), () => next.rules)),
    ],
  };
}

function tablesOf(journals: readonly ClientJournal[]): ReadonlySet<string> {
  return new Set(journals.map(({ table }) => table));
}

/** Tables that are not over, or were played under other rules than they should. */
async function findUnlike(
  store: ServerStore,
  tables: ReadonlySet<string>,
  rulesOf: (game: string) => number | undefined,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const table of tables) {
    const row = await store.table(table);
    if (row?.isOver !== true) faults.push(`${table} did not come to its end`);
    if (row?.header.rules !== rulesOf(row?.header.game ?? '')) faults.push(`${table} has rules ${row?.header.rules}`);
  }
  return faults;
}
