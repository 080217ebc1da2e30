/** How often, and how long apart in milliseconds, an element is looked for that is about to appear. */
const LOOKS = 40;
const LOOK_EVERY = 15;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Moves the focus to the first element of a kind once it is there; an earlier request is dropped. */
export function focusSoon(selector: string, looks = 0): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) found.focus();
    else if (looks < LOOKS) focusSoon(selector, looks + 1);
  }, LOOK_EVERY);
}

/** Whether a request to move the focus is pending. */
export function isFocusPending(): boolean {
  return timer !== undefined;
}
