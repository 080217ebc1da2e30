import { expect, test } from 'vitest';
import { useHouse } from './browser.ts';

const house = useHouse();

test('after the first visit everything works without the server', async () => {
  const page = await house.visit();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null && (await caches.keys()).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await house.stopServer();
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await page.locator('[data-state="open"]').first().waitFor();
  expect(await page.locator('#prompt').innerText()).not.toBe('');
  await page.reload();
  await page.locator('[data-state="open"]').first().waitFor();
  await page.context().close();
});
