import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { useApp } from '../support/browser.ts';
import { findLayoutFaults } from '../support/layout-faults.ts';

const app = useApp();

const PLANTED: Readonly<Record<string, string>> = {
  'cut:': '<p style="width: 40px; overflow: hidden; white-space: nowrap">a sentence that is much too long</p>',
  'cut below:': '<p style="width: 60px; height: 20px; overflow: hidden">a sentence that needs many lines</p>',
  'tiny:': '<p style="font-size: 7px">who can read this</p>',
  'overlap:': '<p style="margin: 0">one text</p><p style="margin: -20px 0 0">another text</p>',
  'overlap: text': '<svg width="200" height="60"><text x="9" y="30">one</text><text x="19" y="30">two</text></svg>',
  'overlap: b "one"':
    '<ul data-fan style="list-style: none"><li style="width: 90px"><b>one</b><b style="margin-left: -20px">two</b></li></ul>',
  'buried: p "a hint"':
    '<div data-layer><p>a hint</p></div><div style="position: fixed; inset: 0; background: black"></div>',
  'covered:': '<button>press</button><div style="position: fixed; inset: 0; background: black"></div>',
  'covered: button "first"':
    '<div data-fan style="display: flex"><button style="margin-right: -60px; width: 65px">first</button><button style="width: 65px">second</button></div>',
  'covered: text "Venice"':
    '<div data-whole="true"><svg width="200" height="60"><text x="9" y="30">Venice</text></svg><p style="position: fixed; inset: 0">all</p></div>',
  'out of sight: button "third"':
    '<div style="width: 90px; overflow: auto; display: flex">' +
    ['first', 'second', 'third']
      .map((text) => `<button data-state="open" style="flex: none; width: 80px">${text}</button>`)
      .join('') +
    '</div>',
  'wide:': '<p style="width: 4000px">far out</p>',
  'tall:': '<div style="height: calc(100vh + 5px)">a little too high</div>',
};

/** A page of the app whose body is replaced by something made up. */
let page: Page;
beforeAll(async () => {
  page = await app.visit({ bypassCSP: true });
  await page.locator('h1').waitFor();
});

function show(html: string): Promise<void> {
  return page.evaluate((made) => {
    document.body.innerHTML = `<div id="root">${made}</div>`;
  }, html);
}

test('a page without faults has none', async () => {
  await show(`<h1>A title</h1><p>Some words.</p><div style="height: 40px; overflow: auto">
    <p>first</p><p>second</p><p>third</p></div><div style="height: 60px; overflow: auto"><p style="height: 49px">above</p>
    <button style="height: 20px">half beyond</button></div><p>A line</p><button>press</button>`);
  expect(await findLayoutFaults(page)).toEqual([]);
});

test('cards of a fan may hide half of the names below them', async () => {
  const card =
    '<li style="flex: none; width: 31px"><b style="display: block; width: 60px; background: white">Philipp</b></li>';
  await show(`<ul data-fan style="display: flex; list-style: none">${card}${card}</ul>`);
  expect(await findLayoutFaults(page)).toEqual([]);
});

test.each(Object.entries(PLANTED))('a planted fault is found and named: %s', async (fault, html) => {
  await show(html);
  const found = await findLayoutFaults(page);
  expect(found.filter((one) => one.startsWith(fault))).not.toEqual([]);
});
