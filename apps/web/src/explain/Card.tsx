import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../look/Button.tsx';
import { scrollCue } from '../look/scroll-cue.ts';
import { useTexts } from '../texts/languages.ts';
import styles from './Card.module.css';
import { closeExplanation, type ExplainedElement } from './explain-store.ts';
import { asHighAs, heightOf, placeCard, type Box } from './place-card.ts';

/** What a card leaves in sight if it can: the question. */
const IN_SIGHT = '[data-region="desk"]';

interface CardProps {
  readonly explained: ExplainedElement;
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A card beside what it explains. It is read out, and closed by Escape, by its button, or by touching anything else. */
export function Card({ explained, title, icon, children }: CardProps): ReactNode {
  const t = useTexts();
  const card = useRef<HTMLDivElement>(null);
  const { element, isGlance, isByKey } = explained;
  useLayoutEffect(() => {
    const drawn = card.current;
    if (drawn === null) return undefined;
    const place = () => (isSheet(isGlance) ? putBelow(drawn) : putBeside(drawn, element));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(drawn);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [element, isGlance]);
  useEffect(() => {
    if (isByKey) card.current?.focus();
  }, [element, isByKey]);
  return (
    <div
      ref={card}
      className={isGlance ? `${styles.card} ${styles.glance}` : styles.card}
      role={isGlance ? 'tooltip' : 'dialog'}
      aria-label={title}
      tabIndex={-1}
      data-card
      data-layer
    >
      <div ref={scrollCue} className={styles.body} role={isGlance ? undefined : 'status'}>
        <h2>
          {icon}
          {title}
        </h2>
        {children}
        {!isGlance && (
          <span className={styles.close}>
            <Button kind="quiet" icon="close" aria-label={t('why.close')} onClick={closeExplanation} />
          </span>
        )}
      </div>
    </div>
  );
}

/** On phones what was asked for comes up from below. */
function isSheet(isGlance: boolean): boolean {
  return !isGlance && matchMedia('(max-width: 699px)').matches;
}

function putBelow(card: HTMLElement): void {
  card.style.removeProperty('left');
  card.style.removeProperty('top');
  card.dataset.side = 'sheet';
}

function putBeside(card: HTMLElement, element: Element): void {
  const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const desk = document.querySelector(IN_SIGHT);
  const isOnDesk = desk?.contains(element) === true;
  const box = element.getBoundingClientRect();
  const thing = isOnDesk ? asHighAs(desk.getBoundingClientRect(), box) : box;
  const inSight: readonly Box[] = desk === null || isOnDesk ? [] : [desk.getBoundingClientRect()];
  card.style.removeProperty('--most');
  const whole = { width: card.offsetWidth, height: card.offsetHeight };
  const size = { ...whole, height: heightOf(thing, whole, room, inSight) };
  if (size.height < whole.height) card.style.setProperty('--most', `${size.height}px`);
  const { left, top, side } = placeCard(thing, size, room, inSight);
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
  card.dataset.side = side;
  const isUpright = side === 'below' || side === 'above';
  const middle = isUpright ? thing.left + thing.width / 2 - left : thing.top + thing.height / 2 - top;
  const most = (isUpright ? size.width : size.height) - NOTCH_MARGIN;
  card.style.setProperty('--notch', `${Math.max(NOTCH_MARGIN, Math.min(middle, most))}px`);
}

/** How near the notch comes to a corner. */
const NOTCH_MARGIN = 16;
