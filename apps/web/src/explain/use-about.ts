import { createTranslate, type Messages, type Translate } from '@fondaco/texts';
import { useEffect, useMemo, useState } from 'react';
import { inBackground } from '../client/faults.ts';
import { loadAbout, useTextStore } from '../texts/languages.ts';

/** The texts of the moment with those that explain the things of the game; undefined until these are loaded. */
export function useAbout(): Translate | undefined {
  const { language, game, layers, naming, nameOf } = useTextStore();
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly messages: Messages }>();
  const of = `${game ?? ''} ${language}`;
  useEffect(() => {
    if (game !== undefined) inBackground(loadAbout(language, game).then((messages) => setLoaded({ of, messages })));
  }, [game, language, of]);
  return useMemo(() => {
    if (loaded?.of !== of) return undefined;
    const all = [loaded.messages, ...layers];
    const t = createTranslate(language, all, nameOf);
    return naming === undefined ? t : createTranslate(language, [naming(t), ...all], nameOf);
  }, [loaded, of, layers, naming, nameOf, language]);
}
