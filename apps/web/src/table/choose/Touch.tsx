import {
  createContext,
  useContext,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { Narrowing, WordKeys, WordState } from '../game-table.ts';
import { listOf } from '../lines/narrowing.ts';
import styles from './Touch.module.css';

export const NarrowingContext = createContext<Narrowing | undefined>(undefined);

/** Milliseconds after which a press asks why not. */
const LONG_PRESS = 550;
const KEY_SEPARATOR = ' | ';

interface TouchProps {
  readonly keys: WordKeys;
  /** What a screen reader calls it. */
  readonly label?: string;
  /** Keeps a ring for a moment after an event touched it. */
  readonly isChanged?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

interface PointerHandlers {
  readonly onClick: (event: MouseEvent<Element>) => void;
  readonly onContextMenu: (event: MouseEvent<Element>) => void;
  readonly onPointerDown: (event: PointerEvent<Element>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerMove: (event: PointerEvent<Element>) => void;
  readonly onPointerCancel: () => void;
}

/** Hundreds of elements can be touched and are drawn anew with every choice, so they share one set of handlers. */
const handlersByTouch = new WeakMap<Narrowing['touch'], PointerHandlers>();

function pointerHandlers({ touch, ask }: Narrowing): PointerHandlers {
  const known = handlersByTouch.get(touch);
  if (known !== undefined) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;
  const stop = () => clearTimeout(timer);
  const handlers: PointerHandlers = {
    onClick(event) {
      event.stopPropagation();
      const keys = keysOf(event.currentTarget);
      // A click by keyboard or script (detail 0) is not the end of a long press.
      if ((!wasLong || event.detail === 0) && keys !== undefined) touch(keys);
      wasLong = false;
    },
    onContextMenu(event) {
      event.preventDefault();
      const keys = keysOf(event.currentTarget);
      if (keys !== undefined) ask(keys);
    },
    onPointerDown({ currentTarget, pointerType }) {
      stop();
      wasLong = false;
      if (pointerType === 'mouse') return;
      const keys = keysOf(currentTarget);
      timer = setTimeout(() => {
        wasLong = true;
        if (keys !== undefined) ask(keys);
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerMove({ movementX, movementY }) {
      if (Math.abs(movementX) + Math.abs(movementY) > 4) stop();
    },
    onPointerCancel: stop,
  };
  handlersByTouch.set(touch, handlers);
  return handlers;
}

/** The attributes and handlers of an element that stands for words. */
function useTouch({ keys, label, isChanged }: TouchProps) {
  const narrowing = useContext(NarrowingContext);
  const state: WordState = narrowing?.state(keys) ?? 'dim';
  const isPossible = narrowing?.isPossible(keys) ?? false;
  return {
    'data-word': listOf(keys).join(KEY_SEPARATOR),
    'data-state': state,
    'data-changed': isChanged === true,
    'aria-label': label,
    'aria-disabled': !isPossible,
    'aria-pressed': state === 'chosen',
    tabIndex: state === 'dim' ? -1 : 0,
    ...(narrowing && pointerHandlers(narrowing)),
  };
}

/** The keys an element of the page stands for, if any. */
export function keysOf(element: Element | null): WordKeys | undefined {
  const word = element?.closest('[data-word]')?.getAttribute('data-word');
  return word?.split(KEY_SEPARATOR);
}

/** An HTML element that stands for words: it has the rings, can be touched, and answers why not. */
export function Touch(props: TouchProps): ReactNode {
  const { className, style, children } = props;
  const { 'aria-label': label, ...said } = useTouch(props);
  return (
    <button
      type="button"
      className={className === undefined ? styles.touch : `${styles.touch} ${className}`}
      style={style}
      {...said}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </button>
  );
}

function press(event: KeyboardEvent<SVGGElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
}

/** The same inside an SVG; the game draws the ring with `[data-state]`. */
export function TouchShape(props: TouchProps & { readonly transform?: string }): ReactNode {
  const { className, style, children, transform } = props;
  const said = useTouch(props);
  return (
    <g
      role="button"
      className={className === undefined ? styles.shape : `${styles.shape} ${className}`}
      style={style}
      transform={transform}
      onKeyDown={press}
      {...said}
    >
      {children}
    </g>
  );
}
