import { inBackground } from './faults.ts';
import { useEffect } from 'react';
import { speak, useTextStore } from '../texts/languages.ts';
import { useSettings } from './settings.ts';

/** Loads the texts for the page, with a game's if it has one; false until they are there. */
export function useLoadedTexts(game: string | undefined): boolean {
  const language = useSettings((settings) => settings.language);
  const spoken = useTextStore();
  useEffect(() => inBackground(speak(language, game)), [language, game]);
  return spoken.t !== undefined && spoken.game === game;
}
