import { compileMessages } from '@fondaco/texts/compile';
import { compileBook } from '@fondaco/texts/compile-book';
import path from 'node:path';
import type { Plugin } from 'vite';

const TEXTS = /\/(?:locales|texts)\/[\w.-]*\.json$/;

const BOOKS = /\/book\/\w+\.md$/;

/** Compiles the rules books, for the same reason. */
export function compileBooks(): Plugin {
  return {
    name: 'compile-books',
    enforce: 'pre',
    transform: {
      filter: { id: BOOKS },
      handler: (code) => ({
        code: `export default ${JSON.stringify(compileBook(code))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

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
