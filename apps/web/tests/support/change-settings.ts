import type { Page } from 'playwright-core';

interface ChangedSettings {
  readonly language?: string;
  readonly theme?: string;
}

/** Sets something as if it had been set in another tab: the page stays where it is, and is there once it is drawn so. */
export async function changeSettings(page: Page, settings: ChangedSettings): Promise<void> {
  await page.evaluate(async (changed) => {
    const key = 'fondaco-settings';
    const root = document.documentElement;
    const before: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign({}, before, changed)));
    dispatchEvent(new StorageEvent('storage', { key }));
    const { language = root.lang, theme = root.dataset.theme } = changed;
    while (root.lang !== language || root.dataset.theme !== theme)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, settings);
}
