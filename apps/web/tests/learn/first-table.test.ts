import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBarriers } from '../support/barriers.ts';
import { beginTable, useApp } from '../support/browser.ts';
import { confirmByKeys } from '../support/key-driver.ts';
import { findLastingFaults } from '../support/layout-faults.ts';
import { look } from '../support/page-driver.ts';

const app = useApp();
const DVE = 'de-vulgari-eloquentia';

/** Waits for the guide's next suggestion; false if it has fallen silent. */
async function awaitSuggestion(page: Page): Promise<boolean> {
  await page.locator('[data-show-suggestion], [data-guide="silent"]').first().waitFor();
  return (await page.locator('[data-show-suggestion]').count()) > 0;
}

/** Has the suggestion put on the desk, which says nothing yet, and confirms it. */
async function follow(page: Page, how: 'mouse' | 'keys'): Promise<void> {
  await awaitSuggestion(page);
  const board = page.locator('[data-region="board"]');
  const seq = await board.getAttribute('data-seq');
  if (how === 'mouse') await page.locator('[data-show-suggestion]').click();
  else await page.keyboard.press('g');
  const commit = page.locator('[data-commit]:not([aria-disabled="true"])');
  await commit.waitFor();
  expect(await board.getAttribute('data-seq')).toBe(seq);
  if (how === 'mouse') await commit.click();
  else expect(await confirmByKeys(page)).toBe(true);
  await page.locator(`[data-region="board"]:not([data-seq="${seq}"])`).waitFor();
}

const voice = (page: Page) => page.locator('[data-guide]').getAttribute('data-guide');

test('somebody new is offered a guide, follows it by mouse and by keys, sees and hears what came of it, and how it fades', async () => {
  const page = await app.visit({ isNew: true });
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: 'With a guide' }).click();
  await page.waitForURL(/\/table\//);
  await awaitSuggestion(page);
  expect(await page.getByText('bot, novice').count()).toBe(3);
  expect(await voice(page)).toBe('whole');
  await page.locator('[data-matter]').first().waitFor();
  await page.locator('[data-pointed="true"]').first().waitFor();
  expect(await page.locator('[data-live]').innerText()).toContain('The guide suggests: ');
  expect(await findBarriers(page)).toEqual([]);
  let came = '';
  for (let i = 0; i < 14 && (await voice(page)) === 'whole'; i++) {
    await follow(page, i % 2 === 0 ? 'mouse' : 'keys');
    await awaitSuggestion(page);
    const said = page.locator('[data-came-of-it]');
    if ((await said.count()) === 0) continue;
    came = await said.innerText();
    await page.locator('[data-live]', { hasText: came }).waitFor({ state: 'attached' });
  }
  expect(await voice(page)).toBe('brief');
  expect(await page.locator('[data-matter], [data-pointed="true"]').count()).toBe(0);
  expect(came).toMatch(/What came of it: .*[+−]\d+ /);
  expect(app.faults).toEqual([]);
  await page.evaluate((game) => {
    localStorage.setItem('fondaco-guide', JSON.stringify({ taken: { [game]: 29 }, isAnswered: true }));
  }, DVE);
  await page.reload();
  await awaitSuggestion(page);
  expect(await voice(page)).toBe('word');
  await follow(page, 'keys');
  await page.getByRole('button', { name: 'Thank you' }).click();
  await page.locator('[data-guide]').waitFor({ state: 'detached' });
  await page.context().close();
});

test('on the phone nothing of the guide is cut; it can be sent away, and called back in the settings', async () => {
  const page = await app.visit({ viewport: { width: 390, height: 844 }, settings: { language: 'de' }, isNew: true });
  await page.goto(`${app.url}learn`);
  await page.locator('[data-first-table]').last().click();
  await awaitSuggestion(page);
  expect((await findLastingFaults(page)).filter((fault) => !fault.startsWith('covered'))).toEqual([]);
  await page.locator('[data-send-away]').click();
  await page.locator('[data-guide]').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('checkbox', { name: /Begleiter/ }).check();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await awaitSuggestion(page);
  await page.context().close();
});

test('whoever wants no guide plays without one, and where several people play there is none', async () => {
  const page = await app.visit({ isNew: true });
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.getByRole('button', { name: 'Without a guide' }).click();
  await page.waitForURL(/\/table\//);
  await look(page);
  expect(await page.locator('[data-guide]').count()).toBe(0);
  await page.goto(app.url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: /A guide/ }).check();
  await beginTable(page, app.url, { people: 2 });
  await look(page);
  expect(await page.locator('[data-guide]').count()).toBe(0);
  expect(app.faults).toEqual([]);
  await page.context().close();
});
