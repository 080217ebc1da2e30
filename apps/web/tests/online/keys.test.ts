import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keysOnce, pressOn } from '../support/key-driver.ts';
import { chooseOnce, onTable } from '../support/online-people.ts';
import { useOnlineServer } from '../support/online-server.ts';
import { PATIENCE } from '../support/patience.ts';

const server = useOnlineServer();

function pressButton(page: Page, name: string): Promise<void> {
  return pressOn(page, page.getByRole('button', { name, exact: true }).last());
}

/** Answers who somebody is, in the field that has the focus. */
async function typeName(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('[role="dialog"] input') === true);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

/** Says so in the menu of the table; one line of it asks whether they are sure. */
async function sayInMenu(page: Page, name: string): Promise<void> {
  await pressButton(page, 'Settings');
  await pressButton(page, name);
}

test(
  'people meet, play, part and meet again by keyboard alone',
  async () => {
    const { page: ann } = await server.visit();
    await pressButton(ann, 'Invite friends');
    await pressOn(ann, ann.getByRole('button', { name: 'Augsburg 1520' }));
    await typeName(ann, 'Ann');
    await ann.waitForURL(/\/t\//);
    await pressButton(ann, 'Remove this seat');
    const link = await ann.locator('[data-link]').inputValue();

    const { page: bruno } = await server.visit(link);
    await pressOn(bruno, bruno.locator('[data-sit]'));
    await typeName(bruno, 'Bruno');
    for (const page of [ann, bruno]) await pressOn(page, page.locator('[data-ready="false"]'));
    for (const page of [ann, bruno]) await onTable(page);

    const choosers = new Set<Page | undefined>();
    for (let seed = 1; !choosers.has(ann) || !choosers.has(bruno); seed++)
      choosers.add(await chooseOnce([ann, bruno], keysOnce, seed));

    await sayInMenu(bruno, 'Resign');
    await pressOn(bruno, bruno.locator('[data-agree]'));
    await ann.getByText('resigned, bot plays').waitFor();
    await ann.locator('[data-company]', { hasText: 'Bruno has resigned. A bot plays on.' }).waitFor();

    const { page: clara } = await server.visit(link);
    await pressButton(clara, 'Sit down');
    await typeName(clara, 'Clara');
    await ann.getByText('Clara').first().waitFor();
    await sayInMenu(ann, 'Propose to end the game');
    // The menu is closed: what comes of it is said at the table.
    await ann.getByText('You wish to end the game').waitFor();
    await ann.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Settings');
    await pressOn(clara, clara.locator('[data-agree-to-end]'));

    await pressOn(ann, ann.locator('[data-again]'));
    await pressOn(clara, clara.locator('[data-rematch]'));
    for (const page of [ann, clara]) {
      await page.waitForURL((url) => url.pathname.startsWith('/t/') && !link.includes(url.pathname));
      // Nobody is offered the seat that is kept for another.
      await page.locator('[data-sit]').waitFor();
      expect(await page.getByRole('button', { name: 'Sit here' }).count()).toBe(1);
      await pressOn(page, page.locator('[data-sit]'));
    }
    await pressOn(clara, clara.locator('[data-ready="false"]'));
    await pressOn(ann, ann.locator('[data-ready="false"]'));
    for (const page of [ann, clara]) await onTable(page);
    expect(server.faults).toEqual([]);
    for (const page of [ann, bruno, clara]) await page.context().close();
  },
  PATIENCE,
);
