import type { Page } from 'playwright-core';
import type { DrivenPage } from './page-driver.ts';

/** Milliseconds after which everything has its place. */
const SETTLED = 500;

/** What is wrong once the page has been drawn, and a little later too: while a window changes its size, so do things in it. */
export async function findLastingFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const faults = await findLayoutFaults(page);
  if (faults.length === 0) return [];
  await page.waitForTimeout(SETTLED);
  return findLayoutFaults(page);
}

/**
 * What is wrong with the layout of a page, each fault named: text that is cut off or lies on other text, letters too small to read,
 * sheets, controls and names on a whole map that something else covers, choices out of sight without a sign, and a page wider than its window
 * or higher by less than a line.
 */
export function findLayoutFaults(page: Pick<DrivenPage, 'evaluate'>): Promise<string[]> {
  return page.evaluate(() => {
    const LINE = 12;
    const STRIP = 24;
    const LAYERS = '[role="dialog"], [role="alertdialog"], [role="status"], [role="alert"], [data-layer]';
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + 1) faults.push(`wide: the page has ${root.scrollWidth} px`);
    const below = root.scrollHeight - root.clientHeight;
    if (below > 0 && below < LINE) faults.push(`tall: the page scrolls by ${below} px`);
    const overflows = new Map<Element, string>();
    const clips = new Map<Element, Edges>();
    const all = visibleIn(document.body);
    const texts = textBoxes();
    findCut();
    findOverlaps();
    findBuried();
    findCovered();
    findCoveredNames();
    findCoveredPlaces();
    findUnsigned();
    return [...new Set(faults)].slice(0, 20);

    interface Edges {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }

    /** Everything in an element that a person can see. */
    function visibleIn(element: Element, found: Element[] = []): readonly Element[] {
      for (const child of element.children) {
        if (child.matches('.unseen, [hidden], [inert], script, style, symbol, defs')) continue;
        if (child.checkVisibility({ visibilityProperty: true })) found.push(child);
        visibleIn(child, found);
      }
      return found;
    }

    function name(element: Element): string {
      return `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
    }

    function textsOf(element: Element): Text[] {
      return [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
    }

    /** Whether an element cuts off what is larger than itself without a way to scroll to it. */
    function isHiding(overflow: string): boolean {
      return overflow === 'hidden' || overflow === 'clip';
    }

    function findCut(): void {
      for (const element of all) {
        if (element instanceof SVGElement || element.closest('svg') !== null) continue;
        // Words for screen readers only are a dot of one pixel.
        if (element.clientWidth === 1 && element.clientHeight === 1) continue;
        const style = getComputedStyle(element);
        const hasText = textsOf(element).length > 0;
        if (hasText && Number.parseFloat(style.fontSize) < 10) faults.push(`tiny: ${name(element)}`);
        if (!hasText && textsIn(element) === 0) continue;
        if (isHiding(style.overflowX) && element.scrollWidth > element.clientWidth + 1 && isTextOut(element, 'x'))
          faults.push(`cut: ${name(element)}`);
        if (isHiding(style.overflowY) && element.scrollHeight > element.clientHeight + 1 && isTextOut(element, 'y'))
          faults.push(`cut below: ${name(element)}`);
      }
    }

    function textsIn(element: Element): number {
      return (element.textContent ?? '').trim().length;
    }

    /** Whether it is text that sticks out of a box, and not an ornament. */
    function isTextOut(element: Element, way: 'x' | 'y'): boolean {
      const box = element.getBoundingClientRect();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if ((node.textContent ?? '').trim() === '') continue;
        const holder = node.parentElement;
        if (holder === null || holder.closest('.unseen, [hidden], [aria-hidden="true"]') !== null) continue;
        if (!holder.checkVisibility({ visibilityProperty: true })) continue;
        if (scrollerOf(holder, element) !== undefined) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0) continue;
        // Line boxes are taller than letters: a third of the line may be out before a letter is.
        const slack = way === 'x' ? 1 : text.height / 4;
        const [start, end, from, to] =
          way === 'x' ? [text.left, text.right, box.left, box.right] : [text.top, text.bottom, box.top, box.bottom];
        if (start < from - slack || end > to + slack) return true;
      }
      return false;
    }

    /** The nearest element around one, inside another, in which it can be scrolled. */
    function scrollerOf(element: Element, inside: Element): Element | undefined {
      for (let up: Element | null = element; up !== null && up !== inside; up = up.parentElement)
        if (/auto|scroll/.test(overflowOf(up))) return up;
      return undefined;
    }

    function overflowOf(element: Element): string {
      let overflow = overflows.get(element);
      if (overflow === undefined) overflows.set(element, (overflow = getComputedStyle(element).overflow));
      return overflow;
    }

    function intersect(one: Edges, other: Edges): Edges {
      return {
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom),
      };
    }

    /** What an element and everything around it let be seen, as long as nothing is scrolled. */
    function clipOf(element: Element | null): Edges {
      if (element === null || element === document.body)
        return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
      let clip = clips.get(element);
      if (clip === undefined) {
        const around = clipOf(element.parentElement);
        clip = overflowOf(element) === 'visible' ? around : intersect(around, element.getBoundingClientRect());
        clips.set(element, clip);
      }
      return clip;
    }

    /** What is left of a box after everything around it has clipped it. */
    function seen(element: Element, box: DOMRect): DOMRect | undefined {
      const { left, top, right, bottom } = intersect(clipOf(element), box);
      return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
    }

    /** Where every visible text stands. Letters fill about the middle of their line. */
    function textBoxes(): { element: Element; layer: Element | null; box: DOMRect }[] {
      return all.flatMap((element) => {
        const own = textsOf(element);
        // What is drawn for the eye only, under or over the rest, is meant to lie there.
        if (own.length === 0 || element.closest('[aria-hidden="true"]:not(svg)') !== null) return [];
        const layer = element.closest(LAYERS);
        return own.flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].flatMap((line) => {
            const letters = new DOMRect(
              line.left + 1,
              line.top + line.height * 0.25,
              line.width - 2,
              line.height * 0.5,
            );
            const box = letters.width <= 0 ? undefined : seen(element, letters);
            return box === undefined ? [] : [{ element, layer, box }];
          });
        });
      });
    }

    function findOverlaps(): void {
      const boxes = texts.toSorted((a, b) => a.box.top - b.box.top);
      for (const [i, one] of boxes.entries()) {
        for (let j = i + 1; j < boxes.length; j++) {
          const other = boxes[j];
          if (other === undefined || other.box.top >= one.box.bottom - 1) break;
          if (one.element === other.element || one.layer !== other.layer) continue;
          if (Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left) <= 1) continue;
          if (isCovered(one) || isCovered(other) || isUnderCard(one, other)) continue;
          faults.push(`overlap: ${name(one.element)} and ${name(other.element)}`);
        }
      }
    }

    /** What lies over the table on purpose, and something of the table lies over it all the same. */
    function findBuried(): void {
      for (const { element, layer, box } of texts) {
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (layer === null || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        const hit = document.elementFromPoint(x, y);
        if (hit === null || hit.contains(element) || layer.contains(hit) || hit.closest(LAYERS) !== null) continue;
        faults.push(`buried: ${name(element)} under ${name(hit)}`);
      }
    }

    /** Whether something opaque lies over a text on purpose: a card of the same fan, a bar that stays while the page scrolls. */
    function isCovered({ element, box }: { element: Element; box: DOMRect }): boolean {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || hit.contains(element) || element.contains(hit)) return false;
      const fan = element.closest('[data-fan]');
      if (fan?.contains(hit) === true) return hit.closest('li') !== element.closest('li');
      return getComputedStyle(hit).position === 'sticky' || hit.closest('[style*="position: sticky"]') !== null;
    }

    /** Whether two texts meet where one card of a fan lies on another: what is below is hidden there, not written over. */
    function isUnderCard(one: { element: Element; box: DOMRect }, other: { element: Element; box: DOMRect }): boolean {
      const fan = one.element.closest('[data-fan]');
      if (fan === null || !fan.contains(other.element)) return false;
      const { left, top, right, bottom } = intersect(one.box, other.box);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('li');
      return hit !== null && hit !== undefined && hit.contains(one.element) !== hit.contains(other.element);
    }

    function findCovered(): void {
      for (const control of document.querySelectorAll('#root button, #root a, #root select, #root input')) {
        if (!control.checkVisibility() || control.closest('.unseen, [inert], [aria-hidden="true"]') !== null) continue;
        if (coverOf(control) === undefined) continue;
        // At the edge of what scrolls, half of it is beyond: what counts is whether it can be touched once scrolled to.
        const scrollBack = scrollTo(control);
        const cover = coverOf(control);
        scrollBack();
        if (cover !== undefined) faults.push(`covered: ${name(control)} by ${name(cover)}`);
      }
    }

    /** Where the whole map is shown, its names and what stands on it lie open. */
    function findCoveredNames(): void {
      for (const map of document.querySelectorAll('[data-whole="true"]')) {
        const covers = boxesOver(map);
        for (const text of map.querySelectorAll('svg text')) {
          const { left, top, width, height } = text.getBoundingClientRect();
          const y = top + height / 2;
          for (const x of [left + 2, left + width / 2, left + width - 2]) {
            // To ask what lies on a point of a map takes long: only where something may.
            if (!covers.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) continue;
            const hit = document.elementFromPoint(x, y);
            if (hit === null || hit.closest('svg') !== null || !map.contains(hit) || hit === map) continue;
            if (hit.closest('[role="status"], [data-layer]') === null)
              faults.push(`covered: ${name(text)} by ${name(hit)}`);
          }
        }
      }
    }

    /** Where the whole map is shown, nothing lies on a pawn or on any part of a zone that can be touched. */
    function findCoveredPlaces(): void {
      for (const map of document.querySelectorAll('[data-whole="true"]')) {
        const covers = boxesOver(map);
        for (const shape of map.querySelectorAll('svg [data-word] :is(path, circle), svg use[href^="#pawn-"]')) {
          const isPawn = shape.matches('use');
          for (const [x, y] of pointsIn(shape.getBoundingClientRect())) {
            if (!covers.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)) continue;
            const stack = document.elementsFromPoint(x, y);
            const [hit] = stack;
            if (hit === undefined || (!isPawn && !stack.includes(shape))) continue;
            if (hit.closest('svg') !== null || !map.contains(hit) || hit === map) continue;
            if (hit.closest('[role="status"], [data-layer]') !== null) continue;
            faults.push(`covered: ${name(shape.closest('[data-word]') ?? shape)} by ${name(hit)}`);
            break;
          }
        }
      }
    }

    /** Some points of a box, from edge to edge. */
    function pointsIn({ left, top, width, height }: DOMRect): readonly (readonly [number, number])[] {
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      return parts.flatMap((down) => parts.map((across) => [left + width * across, top + height * down] as const));
    }

    /** Where something stands beside the drawing of a map, and may stand over it. */
    function boxesOver(map: Element): readonly DOMRect[] {
      return [...map.querySelectorAll(':not(svg, svg *)')]
        .filter((element) => element.querySelector('svg text') === null)
        .map((element) => element.getBoundingClientRect());
    }

    /** What can be chosen may be scrolled to, but then the edge beyond which it lies says so. */
    function findUnsigned(): void {
      for (const choice of document.querySelectorAll('[data-state="open"]:not(svg *), [data-commit]')) {
        if (!choice.checkVisibility() || choice.closest('[inert], [data-layer]') !== null) continue;
        const box = choice.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        for (let up = choice.parentElement; up !== null && up !== document.body; up = up.parentElement) {
          if (overflowOf(up) === 'visible') continue;
          const frame = up.getBoundingClientRect();
          const isIn = x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
          // What scrolls says so itself; what is around it has nothing more to say.
          if (!isIn && (up.getAttribute('data-more') ?? '') !== '') break;
          if (!isIn) faults.push(`out of sight: ${name(choice)}`);
        }
      }
    }

    /** Scrolls to a control the ways a person could; what is returned scrolls back. */
    function scrollTo(control: Element): () => void {
      const undone: (() => void)[] = [];
      let scroller = scrollerOf(control, root);
      for (; scroller !== undefined; scroller = scrollerOf(scroller.parentElement ?? root, root)) {
        const [box, frame, style] = [
          control.getBoundingClientRect(),
          scroller.getBoundingClientRect(),
          getComputedStyle(scroller),
        ];
        const [from, { scrollLeft, scrollTop }] = [scroller, scroller];
        const left = isHiding(style.overflowX) ? 0 : (box.left + box.right - frame.left - frame.right) / 2;
        const top = isHiding(style.overflowY) ? 0 : (box.top + box.bottom - frame.top - frame.bottom) / 2;
        scroller.scrollBy({ left, top, behavior: 'instant' });
        undone.push(() => from.scrollTo({ left: scrollLeft, top: scrollTop, behavior: 'instant' }));
      }
      clips.clear();
      return () => {
        undone.forEach((undo) => undo());
        clips.clear();
      };
    }

    /** What would take the touch meant for a control. */
    function coverOf(control: Element): Element | undefined {
      const box = control.getBoundingClientRect();
      // Of a card in a fan a strip is to be seen, and that can be touched.
      const middle = control.closest('[data-fan]') === null ? box.width / 2 : Math.min(STRIP, box.width) / 2;
      const [x, y] = [box.left + middle, box.top + box.height / 2];
      if (box.width === 0 || x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined;
      if (seen(control, new DOMRect(x - 1, y - 1, 3, 3)) === undefined) return undefined;
      const hit = document.elementFromPoint(x, y);
      if (hit === null || control.contains(hit) || hit.contains(control)) return undefined;
      // What answers a touch lies over the table until it is closed.
      return hit.closest('[role="status"], [role="alert"], [data-layer]') === null ? hit : undefined;
    }
  });
}
