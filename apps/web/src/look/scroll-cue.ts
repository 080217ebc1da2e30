/** Pixels that count as the end of what scrolls. */
const SLACK = 2;

/**
 * A `ref` for what scrolls: marks it (`data-more`) by the sides beyond which there is more of it, so that its edge can fade there. It looks when
 * the page has been laid out anyway, never before.
 */
export function scrollCue(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const mark = (): void => {
    const more = sidesWithMore(element);
    if (element.dataset.more !== more) element.dataset.more = more;
  };
  let frame: number | undefined;
  const markSoon = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      mark();
    });
  };
  const sizes = new ResizeObserver(mark);
  const contents = new MutationObserver(markSoon);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', markSoon, { passive: true });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
    element.removeEventListener('scroll', markSoon);
  };
}

function sidesWithMore(element: HTMLElement): string {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  return [
    ...(scrollTop > SLACK ? ['above'] : []),
    ...(scrollHeight - clientHeight - scrollTop > SLACK ? ['below'] : []),
    ...(scrollLeft > SLACK ? ['before'] : []),
    ...(scrollWidth - clientWidth - scrollLeft > SLACK ? ['after'] : []),
  ].join(' ');
}
