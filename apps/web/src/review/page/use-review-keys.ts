import { useEffect } from 'react';
import { ALL_EYES } from '../../client/review-messages.ts';
import { inBackground } from '../../client/faults.ts';
import { explain, THINGS } from '../../explain/explain-store.ts';
import { useSettings } from '../../client/settings.ts';
import { lookThrough, pause, playOn, step, stepChapter } from '../store/review-actions.ts';
import { goToMistake } from '../insight/mistakes.ts';
import { useReview } from '../store/review-store.ts';

/** Goes through a game by keys: arrows a choice, with shift a turn, M to the next mistake, space plays, digits change the eyes. */
export function useReviewKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (handle(event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

function handle(event: KeyboardEvent): boolean {
  if (event.key === '?') return explainFocused();
  if (useReview.getState().view !== 'moments') return false;
  const way = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
  if (way !== undefined) {
    if (isOnTabs(event.target)) return false;
    pause();
    if (event.shiftKey) stepChapter(way);
    else step(way);
    return true;
  }
  if (event.key === ' ' && !isPressable(event.target)) {
    if (useReview.getState().isPlaying) pause();
    else playOn();
    return true;
  }
  if (!useSettings.getState().hasLetters) return false;
  if (event.key.toLowerCase() === 'm') {
    goToMistake(event.shiftKey ? -1 : 1);
    return true;
  }
  return /^\d$/.test(event.key) && changeEyes(Number(event.key));
}

/** Says what the thing that has the focus means. */
function explainFocused(): boolean {
  const thing = document.activeElement?.closest(THINGS);
  if (thing === null || thing === undefined) return false;
  explain(thing, { isByKey: true });
  return true;
}

/** 1 to 5 are the seats, 0 is everything open. */
function changeEyes(digit: number): boolean {
  const { game } = useReview.getState();
  const seats = (game?.eyes ?? []).filter((eyes) => eyes !== ALL_EYES);
  const eyes = digit === 0 ? ALL_EYES : seats[digit - 1];
  if (eyes !== undefined) inBackground(lookThrough(eyes));
  return eyes !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  // A switch takes the space bar and nothing else.
  if (target instanceof HTMLInputElement && target.type === 'checkbox') return false;
  return target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

function isPressable(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('button, a, summary, input, [role="button"], [role="tab"]') !== null
  );
}

function isOnTabs(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="tablist"]') !== null;
}
