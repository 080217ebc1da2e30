import type { Figure } from './figures.ts';
import { gamesToMeasure } from './games.ts';
import { beginTable, openSite, playOn, tell, type WebSite } from './web-site.ts';
import { measureFirstLoad, measureUsable } from './web-load.ts';
import { measureMemory } from './web-memory.ts';
import { percentile } from './rounds.ts';
import { wantedParts } from './wanted-parts.ts';

/** Confirmed choices that are timed in each game. */
const CHOICES = 200;
/** Milliseconds between two touches: nobody is faster, and the page is at rest by then. */
const LOOKING = 200;
/** A frame at sixty a second is part of every time: nothing is seen before the next one. */
const MOST_MILLISECONDS = 50;

/** What can be measured alone. */
const PARTS = ['load', 'usable', 'answer', 'memory'] as const;

/** What the table in the browser weighs, how fast it is there, how fast it answers, and whether it keeps memory. */
export async function measureWeb(how: { readonly id?: string; readonly parts?: string }): Promise<Figure[]> {
  const parts = wantedParts(how.parts, PARTS);
  const games = gamesToMeasure(how.id);
  if (games.length === 0) return [];
  const figures: Figure[] = [];
  const site = await openSite();
  try {
    if (parts.has('load')) figures.push(...printAtOnce(await measureFirstLoad(site)));
    for (const { game, prefix } of games) {
      if (parts.has('usable')) figures.push(...printAtOnce(await measureUsable(site, game.id, prefix)));
      if (parts.has('answer')) figures.push(...printAtOnce(await measureAnswer(site, game.id, prefix)));
    }
  } finally {
    await site.close();
  }
  if (parts.has('memory')) figures.push(...(await measureMemory(games.map(({ game }) => game.id))));
  return figures;
}

/** What has been measured is printed at once: what comes after it may fail. */
function printAtOnce(figures: readonly Figure[]): readonly Figure[] {
  for (const { name, value } of figures) tell(`${name} ${value.toFixed(1)}`);
  return figures;
}

async function measureAnswer(site: WebSite, game: string, prefix: string): Promise<Figure[]> {
  const { context, page } = await site.visit({ pace: 'brisk' });
  const times: number[] = [];
  for (let seed = 1; times.length < CHOICES; seed++) {
    tell(`${game}: ${times.length} of ${CHOICES} answers`);
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
