import { LANGUAGES } from '@fondaco/texts';
import { lexiconOf } from '@fondaco/kernel';
import { expect, test } from 'vitest';
import { translateOf } from '../../tests/support/game-texts.ts';
import { gameOf, GAMES } from '../../tests/support/played-tables.ts';

/** The most letters of a name on a chip. */
const MOST_LETTERS = 16;

test.each(LANGUAGES)('the names of verbs on chips have at most 16 letters in %s', (language) => {
  for (const id of GAMES) {
    const t = translateOf(id, language);
    const names = lexiconOf(gameOf(id)).verbs.map(({ name }) =>
      t(t.has(`chip.${name}`) ? `chip.${name}` : `verb.${name}`),
    );
    expect(names.filter((name) => name.length > MOST_LETTERS)).toEqual([]);
  }
});
