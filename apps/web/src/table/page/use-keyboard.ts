import { inBackground } from '../../client/faults.ts';
import { useEffect } from 'react';
import { useSettings } from '../../client/settings.ts';
import { askAdvice, closeAdvice } from '../advice/advice-actions.ts';
import { endTurn } from '../choose/Desk.tsx';
import { focusSoon, isFocusPending } from '../store/focus-soon.ts';
import { returnToNow, stepInPast } from '../store/looking-back.ts';
import { commit, decidedLines, goBack, undo } from '../store/table-actions.ts';
import { useTable } from '../store/table-store.ts';
import { WALKED, walkRegions } from './walk-regions.ts';
import { closeExplanation, explain, THINGS, useExplained } from '../../explain/explain-store.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Show = (tab: 'journal' | 'choices' | 'help') => void;

/** Shortcuts of the table, and arrow keys that move the focus to the nearest thing in their direction. */
export function useKeyboard(show: Show): void {
  const hasLetters = useSettings((settings) => settings.hasLetters);
  useEffect(keepFocus, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (handleKey(event, hasLetters, show)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [hasLetters, show]);
}

/**
 * Keeps the focus in its region: if a new decision takes the focused element away, the first open one of the same region is focused
 * next.
 */
function keepFocus(): () => void {
  let region: string | undefined;
  const notice = ({ target }: FocusEvent) => {
    const found = target instanceof Element ? target.closest('[data-region]')?.getAttribute('data-region') : undefined;
    region = found ?? undefined;
  };
  document.addEventListener('focusin', notice);
  const find = (looks: number) => {
    if (isFocusPending()) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && region !== undefined) focusSoon(`[data-region="${region}"] [data-state="open"]`);
    else if (looks > 0) timer = setTimeout(() => find(looks - 1), LOOK_EVERY);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = useTable.subscribe((state, before) => {
    if (state.now === before.now && state.touched === before.touched) return;
    clearTimeout(timer);
    find(LOOKS);
  });
  return () => {
    document.removeEventListener('focusin', notice);
    clearTimeout(timer);
    stop();
  };
}

/** How often, and how long apart in milliseconds, it is checked whether the focused element has gone. */
const LOOKS = 20;
const LOOK_EVERY = 30;

function handleKey(event: KeyboardEvent, hasLetters: boolean, show: Show): boolean {
  if (event.key === 'Tab') return walkRegions(event.shiftKey);
  const isPast = useTable.getState().past !== undefined;
  const isQuestion = event.key === '?' || (hasLetters && event.key.toLowerCase() === 'i');
  if (isPast && !isQuestion) return handlePastKey(event.key, hasLetters, show);
  const way = ARROWS[event.key];
  if (way !== undefined) return explainNext(way) || moveFocus(way);
  if (event.key === 'Escape') {
    if (closeAdvice()) return true;
    goBack();
    return useTable.getState().why !== undefined;
  }
  // Enter on a button presses it; anywhere else it confirms what is decided, unless that is nothing. A key that is held down confirms once.
  const { isNoneAsked } = useTable.getState();
  if (event.key === 'Enter' && !isPressable(document.activeElement) && !isNoneAsked && decidedLines() !== undefined) {
    if (!event.repeat) inBackground(commit());
    return true;
  }
  if (isQuestion) {
    const thing = document.activeElement?.closest(THINGS);
    if (thing === null || thing === undefined) show('help');
    else explain(thing, { isByKey: true });
    return true;
  }
  return hasLetters && runShortcut(event.key.toLowerCase(), show);
}

/** While the past is shown nothing is chosen: arrow keys step through the journal. */
function handlePastKey(key: string, hasLetters: boolean, show: Show): boolean {
  if (key === 'Escape') returnToNow();
  else if (key === 'ArrowLeft') stepInPast(-1);
  else if (key === 'ArrowRight') stepInPast(1);
  else if (hasLetters && key === 'j') show('journal');
  else return false;
  return true;
}

function runShortcut(key: string, show: Show): boolean {
  switch (key) {
    case 'z':
      inBackground(undo());
      return true;
    case 'e':
      endTurn();
      focusSoon('[data-commit]');
      return true;
    case 'h':
      inBackground(askAdvice());
      return true;
    case 'j':
      show('journal');
      return true;
    case 'c':
      show('choices');
      return true;
    default:
      return false;
  }
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

function isPressable(element: Element | null): boolean {
  return element?.closest('button, a, summary, [role="button"], [role="tab"], [role="menuitem"]') !== null;
}

/** Moves the focus to the nearest thing that way, in the same region if there is one. */
function moveFocus(way: readonly [number, number]): boolean {
  const from = document.activeElement?.closest(WALKED);
  const region = from?.closest('[data-region]');
  if (from === null || from === undefined || region === null || region === undefined) return false;
  const next = nearest(from, region, way) ?? nearest(from, document.body, way);
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return next !== undefined;
}

/** While a card is read that was asked for by key: goes on to the nearest thing that way, and explains that. */
function explainNext(way: readonly [number, number]): boolean {
  const { explained } = useExplained.getState();
  if (explained === undefined || explained.isGlance || !explained.isByKey) return false;
  const { element } = explained;
  const next = nearest(element, element.closest('[data-region]') ?? document.body, way);
  if (next === undefined) return true;
  closeExplanation();
  explain(next, { isByKey: true });
  return true;
}

/** The nearest thing that way inside an element. */
function nearest(from: Element, inside: Element, [dx, dy]: readonly [number, number]): Element | undefined {
  const a = centre(from);
  let best: { element: Element; distance: number } | undefined;
  for (const element of inside.querySelectorAll(WALKED)) {
    if (element === from) continue;
    const b = centre(element);
    const along = (b.x - a.x) * dx + (b.y - a.y) * dy;
    const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
    const distance = along + aside * 2;
    if (along > 1 && aside <= along * 2 && (best === undefined || distance < best.distance))
      best = { element, distance };
  }
  return best?.element;
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
