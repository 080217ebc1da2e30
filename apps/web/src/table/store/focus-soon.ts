/** How often, and how long apart in milliseconds, something is looked for that is about to appear. */
const LOOKS = 40;
const LOOK_EVERY = 15;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Moves the focus to the first element of a kind once it is there; what was wished for before is forgotten. */
export function focusSoon(selector: string, looks = 0): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    const found = document.querySelector<HTMLElement>(selector);
    if (found !== null) found.focus();
    else if (looks < LOOKS) focusSoon(selector, looks + 1);
  }, LOOK_EVERY);
}

/** Whether the focus is on its way somewhere. */
export function isFocusWished(): boolean {
  return timer !== undefined;
}
