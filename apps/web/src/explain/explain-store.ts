import { create } from 'zustand';

/** Something on the page that is explained beside it. */
export interface ExplainedElement {
  readonly element: Element;
  /** What it stands for: `tile:mario`; a thing to choose may have its word keys alone. */
  readonly thing: string | undefined;
  /** Its word keys, if it stands for words. */
  readonly word: string | undefined;
  /** A glance goes away by itself; what was asked for stays until it is dismissed. */
  readonly isGlance: boolean;
  /** Whether it was asked for by a key: then the card has the focus. */
  readonly isByKey: boolean;
}

interface ExplainState {
  readonly explained: ExplainedElement | undefined;
}

/** What is explained at this moment: one thing at most. */
export const useExplained = create<ExplainState>(() => ({ explained: undefined }));

/** What elements with a meaning can be found by. */
export const THINGS = '[data-explain], [data-word]';

/** Explains an element that has a meaning. */
export function explain(element: Element, { isGlance = false, isByKey = false } = {}): void {
  const thing = element.getAttribute('data-explain') ?? undefined;
  const word = element.getAttribute('data-word') ?? undefined;
  useExplained.setState({ explained: { element, thing, word, isGlance, isByKey } });
}

/** Closes the card; the focus goes back to what it explained if it was in the card. */
export function closeExplanation(): void {
  const { explained } = useExplained.getState();
  if (explained === undefined) return;
  const isInCard = document.activeElement?.closest('[data-card]') !== null;
  useExplained.setState({ explained: undefined });
  const { element } = explained;
  if (isInCard && (element instanceof HTMLElement || element instanceof SVGElement)) element.focus();
}

/** The attributes of an element that is explained when it is asked about, and can be walked to by arrow keys. */
export function explains(
  domain: string,
  word: string | number,
): {
  readonly 'data-explain': string;
  readonly 'data-walk': '';
  readonly tabIndex: -1;
} {
  return { 'data-explain': `${domain}:${word}`, 'data-walk': '', tabIndex: -1 };
}
