import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Of one kind of barrier so many are told. */
const SHOWN = 3;
// What is for Playwright brings the script along, and would give it to a page anew at every look.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core looks for. */
interface AxeOptions {
  readonly runOnly: { readonly type: 'tag' | 'rule'; readonly values: readonly string[] };
}

interface AxeScript {
  run(
    context: string,
    options: AxeOptions & { readonly resultTypes: readonly string[] },
  ): Promise<{ readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[] }>;
}

const ALL: AxeOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] } };
/** What a theme decides; the rest of a page is the same in every theme. */
const COLOURS: AxeOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What on a page, or in a part of it, shuts somebody out. */
export function findBarriers(page: Page, part = 'html'): Promise<readonly string[]> {
  return runAxe(page, part, ALL);
}

/** What on a page, or in a part of it, has colours that shut somebody out. */
export function findPaleness(page: Page, part = 'html'): Promise<readonly string[]> {
  return runAxe(page, part, COLOURS);
}

async function runAxe(page: Page, part: string, options: AxeOptions): Promise<readonly string[]> {
  // The script is large: a page gets it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, how, most]) => {
      const { axe } = globalThis as unknown as { axe: AxeScript };
      // Of a page that is not painted (`hidePage`) axe would judge next to nothing.
      const { style } = document.documentElement;
      const { opacity } = style;
      style.removeProperty('opacity');
      const { violations } = await axe.run(selector, { ...how, resultTypes: ['violations'] });
      style.setProperty('opacity', opacity);
      return violations.flatMap(({ id, nodes }) =>
        nodes.slice(0, most).map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      );
    },
    [part, options, SHOWN] as const,
  );
}
