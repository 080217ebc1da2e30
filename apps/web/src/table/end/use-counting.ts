import { useCallback, useEffect, useState } from 'react';
import { isStill, useSettings } from '../../client/settings.ts';
import { useTable } from '../store/table-store.ts';

/** How long the screens take to fold, and how long each category is shown, in milliseconds. */
const SCREENS_TIME = 1500;
const CATEGORY_TIME = 950;

export interface Counting {
  /** How many categories are counted; with none the screens are still folding. */
  readonly shown: number;
  readonly isDone: boolean;
  /** Whether anything has to move at all. */
  readonly isStill: boolean;
  readonly skip: () => void;
}

function isAtOnce(): boolean {
  return isStill() || useSettings.getState().pace === 'instant' || useTable.getState().isCounted;
}

/** Counts a finished game out once, one category after another; later, or with nothing to move, all of it is there at once. */
export function useCounting(categories: number): Counting {
  const [isStillThen] = useState(isAtOnce);
  const [counted, setCounted] = useState(isStillThen ? categories + 1 : 0);
  const isDone = counted > categories;
  useEffect(() => {
    if (isDone) {
      useTable.setState({ isCounted: true });
      return;
    }
    const timer = setTimeout(() => setCounted(counted + 1), counted === 0 ? SCREENS_TIME : CATEGORY_TIME);
    return () => clearTimeout(timer);
  }, [counted, isDone]);
  const skip = useCallback(() => setCounted(categories + 1), [categories]);
  return { shown: Math.min(counted, categories), isDone, isStill: isStillThen, skip };
}
