/**
 * Loaded into a server before anything else (`node --import`), and into its threads: writes a line of JSON a second to the file
 * `FONDACO_WAITS` about what those who play may have waited for. Plain JavaScript, as `keep-compiled.mjs` is.
 */
import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { isMainThread } from 'node:worker_threads';

const SECOND = 1000;
const NANOSECONDS = 1e6;
/** What V8 calls its kinds of collections, by their bits. */
const YOUNG = 1;

/** Milliseconds of everything that took some this second, by its kind. */
let spent = new Map();
const note = (kind, milliseconds) => spent.set(kind, [...(spent.get(kind) ?? []), milliseconds]);

function timed(kind, act) {
  const began = performance.now();
  try {
    return act();
  } finally {
    note(kind, performance.now() - began);
  }
}

/** What a statement of the thread that writes does: waits to be let in, changes pages, or has them written, synced and now and then moved into the file. */
function kindOf(sql) {
  return sql === 'begin immediate' ? 'let in' : sql === 'commit' ? 'commit' : 'change';
}

if (isMainThread) {
  for (const name of ['get', 'all']) {
    const ask = StatementSync.prototype[name];
    StatementSync.prototype[name] = function (...values) {
      return timed('read', () => ask.apply(this, values));
    };
  }
} else {
  const prepare = DatabaseSync.prototype['prepare'];
  DatabaseSync.prototype.prepare = function (sql) {
    const statement = prepare.call(this, sql);
    for (const name of ['run', 'get', 'all']) {
      const act = statement[name].bind(statement);
      statement[name] = (...values) => timed(kindOf(sql), () => act(...values));
    }
    return statement;
  };
}

new PerformanceObserver((list) => {
  for (const { detail, duration } of list.getEntries())
    note(detail.kind === YOUNG ? 'young collected' : 'old collected', duration);
}).observe({ entryTypes: ['gc'] });

const late = monitorEventLoopDelay({ resolution: 1 });
late.enable();
setInterval(() => {
  const kinds = [...spent].map(([kind, times]) => [
    kind,
    { times: times.length, all: times.reduce((sum, time) => sum + time, 0), most: Math.max(...times) },
  ]);
  const line = { at: Date.now(), isMain: isMainThread, late: late.max / NANOSECONDS, spent: Object.fromEntries(kinds) };
  // Threads that do nothing of the kind have nothing to tell.
  if (isMainThread || spent.has('commit')) appendFileSync(process.env.FONDACO_WAITS, `${JSON.stringify(line)}\n`);
  spent = new Map();
  late.reset();
}, SECOND).unref();
