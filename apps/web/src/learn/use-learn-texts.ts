import { createTranslate, type Language, type Messages, type Translate } from '@fondaco/texts';
import { useEffect, useMemo, useState } from 'react';
import { inBackground } from '../client/faults.ts';
import { useTextStore } from '../texts/languages.ts';

const pages = import.meta.glob<Messages>('./texts/*.json', { import: 'default' });
const lessons = import.meta.glob<Messages>('../../../../packages/lessons/locales/*.json', { import: 'default' });

async function load(language: Language): Promise<readonly Messages[]> {
  const found = [
    pages[`./texts/${language}.json`],
    lessons[`../../../../packages/lessons/locales/${language}.json`],
  ].filter((loader) => loader !== undefined);
  return Promise.all(found.map((loader) => loader()));
}

/** The texts of the moment with those for learning; undefined until they are there. */
export function useLearnTexts(): Translate | undefined {
  const { language, layers, nameOf } = useTextStore();
  const [own, setOwn] = useState<{ readonly language: Language; readonly messages: readonly Messages[] }>();
  useEffect(() => inBackground(load(language).then((messages) => setOwn({ language, messages }))), [language]);
  return useMemo(
    () => (own?.language === language ? createTranslate(language, [...own.messages, ...layers], nameOf) : undefined),
    [own, language, layers, nameOf],
  );
}
