import { readSources } from '@fondaco/catalog/node';
import { FastRandom, itemAt, seatsIn, Table, type Effect, type TableSnapshot, type State } from '@fondaco/kernel';
import { createTranslate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { findEffects } from '@fondaco/host';
import { expect, test } from 'vitest';
import { amounts as augsburg } from '../src/games/augsburg-1520/model/amounts.ts';
import { amounts as dve } from '../src/games/de-vulgari-eloquentia/model/amounts.ts';
import { effectText, priceOf, signedText } from '../src/table/lines/effects.ts';
import { priceText } from '../src/table/lines/price-text.ts';
import shell from '../src/texts/en.json' with { type: 'json' };
import { gameOf } from './support/played-tables.ts';

const TABLES = 500;
const MOST_LINES_BETWEEN = 80;

function measured({ game }: Table, s: State, seat: number): Int32Array {
  const out = new Int32Array(game.amounts.length);
  game.measure(s, seat, out);
  return out;
}

/** How what a player counts changes when a line is really played, at a table brought back from its snapshot. */
function changes(table: Table, snapshot: TableSnapshot, seat: number, line: string): readonly Effect[] {
  const copy = Table.restore(table.game, snapshot);
  if (!copy.ok) throw new Error(copy.error.message);
  const before = measured(table, table.copyState(), seat);
  if (!copy.value.submit(seat, undefined, [line]).ok) throw new Error(`"${line}" was on offer`);
  const after = measured(table, copy.value.copyState(), seat);
  return table.game.amounts.flatMap(({ name: amount }, i) => {
    const [old = 0, now = 0] = [before[i], after[i]];
    return old === now ? [] : [{ amount, before: old, after: now }];
  });
}

test.each([
  ['de-vulgari-eloquentia', dve],
  ['augsburg-1520', augsburg],
] as const)(
  `%s: over ${TABLES} tables every choice names what it costs and brings, as it comes when it is made`,
  { timeout: 600_000 },
  (id, amounts) => {
    const game = gameOf(id);
    const t = createTranslate('en', [compileMessages(shell, 'en'), compileMessages(readSources(id, 'en'), 'en')]);
    expect(amounts.map(({ name }) => name).toSorted()).toEqual(game.amounts.map(({ name }) => name).toSorted());
    let named = 0;
    for (let i = 0; i < TABLES; i++) {
      const rng = new FastRandom(i);
      const seats = game.minSeats + rng.below(game.maxSeats - game.minSeats + 1);
      const begun = Table.create(game, { names: ['A', 'B', 'C', 'D', 'E'].slice(0, seats), seed: rng.seed() });
      if (!begun.ok) throw new Error(begun.error.message);
      const table = begun.value;
      for (let n = rng.below(MOST_LINES_BETWEEN); n > 0 && !table.isOver; n--) {
        const next = itemAt(seatsIn(table.waiting), 0);
        const choices = table.choices(next);
        table.submit(next, undefined, [itemAt(choices, rng.below(choices.length))]);
      }
      if (table.isOver) continue;
      const seat = itemAt(seatsIn(table.waiting), 0);
      const offered = findEffects(table, seat, []);
      if (!offered.ok) throw new Error(offered.error.message);
      const snapshot = table.snapshot();
      for (const { line, effects } of offered.value) {
        const preview = table.preview(seat, [line]);
        if (preview.ok && !preview.value.isRevealing)
          expect([line, effects]).toEqual([line, changes(table, snapshot, seat, line)]);
        const price = priceOf(effects, amounts);
        const printed = priceText(t, price);
        for (const effect of [...price.costs, ...price.gains]) expect(printed).toContain(effectText(t, effect));
        for (const effect of price.passing) expect(signedText(t, effect)).toMatch(/^[+−]\d/);
        expect([...price.costs, ...price.gains, ...price.passing, ...price.dealt]).toHaveLength(effects.length);
        if (effects.length > 0) named++;
      }
    }
    expect(named).toBeGreaterThan(TABLES);
  },
);
