import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useApp } from './support/browser.ts';

const app = useApp();

async function openSeats(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Who plays' }).click();
  await page.getByRole('heading', { name: 'Who plays' }).waitFor();
}

async function closeAll(page: Page): Promise<void> {
  for (let left = await page.locator('[role="dialog"]').count(); left > 0; left--) {
    await page.keyboard.press('Escape');
    await page.waitForFunction((most) => document.querySelectorAll('[role="dialog"]').length < most, left);
  }
}

/** A new table of two at one screen, or of one person and a bot. */
async function begin(page: Page, second: 'person' | 'random'): Promise<void> {
  await page.goto(`${app.url}new/de-vulgari-eloquentia`);
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await page.getByLabel('Who sits in seat 2').selectOption(second);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\//);
}

test('whoever just wants to play meets characters, each with a plan', async () => {
  const page = await app.visit();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await players.nth(2).waitFor();
  const cards = await players.allInnerTexts();
  const plans = cards.filter((card) => /bot, journeyman · (votes|books|riddle|ducats) and/.test(card));
  expect(plans.length).toBe(2);
  for (const card of plans) expect(card).toMatch(/^(Ambrogio|Dante|Cielo|Marco)\n/);
  await page.context().close();
});

test('a bot with another plan has another name, and one that was named keeps it', async () => {
  const page = await app.visit();
  await page.goto(`${app.url}new/augsburg-1520`);
  const name = page.getByLabel('Name in seat 2');
  expect(await name.inputValue()).toBe('Jakob');
  await page.getByLabel('Plan of the bot in seat 2').selectOption('burkhard');
  expect(await name.inputValue()).toBe('Burkhard');
  await page.getByText('Builds in stone').waitFor();
  await name.fill('Welser');
  await page.getByLabel('Plan of the bot in seat 2').selectOption('anton');
  expect(await name.inputValue()).toBe('Welser');
  await page.context().close();
});

test('a person lets a bot play on, looks on, and plays again', async () => {
  const page = await app.visit({ settings: { pace: 'slow' } });
  await begin(page, 'random');
  await page.locator('[data-ask-advice]').waitFor();
  await openSeats(page);
  await page.getByLabel('Level of Ann').selectOption('random');
  await page.getByLabel('Plan of Ann').selectOption('marco');
  await page.getByRole('button', { name: 'Play on for me' }).click();
  await page.getByRole('button', { name: 'I play this seat' }).nth(1).waitFor();
  await closeAll(page);
  await page.getByText('Only bots are playing').waitFor();
  expect(await page.locator('[data-ask-advice]').count()).toBe(0);
  expect(await page.getByText('bot, at random · ducats and Orient').count()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'I play again' }).click();
  await page.getByRole('button', { name: 'I play this seat' }).first().click();
  await closeAll(page);
  await page.getByText('you', { exact: true }).waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});

test('whoever is left of several sees a curtain first, and whoever joins them sees what all may see', async () => {
  const page = await app.visit();
  await begin(page, 'person');
  const asked = page.locator('[data-region="desk"] [data-peek]');
  await asked.waitFor();
  await openSeats(page);
  await page.getByRole('button', { name: 'Play on for me' }).click();
  const curtain = page.getByRole('button', { name: /^I am / });
  await curtain.waitFor();
  expect(await page.locator('[data-word]').count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await curtain.click();
  await page.locator('#prompt').waitFor();
  expect(await page.locator('[data-peek]').count()).toBe(0);
  await openSeats(page);
  await page.getByRole('button', { name: 'I play this seat' }).click();
  await page.getByRole('button', { name: 'A bot plays on' }).first().waitFor();
  await closeAll(page);
  await page.locator('[data-peek]').first().waitFor();
  expect(app.faults).toEqual([]);
  await page.context().close();
});
