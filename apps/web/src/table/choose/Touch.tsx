import {
  createContext,
  useContext,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { Narrowing, WordKeys, WordState } from '../game-table.ts';
import { listOf } from '../lines/narrowing.ts';
import styles from './Touch.module.css';

export const NarrowingContext = createContext<Narrowing | undefined>(undefined);

const KEY_SEPARATOR = ' | ';

interface TouchProps {
  readonly keys: WordKeys;
  /** What is explained when somebody asks about it, `space:riddle-7`; without it, what its keys are about. */
  readonly thing?: string;
  /** What a screen reader calls it. */
  readonly label?: string;
  /** Others like it may have been chosen; this one was not. */
  readonly isUnchosen?: boolean;
  /** Keeps a ring for a moment after an event touched it. */
  readonly isChanged?: boolean;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

type Click = (event: MouseEvent<Element>) => void;

/** Hundreds of elements can be touched and are drawn anew with every choice, so they share one handler. */
const clicksByTouch = new WeakMap<Narrowing['touch'], Click>();

function clickFor({ touch }: Narrowing): Click {
  const known = clicksByTouch.get(touch);
  if (known !== undefined) return known;
  const click: Click = (event) => {
    event.stopPropagation();
    const keys = keysOf(event.currentTarget);
    if (keys !== undefined) touch(keys);
  };
  clicksByTouch.set(touch, click);
  return click;
}

/** The attributes and handlers of an element that stands for words. */
function useTouch({ keys, thing, label, isUnchosen, isChanged }: TouchProps) {
  const narrowing = useContext(NarrowingContext);
  const shared: WordState = narrowing?.state(keys) ?? 'dim';
  const state = isUnchosen === true && shared === 'chosen' ? 'dim' : shared;
  const isPossible = narrowing?.isPossible(keys) ?? false;
  return {
    'data-word': listOf(keys).join(KEY_SEPARATOR),
    ...(thing === undefined ? {} : { 'data-explain': thing }),
    'data-state': state,
    'data-changed': isChanged === true,
    'data-pointed': state === 'open' && narrowing?.isPointed?.(keys) === true,
    'aria-label': label,
    'aria-disabled': !isPossible,
    'aria-pressed': state === 'chosen',
    tabIndex: state === 'dim' ? -1 : 0,
    ...(narrowing && { onClick: clickFor(narrowing) }),
  };
}

/** The keys an element of the page stands for, if any. */
export function keysOf(element: Element | null): WordKeys | undefined {
  const word = element?.closest('[data-word]')?.getAttribute('data-word');
  return word === null || word === undefined ? undefined : keysIn(word);
}

/** The keys in the attribute of such an element. */
export function keysIn(word: string | undefined): readonly string[] {
  return word === undefined || word === '' ? [] : word.split(KEY_SEPARATOR);
}

/** An HTML element that stands for words: it has the rings, can be touched, and is explained. */
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
