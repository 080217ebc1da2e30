/** Sends a likeness of an element to the middle of another one, if it is in sight; the returned function ends that. */
export function flyTo(piece: HTMLElement, selector: string, milliseconds: number): () => void {
  const target = document.querySelector(selector);
  if (target === null) return () => undefined;
  const [from, to] = [piece.getBoundingClientRect(), target.getBoundingClientRect()];
  const likeness = piece.cloneNode(true);
  if (!(likeness instanceof HTMLElement)) return () => undefined;
  Object.assign(likeness.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    zIndex: '40',
    pointerEvents: 'none',
  });
  likeness.setAttribute('aria-hidden', 'true');
  document.body.append(likeness);
  const [dx, dy] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const flight = likeness.animate(
    [
      { transform: 'none' },
      { transform: `translate(${dx}px, ${dy}px) scale(1)`, opacity: 1, offset: 0.85 },
      { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0 },
    ],
    { duration: milliseconds, easing: 'cubic-bezier(.2,.7,.2,1)' },
  );
  const end = () => likeness.remove();
  flight.addEventListener('finish', end);
  return () => {
    flight.cancel();
    end();
  };
}
