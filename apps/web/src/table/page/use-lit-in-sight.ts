import { useEffect, useRef } from 'react';
import { useSettings } from '../../client/settings.ts';
import type { GameTable, Layout } from '../game-table.ts';
import { useTable } from '../store/table-store.ts';

/** What glows on the board and on panels, among the words on the desk, and elsewhere on it. */
const AROUND = '[data-state="open"]:not([data-region="desk"] *)';
const WORDS = '[data-region="words"] [data-state="open"]';
const GOODS = '[data-region="desk"] [data-state="open"]:not([data-region="words"] *)';
/** So many looks it may take until what glows on a tab is drawn. */
const PATIENCE = 4;

interface Sights {
  readonly table: GameTable | 'none';
  readonly layout: Layout;
  readonly tab: string;
  readonly onTab: (id: string) => void;
}

/**
 * Where somebody points at what to do, has it in sight: on screens that show one thing at a time the board or the panel it is on is opened, and
 * what scrolls is scrolled to it. Whenever they point, and after every touch: between them people go where they like.
 */
export function useLitInSight(sights: Sights): void {
  const { layout } = sights;
  const lit = useTable((state) => state.lit);
  const seq = useTable((state) => state.now?.seq);
  const touched = useTable((state) => state.touched);
  const latest = useRef(sights);
  useEffect(() => {
    latest.current = sights;
  });
  useEffect(() => {
    if (lit === undefined || lit.seq !== seq || lit.lines.length === 0) return undefined;
    let frame: number;
    const tried = new Set<string>();
    const look = (opened?: string, patience = PATIENCE): void => {
      const { tab, onTab } = latest.current;
      // A tab that was opened is drawn when there is time for it, and what glows there after that.
      if (opened !== undefined && (opened !== tab || (patience > 0 && !hasLit()))) {
        frame = soon(() => look(opened, patience - 1));
        return;
      }
      tried.add(tab);
      const next = hasLit() ? undefined : tabsFor(lit.lines, latest.current).find((id) => !tried.has(id));
      if (next === undefined) showLit();
      else {
        onTab(next);
        frame = soon(() => look(next));
      }
    };
    // What glows is drawn with the next frame, and laid out then.
    const soon = (act: () => void): number => requestAnimationFrame(() => (frame = requestAnimationFrame(act)));
    frame = soon(() => look());
    return () => cancelAnimationFrame(frame);
  }, [lit, seq, touched, layout]);
}

/** The tabs on which lines can be touched: the board, then the panels that have their verbs. On wide screens all of them are there. */
function tabsFor(lines: readonly string[], { table, layout }: Sights): readonly string[] {
  if (layout === 'wide' || table === 'none') return [];
  const verbs = lines.map((line) => line.split(' ')[0] ?? '');
  return ['', ...table.sides.filter((panel) => panel.verbs.some((verb) => verbs.includes(verb))).map(({ id }) => id)];
}

function hasLit(): boolean {
  return document.querySelector(AROUND) !== null;
}

/** Scrolls to the first thing of each place that glows, unless one of them is in sight. */
function showLit(): void {
  for (const place of [AROUND, WORDS, GOODS]) {
    const all = [...document.querySelectorAll(place)];
    const [first] = all;
    if (first !== undefined && !all.some(isInSight)) scrollTo(first);
  }
}

/** Whether the middle of an element lies within everything around it that cuts off what is larger. */
function isInSight(element: Element): boolean {
  const { x, y } = centreOf(element);
  for (let up = element.parentElement; up !== null; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const { left, top, right, bottom } = up.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
}

/** Brings an element to the middle of everything around it that scrolls. What is drawn on a map moves with the map. */
function scrollTo(element: Element): void {
  const behavior = isStill() ? 'instant' : 'smooth';
  for (let up = element.parentElement; up !== null; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const isRoot = up === document.documentElement;
    if (!isRoot && !/auto|scroll/.test(`${overflowX} ${overflowY}`)) continue;
    const [from, to] = [isRoot ? { x: innerWidth / 2, y: innerHeight / 2 } : centreOf(up), centreOf(element)];
    up.scrollBy({ left: to.x - from.x, top: to.y - from.y, behavior });
  }
}

/** Whether somebody wants nothing to move. */
function isStill(): boolean {
  return useSettings.getState().motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function centreOf(element: Element): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
