import type { GatheringChange } from '@fondaco/protocol';
import { askAs, callTogether, onTable, sitDown } from './online-people.ts';
import type { OnlineServer, ServerVisitor } from './online-server.ts';

/** The words of the first seats. */
export const SEATS = ['red', 'blue', 'green', 'yellow'] as const;

/** People with a browser each, and the link to their table. */
export interface GatheredPeople {
  readonly link: string;
  readonly people: readonly ServerVisitor[];
}

/** Has people with a browser each gather at a table by its link; `change` is agreed on besides. */
export async function gather(
  server: OnlineServer,
  names: readonly string[],
  { game, change }: { readonly game: string; readonly change?: GatheringChange },
): Promise<GatheredPeople> {
  const [maker = '', ...others] = names;
  const people = [await server.visit()];
  const [{ page }] = people as [ServerVisitor];
  const link = await callTogether(page, maker, game);
  const table = tableOf(link);
  // A table is called for three.
  for (let seats = 3; seats < names.length; seats++) await askAs(page, { type: 'add-seat', table });
  for (let seats = 3; seats > names.length; seats--)
    await askAs(page, { type: 'remove-seat', table, seat: SEATS[seats - 1] ?? '' });
  if (change !== undefined) await askAs(page, { type: 'change-gathering', table, change });
  for (const name of others) {
    const visitor = await server.visit(link);
    await sitDown(visitor.page, name);
    people.push(visitor);
  }
  for (const one of people) await one.page.locator('[data-ready="false"]').click();
  for (const one of people) await onTable(one.page);
  return { link, people };
}

export function tableOf(link: string): string {
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

/** Everybody sits down at the table to which one of them calls the others again. */
export async function gatherAgain({ link, people }: GatheredPeople): Promise<void> {
  const [maker, ...others] = people;
  await maker?.page.locator('[data-again]').click();
  for (const { page } of others) await page.locator('[data-rematch]').click();
  for (const { page } of people) {
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && !link.includes(url.pathname));
    await page.locator('[data-sit], [data-ready="false"]').first().waitFor();
    if ((await page.locator('[data-sit]').count()) > 0) await page.locator('[data-sit]').click();
    await page.locator('[data-ready="false"]').click();
  }
  for (const { page } of people) await onTable(page);
}
