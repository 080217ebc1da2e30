import { useEffect } from 'react';
import { speakAlso, useTexts } from '../texts/languages.ts';
import { inBackground } from './faults.ts';

/** Loads the texts for playing with people elsewhere, if they are wanted; false until they are there. */
export function useOnlineTexts(isWanted = true): boolean {
  const t = useTexts();
  useEffect(() => {
    if (isWanted) inBackground(speakAlso('online'));
  }, [isWanted]);
  return t.has('online.myTables');
}
