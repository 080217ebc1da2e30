/** What arrow keys move the focus to. */
export const WALKED = '[data-word], [data-walk]';

const TABBABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea, summary, [tabindex="0"]';

/**
 * Moves the focus on, or back, by Tab: whatever arrow keys walk through counts as one stop a region, at what can be chosen there. False
 * where the browser is to do it: in a dialog, and before the first stop or after the last.
 */
export function walkRegions(isBack: boolean): boolean {
  const from = document.activeElement;
  if (from === null || from.closest('[role="dialog"], [data-card]') !== null) return false;
  const stops = stopsOn(document);
  const at = stops.findIndex((stop) => stop === from || isSameStop(stop, from));
  const next = at < 0 ? stopBeside(from, stops)[isBack ? 'before' : 'after'] : stops[at + (isBack ? -1 : 1)];
  next?.focus();
  return next !== undefined;
}

/** The stops around something at which Tab does not stop, but to which arrow keys lead: more than can be chosen. */
function stopBeside<Stop extends Element>(from: Element, stops: readonly Stop[]): { before?: Stop; after?: Stop } {
  if (!from.matches(WALKED)) return {};
  const isAfter = (stop: Stop) => (from.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const at = stops.findIndex(isAfter);
  const [before, after] = at < 0 ? [stops.at(-1)] : [stops[at - 1], stops[at]];
  return { ...(before && { before }), ...(after && { after }) };
}

/** Everything Tab stops at, in the order of the page. */
function stopsOn(root: ParentNode): readonly (HTMLElement | SVGElement)[] {
  const stops: (HTMLElement | SVGElement)[] = [];
  const walked = new Map<Element, number>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(TABBABLE)) {
    if (element.tabIndex < 0 || !element.checkVisibility()) continue;
    const region = element.matches(WALKED) ? element.closest('[data-region]') : null;
    const known = region === null ? undefined : walked.get(region);
    if (region === null || known === undefined) {
      if (region !== null) walked.set(region, stops.length);
      stops.push(element);
    } else if (worth(element) > worth(stops[known])) stops[known] = element;
  }
  return stops;
}

/** What is chosen before what can be, and that before the rest. */
function worth(element: Element | undefined): number {
  return ['chosen', 'open'].toReversed().indexOf(element?.getAttribute('data-state') ?? '');
}

/** Whether an element is one of those that a stop stands for. */
function isSameStop(stop: Element, element: Element): boolean {
  const region = element.closest('[data-region]');
  return region !== null && element.matches(WALKED) && stop.matches(WALKED) && stop.closest('[data-region]') === region;
}
