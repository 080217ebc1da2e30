import { useEffect } from 'react';
import { speakOnline, useTexts } from '../texts/languages.ts';
import { inBackground } from './faults.ts';

/** Loads the texts for playing with people elsewhere, if they are wanted; false until they are there. */
export function useOnlineTexts(isWanted = true): boolean {
  const t = useTexts();
  useEffect(() => {
    if (isWanted) inBackground(speakOnline());
  }, [isWanted]);
  return t.has('online.myTables');
}
