import { itemAt } from '@fondaco/kernel';
import type { Figure } from './figures.ts';
import { beginTable, openSite, playOn, tell, type Page, type DevToolsSession, type WebSite } from './web-site.ts';

const GAMES = 10;
/** Code and pictures of each game are loaded and compiled in its first games: growth is looked for after those. */
const WARM_UP = 2;
/** In per cent of what there was, by game. Below that it is noise of the collector. */
const MOST_GROWTH = 1;
const MEGABYTE = 1_000_000;
const LONG = 1_000_000;
const ASKED = 1;

interface MemorySample {
  readonly page: number;
  readonly worker: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * Machine code is made for what runs often and counts as heap: it grew by half a megabyte in eight games while what the
 * program keeps grew by a fiftieth of that. Without compilers only the program's own is left to see.
 */
const UNCOMPILED = ['--no-opt', '--no-maglev', '--no-sparkplug', '--no-flush-bytecode'];

/** Plays ten games one after another without leaving the page, and looks at what is kept after each. */
export async function measureMemory(games: readonly string[]): Promise<Figure[]> {
  const site = await openSite(...UNCOMPILED);
  try {
    return figuresOf(await playGames(site, games));
  } finally {
    await site.close();
  }
}

async function playGames(site: WebSite, games: readonly string[]): Promise<readonly MemorySample[]> {
  const { context, page } = await site.visit();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  const kept: MemorySample[] = [];
  for (let i = 0; i < GAMES; i++) {
    tell(`memory: game ${i + 1} of ${GAMES} in one page`);
    await beginTable(site, page, itemAt(games, i % games.length));
    await playOn(page, LONG, i + 1);
    kept.push(await look(session, page));
  }
  await context.close();
  return kept;
}

function figuresOf(kept: readonly MemorySample[]): Figure[] {
  const measures: readonly [keyof MemorySample, string, number][] = [
    ['page', 'MB', MEGABYTE],
    ['worker', 'MB', MEGABYTE],
    ['nodes', 'nodes', 1],
    ['listeners', 'listeners', 1],
  ];
  return measures.flatMap(([what, unit, scale]) => {
    const values = kept.slice(WARM_UP).map((one) => one[what] / scale);
    return [
      { name: `web.memory-${what}`, value: values.at(-1) ?? 0, unit: `${unit} after ${GAMES} games` },
      {
        name: `web.memory-${what}-growth`,
        value: growthOf(values),
        unit: '% a game',
        target: { type: 'below', value: MOST_GROWTH },
      },
    ];
  });
}

/** What is left when the table is closed and everything forgotten is collected. */
async function look(session: DevToolsSession, page: Page): Promise<MemorySample> {
  await page.evaluate(`history.pushState(null, '', '/new/de-vulgari-eloquentia')`);
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await page.workers()[0]?.evaluate('gc(), gc()');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    page: value('JSHeapUsedSize'),
    worker: await workerBytes(session),
    nodes: value('Nodes'),
    listeners: value('JSEventListeners'),
  };
}

/** What the worker uses. Its own session is reached through the page's, message in message. */
async function workerBytes(session: DevToolsSession): Promise<number> {
  const attached = new Promise<string>((resolve) =>
    session.once('Target.attachedToTarget', ({ sessionId }) => resolve(sessionId)),
  );
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  const used = new Promise<number>((resolve) => {
    const receive = ({ message }: { message: string }) => {
      const { id, result } = JSON.parse(message) as { id?: number; result?: { usedSize: number } };
      if (id !== ASKED || result === undefined) return;
      session.off('Target.receivedMessageFromTarget', receive);
      resolve(result.usedSize);
    };
    session.on('Target.receivedMessageFromTarget', receive);
  });
  const message = JSON.stringify({ id: ASKED, method: 'Runtime.getHeapUsage' });
  await session.send('Target.sendMessageToTarget', { sessionId, message });
  const bytes = await used;
  await session.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false });
  return bytes;
}

/** The slope of the straight line nearest to the values, in per cent of the first. */
function growthOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const across = values.reduce((sum, one, i) => sum + (i - middle) * (one - mean), 0);
  const along = values.reduce((sum, _, i) => sum + (i - middle) ** 2, 0);
  return (across / along / itemAt(values, 0)) * 100;
}
