import { whyNothing } from '@fondaco/host';
import { itemAt, lexiconOf, readLine, seatsIn, Table } from '@fondaco/kernel';
import { LANGUAGES } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { translateOf } from '../../../tests/support/game-texts.ts';
import { gameOf, NAMES } from '../../../tests/support/played-tables.ts';
import { notOffered } from '../../games/augsburg-1520/model/not-offered.ts';
import { turnKeys, turnVerbs } from '../../games/de-vulgari-eloquentia/model/phrases.ts';
import { causeText } from './cause-text.ts';

/** Calls back wherever the first seat is asked, in a few games that anybody plays. */
function eachQuestion(id: string, seeds: number, see: (table: Table) => void): void {
  for (let seed = 0; seed < seeds; seed++) {
    const made = Table.create(gameOf(id), { names: NAMES.slice(0, 3), seed: new Uint8Array(32).fill(seed) });
    if (!made.ok) throw new Error(made.error.message);
    const table = made.value;
    for (let i = seed; !table.isOver; i++) {
      const seat = itemAt(seatsIn(table.waiting), 0);
      if (seat === 0) see(table);
      const choices = table.choices(seat);
      table.submit(seat, undefined, [itemAt(choices, (i * 7919) % choices.length)]);
    }
  }
}

/** The texts of a game in every language. */
function textsOf(id: string) {
  return LANGUAGES.map((language) => translateOf(id, language));
}

describe('what is not possible now', () => {
  test('in Augsburg, what a privilege could bring is refused by the engine, and has its cause in every language', () => {
    const texts = textsOf('augsburg-1520');
    const lexicon = lexiconOf(gameOf('augsburg-1520'));
    const reasons = new Set<string>();
    eachQuestion('augsburg-1520', 30, (table) => {
      const context = { t: itemAt(texts, 0), view: table.view(0).table, parts: undefined, me: 'red' };
      const lines = table.choices(0).map((line) => readLine(lexicon, line));
      for (const { keys } of notOffered(context, lines)) {
        const { refusal } = whyNothing(table, 0, keys.split(' '));
        expect(`${keys}: ${refusal.reason}`).not.toMatch(/legal$/);
        for (const t of texts) expect([`${keys}: ${refusal.reason}`, causeText(t, refusal)]).not.toContain(undefined);
        reasons.add(refusal.reason ?? '');
      }
    });
    expect([...reasons]).toEqual(expect.arrayContaining(['too-few-florins', 'office-too-low', 'peerage-too-low']));
  });

  test('in De Vulgari Eloquentia, what a turn could have has its cause in every language', () => {
    const texts = textsOf('de-vulgari-eloquentia');
    const reasons = new Set<string>();
    eachQuestion('de-vulgari-eloquentia', 12, (table) => {
      if (table.step !== 'turn') return;
      const context = { t: itemAt(texts, 0), view: table.view(0).table, parts: undefined, me: 'red' };
      const offered = new Set(table.choices(0).map((line) => line.split(' ')[0]));
      for (const verb of ['end', ...turnVerbs].filter((one) => !offered.has(one))) {
        const { refusal } = whyNothing(table, 0, turnKeys(context, verb));
        for (const t of texts) expect([`${verb}: ${refusal.reason}`, causeText(t, refusal)]).not.toContain(undefined);
        reasons.add(refusal.reason ?? '');
      }
    });
    // Whoever begins a turn at sea cannot end it.
    expect([...reasons]).toEqual(expect.arrayContaining(['must-land-first', 'politicians-cost-ducats']));
  });
});
