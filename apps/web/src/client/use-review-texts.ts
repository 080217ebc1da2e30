import { useEffect } from 'react';
import { speakAlso, useTexts } from '../texts/languages.ts';
import { inBackground } from './faults.ts';

/** Loads the texts for reviewing games; false until they are there. */
export function useReviewTexts(): boolean {
  const t = useTexts();
  useEffect(() => inBackground(speakAlso('review')), []);
  return t.has('review.title');
}
