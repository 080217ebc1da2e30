import {
  createContext,
  useContext,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { Narrowing, WordKeys, WordState } from './game-table.ts';
import { listOf } from './narrowing.ts';
import styles from './Touch.module.css';

export const NarrowingContext = createContext<Narrowing | undefined>(undefined);

/** How long a press is a question. */
const LONG_PRESS = 550;
const KEY_SEPARATOR = ' | ';

interface TouchProps {
  readonly keys: WordKeys;
  /** What a screen reader calls it. */
  readonly label?: string;
  /** Keeps a ring for a moment after an event touched it. */
  readonly isChanged?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** What an element that stands for words says of itself and hears. */
function useTouch({ keys, label, isChanged }: TouchProps) {
  const narrowing = useContext(NarrowingContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const state: WordState = narrowing?.state(keys) ?? 'dim';
  const isPossible = narrowing?.isPossible(keys) ?? false;
  const stop = () => clearTimeout(timer.current);
  return {
    'data-word': listOf(keys).join(KEY_SEPARATOR),
    'data-state': state,
    'data-changed': isChanged === true,
    'aria-label': label,
    'aria-disabled': !isPossible,
    'aria-pressed': state === 'chosen',
    tabIndex: state === 'dim' ? -1 : 0,
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      if (!wasLong.current) narrowing?.touch(keys);
      wasLong.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      narrowing?.ask(keys);
    },
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false;
      if (event.pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        narrowing?.ask(keys);
      }, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerMove: (event: PointerEvent) => {
      if (Math.abs(event.movementX) + Math.abs(event.movementY) > 4) stop();
    },
    onPointerCancel: stop,
  };
}

/** The keys an element of the page stands for, if any. */
export function keysOf(element: Element | null): WordKeys | undefined {
  const word = element?.closest('[data-word]')?.getAttribute('data-word');
  return word?.split(KEY_SEPARATOR);
}

/** Something that stands for words, as HTML: rings, touch, and the question why not come with it. */
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

/** The same inside an SVG; the game draws the ring with `[data-state]`. */
export function TouchShape(props: TouchProps & { readonly transform?: string }): ReactNode {
  const { className, style, children, transform } = props;
  const said = useTouch(props);
  const press = (event: KeyboardEvent<SVGGElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.dispatchEvent(new window.MouseEvent('click', { bubbles: true }));
  };
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
