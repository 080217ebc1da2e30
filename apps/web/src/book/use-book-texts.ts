import { createTranslate, type Messages, type Translate } from '@fondaco/texts';
import { useMemo } from 'react';
import { useTextStore } from '../texts/languages.ts';

/** The texts of the moment with those of the rules book. */
export function useBookTexts(messages: Messages): Translate {
  const { language, layers } = useTextStore();
  return useMemo(() => createTranslate(language, [messages, ...layers]), [language, messages, layers]);
}
