import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
import { createTranslate, type Translate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { existsSync, readFileSync } from 'node:fs';
import { names as augsburgNames } from '../../src/games/augsburg-1520/model/names.ts';
import { NAMES } from './played-tables.ts';

const ROOT = new URL('../../../../', import.meta.url);

/** The texts of a game at a table of the page, as they are written. */
export function translateOf(id: string, language: string): Translate {
  const files = [
    `apps/web/src/texts/${language}.json`,
    `apps/web/src/games/${id}/texts/${language}.json`,
    `packages/${id}/locales/${language}.json`,
  ].map((file) => new URL(file, ROOT));
  const layers = files
    .filter((file) => existsSync(file))
    .map((file) => compileMessages(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>, language));
  const nameOf = (seat: string): string =>
    itemAt(
      NAMES,
      SEAT_WORDS.findIndex((word) => word === seat),
    );
  const t = createTranslate(language, layers, nameOf);
  if (id !== 'augsburg-1520') return t;
  return createTranslate(language, [compileMessages(augsburgNames(t, undefined), language), ...layers], nameOf);
}
