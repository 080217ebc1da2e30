import type { Page } from 'playwright-core';

/** Text that is cut off, controls that something else covers, and a page wider than its window: each named. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) faults.push(`the page is ${root.scrollWidth} px wide`);
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    for (const element of document.querySelectorAll<HTMLElement>('#root *')) {
      if (element.closest('.unseen, svg, [hidden], [inert]') !== null || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      const isHiding = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
      if (isHiding && hasText && element.scrollWidth > element.clientWidth + 1) faults.push(`cut: ${name(element)}`);
      if (hasText && Number.parseFloat(style.fontSize) < 10) faults.push(`tiny: ${name(element)}`);
    }
    for (const control of document.querySelectorAll('#root button, #root a, #root select, #root input')) {
      if (!control.checkVisibility() || control.closest('.unseen') !== null) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const hit = document.elementFromPoint(x, y);
      const isScrolledAway = hit !== null && !control.contains(hit) && isClipped(control, x, y);
      if (hit !== null && !control.contains(hit) && !hit.contains(control) && !isScrolledAway)
        faults.push(`covered: ${name(control)} by ${name(hit)}`);
    }
    return [...new Set(faults)].slice(0, 20);

    function isClipped(element: Element, x: number, y: number): boolean {
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible') continue;
        const box = up.getBoundingClientRect();
        if (x < box.left || x > box.right || y < box.top || y > box.bottom) return true;
      }
      return false;
    }
  });
}
