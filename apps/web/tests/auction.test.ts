import { readSources } from '@fondaco/catalog/node';
import { lexiconOf, parseRecord, readLine, Table } from '@fondaco/kernel';
import { createTranslate } from '@fondaco/texts';
import { compileMessages } from '@fondaco/texts/compile';
import { expect, test } from 'vitest';
import { brief, outlook, standing } from '../src/games/de-vulgari-eloquentia/model/phrases.ts';
import own from '../src/games/de-vulgari-eloquentia/texts/en.json' with { type: 'json' };
import { gameOf, questionsOf } from './support/played-tables.ts';

const game = gameOf('de-vulgari-eloquentia');
const sources = readSources('de-vulgari-eloquentia', 'en');
const t = createTranslate('en', [compileMessages(own, 'en'), compileMessages(sources, 'en')]);
const lexicon = lexiconOf(game);
const questions = questionsOf(game, 5);

/** What the desk knows where a question is asked of the first seat. */
function asked(step: string) {
  const record = parseRecord(questions.get(step) ?? '');
  if (!record.ok) throw new Error(record.error.message);
  const table = Table.open(game, record.value);
  if (!table.ok) throw new Error(table.error.message);
  return { t, view: table.value.view(0).table, parts: undefined, me: 'red', step };
}

test('whoever is summoned is told the prize, their votes and what the summoner has more', () => {
  expect(standing(asked('summons'))).toMatch(/^The prize: 10 knowledge.* You have \d+; .* 2 more /);
});

test('whoever bids is told the prize and the highest bid, and bids in votes', () => {
  expect(standing(asked('auction'))).toMatch(/^For 10 knowledge\. /);
  expect(brief(asked('auction'), readLine(lexicon, 'bid 4'))).toBe('4 votes');
});

test('whoever pays is told what a payment must be', () => {
  expect(standing(asked('payment'))).toMatch(/without change/);
});

test('the conclave names the points of both offices', () => {
  const context = asked('election');
  expect(['pope', 'camerlengo'].map((line) => outlook(context, readLine(lexicon, line)))).toEqual(['22 VP', '14 VP']);
});
