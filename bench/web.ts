import type { Figure } from './figures.ts';
import { gamesToMeasure } from './games.ts';
import { beginTable, openSite, playOn, type WebSite } from './web-site.ts';
import { measureFirstLoad, measureUsable } from './web-load.ts';
import { measureMemory } from './web-memory.ts';
import { percentile } from './rounds.ts';

/** Confirmed choices that are timed in each game. */
const CHOICES = 200;
/** Milliseconds between two touches: nobody is faster, and the page is at rest by then. */
const LOOKING = 200;
/** A frame at sixty a second is part of every time: nothing is seen before the next one. */
const MOST_MILLISECONDS = 50;

/** What the table in the browser weighs, how fast it is there, how fast it answers, and whether it keeps memory. */
export async function measureWeb(how: { readonly id?: string }): Promise<Figure[]> {
  const site = await openSite();
  try {
    const games = gamesToMeasure(how.id);
    if (games.length === 0) return [];
    const figures = await measureFirstLoad(site);
    for (const { game, prefix } of games) {
      console.error(`bench: ${game.id} in the browser ...`);
      figures.push(...(await measureUsable(site, game.id, prefix)), ...(await measureAnswer(site, game.id, prefix)));
    }
    console.error('bench: ten games in one page ...');
    figures.push(...(await measureMemory(games.map(({ game }) => game.id))));
    return figures;
  } finally {
    await site.close();
  }
}

async function measureAnswer(site: WebSite, game: string, prefix: string): Promise<Figure[]> {
  const { context, page } = await site.visit({ pace: 'brisk' });
  const times: number[] = [];
  for (let seed = 1; times.length < CHOICES; seed++) {
    await beginTable(site, page, game);
    times.push(...(await playOn(page, CHOICES - times.length, seed, LOOKING)));
  }
  await context.close();
  const unit = `ms from confirming to the painted board, ${times.length} choices`;
  return [
    { name: `${prefix}.answer-ms-p50`, value: percentile(times, 0.5), unit },
    {
      name: `${prefix}.answer-ms-p95`,
      value: percentile(times, 0.95),
      unit,
      target: { type: 'below', value: MOST_MILLISECONDS },
    },
  ];
}
