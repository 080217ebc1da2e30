import { useEffect } from 'react';
import { inBackground } from '../client/faults.ts';
import { speakAlso, useTexts } from '../texts/languages.ts';

/** Loads what a guide says; false until it is there. */
export function useGuideTexts(): boolean {
  const t = useTexts();
  useEffect(() => inBackground(speakAlso('guide')), []);
  return t.has('guide.title');
}
