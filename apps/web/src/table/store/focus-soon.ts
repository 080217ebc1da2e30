/** How often, and how long apart in milliseconds, an element is looked for that is about to appear. */
const LOOKS = 40;
const LOOK_EVERY = 15;

let timer: ReturnType<typeof setTimeout> | undefined;

interface FocusHow {
  /** What has to be in sight from its beginning, instead of what has the focus. */
  readonly inSight?: string;
}

/** Moves the focus to the first element of a kind once it is there; an earlier request is dropped. */
export function focusSoon(selector: string, how: FocusHow = {}, looks = 0): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) focusOn(found, how);
    else if (looks < LOOKS) focusSoon(selector, how, looks + 1);
  }, LOOK_EVERY);
}

function focusOn(element: HTMLElement, { inSight }: FocusHow): void {
  element.focus({ preventScroll: inSight !== undefined });
  if (inSight !== undefined) document.querySelector(inSight)?.scrollIntoView({ block: 'nearest' });
}

/** Whether a request to move the focus is pending. */
export function isFocusPending(): boolean {
  return timer !== undefined;
}
