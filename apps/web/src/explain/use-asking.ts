import { useEffect } from 'react';
import { closeExplanation, explain, THINGS, useExplained } from './explain-store.ts';

/** Milliseconds a mouse rests on a thing before it is explained, and a finger. */
const REST = 600;
const LONG_PRESS = 550;
/** Pixels a finger may slip. */
const SLIP = 8;
/** What does something of its own when it is clicked. */
const PRESSABLE = 'button, a, summary, label, input, select, [role="button"], [role="tab"]';

/**
 * Explains whatever has a meaning: while a mouse rests on it, after a long touch or a click of the right button, and at a touch where that
 * does nothing else. A long touch chooses nothing.
 */
export function useAsking(): void {
  useEffect(() => {
    const stop = new AbortController();
    const how = { signal: stop.signal, capture: true };
    const asking = new Asking();
    document.addEventListener('pointermove', asking.move, how);
    document.addEventListener('pointerdown', asking.press, how);
    document.addEventListener('pointerup', asking.release, how);
    document.addEventListener('pointercancel', asking.release, how);
    document.documentElement.addEventListener('pointerleave', asking.leave, { signal: stop.signal });
    document.addEventListener('scroll', asking.leave, how);
    document.addEventListener('click', asking.click, how);
    document.addEventListener('contextmenu', asking.askFor, how);
    document.addEventListener('keydown', asking.key, how);
    return () => {
      stop.abort();
      asking.leave();
      closeExplanation();
    };
  }, []);
}

/** The last element that was pressed, or had the focus when a key was: what an answer stands beside. Held weakly, or a table that was left would stay in memory with it. */
let pressed: { readonly element: WeakRef<Element>; readonly isByKey: boolean } | undefined;

/** Explains what was pressed last, wherever the answer comes from. */
export function explainPressed(): void {
  const element = pressed?.element.deref();
  if (pressed === undefined || element?.isConnected !== true) return;
  explain(element, { isByKey: pressed.isByKey });
}

class Asking {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #under: Element | undefined;
  #down: { readonly x: number; readonly y: number } | undefined;
  #last: { readonly x: number; readonly y: number } | undefined;
  #wasLong = false;

  readonly move = ({ target, pointerType, buttons, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType !== 'mouse') {
      const down = this.#down;
      if (down !== undefined && Math.abs(x - down.x) + Math.abs(y - down.y) > SLIP) this.release();
      return;
    }
    // What moves under a mouse that rests is not looked at.
    const isStill = this.#last?.x === x && this.#last.y === y;
    this.#last = { x, y };
    if (buttons !== 0 || isStill || isOverGlance(x, y)) return;
    const thing = thingAt(target);
    if (thing !== this.#under) this.leave();
    this.#under = thing;
    if (thing === undefined || isAsked()) return;
    if (useExplained.getState().explained?.element === thing) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => explain(thing, { isGlance: true }), REST);
  };

  /** The mouse is elsewhere: what was only glanced at is closed. */
  readonly leave = (): void => {
    clearTimeout(this.#timer);
    this.#under = undefined;
    if (useExplained.getState().explained?.isGlance === true) closeExplanation();
  };

  readonly press = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    clearTimeout(this.#timer);
    this.#wasLong = false;
    if (!(target instanceof Element) || target.closest('[data-card]') !== null) return;
    const element = target.closest(`${THINGS}, ${PRESSABLE}`);
    pressed = element === null ? undefined : { element: new WeakRef(element), isByKey: false };
    closeExplanation();
    const thing = thingAt(target);
    if (pointerType === 'mouse' || thing === undefined) return;
    this.#down = { x: clientX, y: clientY };
    this.#timer = setTimeout(() => {
      this.#wasLong = true;
      explain(thing);
    }, LONG_PRESS);
  };

  readonly release = (): void => {
    if (this.#down === undefined) return;
    this.#down = undefined;
    clearTimeout(this.#timer);
  };

  readonly click = (event: MouseEvent): void => {
    // A click by keyboard or script (detail 0) is not the end of a long touch.
    if (this.#wasLong && event.detail > 0) {
      this.#wasLong = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!(event.target instanceof Element) || event.target.closest('[data-card]') !== null) return;
    const element = event.target.closest(`${THINGS}, ${PRESSABLE}`);
    if (element !== null && element !== pressed?.element.deref())
      pressed = { element: new WeakRef(element), isByKey: false };
    const thing = thingAt(event.target);
    if (thing === undefined) return;
    const isInert = !thing.hasAttribute('data-word') && event.target.closest(PRESSABLE) === null;
    if (isInert) explain(thing);
  };

  readonly askFor = (event: MouseEvent): void => {
    const thing = thingAt(event.target);
    if (thing === undefined) return;
    event.preventDefault();
    explain(thing);
  };

  readonly key = (event: KeyboardEvent): void => {
    const { explained } = useExplained.getState();
    if (event.key === 'Escape' && explained !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      closeExplanation();
      return;
    }
    const element = document.activeElement?.closest(`${THINGS}, ${PRESSABLE}`);
    if (element !== null && element !== undefined && element.closest('[data-card]') === null)
      pressed = { element: new WeakRef(element), isByKey: true };
  };
}

/** Pixels around a glance that still count as it: a mouse can go there from the thing, and read it there. */
const AROUND = 16;

/** Whether a mouse is over the card of a glance. That lets presses through, so it never stands in anybody's way. */
function isOverGlance(x: number, y: number): boolean {
  if (useExplained.getState().explained?.isGlance !== true) return false;
  const card = document.querySelector('[data-card]')?.getBoundingClientRect();
  if (card === undefined) return false;
  return x > card.left - AROUND && x < card.right + AROUND && y > card.top - AROUND && y < card.bottom + AROUND;
}

/** The innermost thing with a meaning under a pointer. */
function thingAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest(THINGS) ?? undefined;
}

/** Whether something was asked about, and not only glanced at. */
function isAsked(): boolean {
  const { explained } = useExplained.getState();
  return explained !== undefined && !explained.isGlance;
}
