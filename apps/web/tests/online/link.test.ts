import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { callTogether, sitDown, tryNow } from '../support/online-people.ts';
import { useOnlineServer } from '../support/online-server.ts';
import { PATIENCE } from '../support/patience.ts';

const server = useOnlineServer();

async function showsLink(page: Page, link: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('[data-link]')?.value === wanted,
    link,
  );
}

test(
  'a new link is at once in every window of the browser that made it, and the old one is shown nowhere',
  async () => {
    const ann = await server.visit();
    const context = ann.page.context();
    const link = await callTogether(ann.page, 'Ann', 'Augsburg 1520');
    const window = await context.newPage();
    await window.goto(link);
    await showsLink(window, link);
    const { cookies } = await context.storageState();
    const { page: device } = await server.visit(link, { storageState: { cookies, origins: [] } });
    await showsLink(device, link);
    const { page: bruno } = await server.visit(link);
    await showsLink(bruno, link);

    await ann.page.getByRole('button', { name: 'New link' }).click();
    await ann.page.waitForFunction(
      (old) => document.querySelector<HTMLInputElement>('[data-link]')?.value !== old,
      link,
    );
    expect(await ann.page.evaluate(() => document.activeElement?.textContent)).toBe('New link');
    const newer = await ann.page.locator('[data-link]').inputValue();
    await showsLink(window, newer);
    for (const page of [device, bruno]) await page.locator('[data-link]').waitFor({ state: 'detached' });
    await device.getByText('No link leads here that this browser knows').waitFor();
    await bruno.getByText('Whoever has the link of Ann can sit down here.').waitFor();

    // What a browser knows is newer than the address it once came by.
    await window.reload();
    await showsLink(window, newer);
    await ann.cut();
    await ann.page.locator('[data-lost]').waitFor();
    ann.mend();
    await tryNow(ann.page);
    await showsLink(ann.page, newer);
    // Only what stands behind the # is another: no page is loaded.
    await bruno.goto(newer);
    await showsLink(bruno, newer);
    await sitDown(bruno, 'Bruno');

    await ann.page.getByRole('button', { name: 'Void the link' }).click();
    for (const page of [ann.page, window, bruno]) await page.locator('[data-link]').waitFor({ state: 'detached' });
    expect(server.faults).toEqual([]);
    for (const page of [ann.page, device, bruno]) await page.context().close();
  },
  PATIENCE,
);
