import type { Lesson } from '@fondaco/lessons';
import { useEffect, useState } from 'react';
import { inBackground } from '../client/faults.ts';
import { loadLessons } from './lesson-files.ts';

const NONE: readonly Lesson[] = [];

/** The lessons of a game in their order; none until they are loaded. */
export function useLessons(game: string): readonly Lesson[] {
  const [found, setFound] = useState(NONE);
  useEffect(() => inBackground(loadLessons(game).then(setFound)), [game]);
  return found;
}
