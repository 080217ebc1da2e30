/** Measures Fondaco: `npm run bench -- engine|bots|hints|review|web|store|server|compare [--json] [--seconds n] …`. */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { measureBots } from './bots.ts';
import { measureAgainst } from './compare.ts';
import { measureEngine } from './engine.ts';
import { printJsonLines, printTable, type Figure } from './figures.ts';
import { measureHints } from './opening-hints.ts';
import { measureReview, type ReviewSizes } from './review/review.ts';
import { measureServer } from './server/server.ts';
import { measureStore } from './store.ts';
import { measureWeb } from './web.ts';

type BenchOptions = {
  readonly seconds: number;
  /** Whether they were asked for. */
  readonly hasSeconds: boolean;
  readonly id?: string;
  readonly against?: string;
  readonly tables?: number;
  readonly moves?: number;
  readonly state?: string;
  readonly parts?: string;
  readonly hasWaits?: boolean;
} & ReviewSizes;

const GROUPS: Readonly<Record<string, (how: BenchOptions) => Promise<Figure[]>>> = {
  engine: measureEngine,
  bots: measureBots,
  hints: measureHints,
  review: measureReview,
  web: measureWeb,
  store: measureStore,
  server: ({ hasSeconds, seconds, ...how }) => measureServer({ ...how, ...(hasSeconds ? { seconds } : {}) }),
  compare: measureAgainst,
};
const USAGE = `npm run bench -- <${Object.keys(GROUPS).join(' | ')}> [--json] [--seconds n] [--game id] [--against folder] [--tables n] [--moves n] [--games n] [--decisions n] [--planted n] [--ranked n] [--matches n] [--deals n] [--state file] [--parts a,b] [--waits]`;
const SECONDS = 30;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    json: { type: 'boolean' },
    seconds: { type: 'string' },
    game: { type: 'string' },
    tables: { type: 'string' },
    moves: { type: 'string' },
    games: { type: 'string' },
    decisions: { type: 'string' },
    planted: { type: 'string' },
    ranked: { type: 'string' },
    matches: { type: 'string' },
    deals: { type: 'string' },
    state: { type: 'string' },
    parts: { type: 'string' },
    waits: { type: 'boolean' },
    against: { type: 'string' },
  },
});
const measure = GROUPS[positionals[0] ?? 'engine'];
const seconds = Number(values.seconds ?? SECONDS);

if (values.help === true) console.log(USAGE);
else if (measure === undefined || positionals.length > 1 || !(seconds > 0)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  // Load is part of every result: what else runs takes its share of the cores.
  console.error(
    `bench: ${os.cpus()[0]?.model}, ${os.availableParallelism()} cores, Node ${process.version}, ${load()}`,
  );
  const figures = await measure({
    seconds,
    hasSeconds: values.seconds !== undefined,
    ...(values.game === undefined ? {} : { id: values.game }),
    ...(values.against === undefined ? {} : { against: values.against }),
    ...(values.tables === undefined ? {} : { tables: Number(values.tables) }),
    ...(values.moves === undefined ? {} : { moves: Number(values.moves) }),
    ...(values.state === undefined ? {} : { state: values.state }),
    ...(values.parts === undefined ? {} : { parts: values.parts }),
    ...(values.waits === undefined ? {} : { hasWaits: values.waits }),
    ...sizesOf(values),
  });
  console.log(values.json === true ? printJsonLines(figures) : printTable(figures));
  console.error(`bench: ${load()}`);
  if (figures.length === 0) {
    console.error(`bench: there is no game ${values.game}`);
    process.exitCode = 2;
  }
}

/** How much a group is to measure, as far as it was said. */
function sizesOf(said: Readonly<Record<string, unknown>>): ReviewSizes {
  const names = ['games', 'decisions', 'planted', 'ranked', 'matches', 'deals'] as const;
  return Object.fromEntries(names.flatMap((name) => (said[name] === undefined ? [] : [[name, Number(said[name])]])));
}

function load(): string {
  return `load ${os
    .loadavg()
    .map((average) => average.toFixed(1))
    .join(' ')}`;
}
