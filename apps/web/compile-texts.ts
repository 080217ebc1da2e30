import { compileMessages } from '@fondaco/texts/compile';
import path from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = /\/(?:locales|texts)\/[\w.-]*\.json$/;

/** Compiles the messages of every locale file, so that the page needs no parser for them. */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    enforce: 'pre',
    transform: {
      filter: { id: TEXTS },
      handler: (code, id) => {
        const language = path.basename(id, '.json').split('.').at(-1) ?? 'en';
        return {
          code: JSON.stringify(compileMessages(JSON.parse(code) as Record<string, string>, language)),
          map: null,
        };
      },
    },
  };
}
