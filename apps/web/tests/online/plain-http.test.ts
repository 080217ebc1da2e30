import { expect, test } from 'vitest';
import { callTogether, chooseOnce, onTable, sitDown } from '../support/online-people.ts';
import { useOnlineServer } from '../support/online-server.ts';
import { touchOnce } from '../support/page-driver.ts';
import { PATIENCE } from '../support/patience.ts';

const server = useOnlineServer({ host: 'fondaco.test' });

test(
  'over plain HTTP from other machines people gather by a link and play together',
  async () => {
    const ann = await server.visit();
    expect(await ann.page.evaluate(() => isSecureContext)).toBe(false);
    await ann.page.getByRole('button', { name: 'Settings' }).click();
    await ann.page.getByText('This server is reached without encryption').waitFor();
    await ann.page.keyboard.press('Escape');
    const link = await callTogether(ann.page, 'Ann', 'Augsburg 1520');
    expect(new URL(link).hostname).toBe('fondaco.test');
    await ann.page.getByRole('button', { name: 'Copy' }).click();
    await ann.page.getByText('Copied').waitFor();
    const bruno = await server.visit(link);
    await sitDown(bruno.page, 'Bruno');
    await ann.page.getByRole('button', { name: 'Remove this seat' }).click();
    for (const { page } of [ann, bruno]) await page.locator('[data-ready="false"]').click();
    for (const { page } of [ann, bruno]) await onTable(page);
    expect(await ann.cookie()).toMatch(/^fondaco=/);
    await chooseOnce([ann.page, bruno.page], touchOnce, 1);
    await bruno.page.reload();
    await onTable(bruno.page);
    expect(server.faults).toEqual([]);
    for (const { page } of [ann, bruno]) await page.context().close();
  },
  PATIENCE,
);
