import { useEffect } from 'react';
import { speakAlso, useTexts } from '../texts/languages.ts';
import { inBackground } from './faults.ts';
import { useReviewTexts } from './use-review-texts.ts';

/** Loads the texts for puzzles, which speak of choices as reviews do; false until they are there. */
export function usePuzzleTexts(): boolean {
  const t = useTexts();
  const isReviewed = useReviewTexts();
  useEffect(() => inBackground(speakAlso('puzzles')), []);
  return isReviewed && t.has('puzzle.title');
}
