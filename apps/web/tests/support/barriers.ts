import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Of one kind of barrier so many are told. */
const SHOWN = 3;

/** What on a page, or in a part of it, shuts somebody out. */
export async function findBarriers(page: Page, part = 'html'): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    // There are no frames within the page; looking for them takes three times as long.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.slice(0, SHOWN).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
