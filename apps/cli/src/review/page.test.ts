import { findGame } from '@fondaco/catalog';
import { FastRandom, itemAt, seatsIn, Table } from '@fondaco/kernel';
import { openReview, type GameAnalysis } from '@fondaco/review';
import { LANGUAGES, type Language } from '@fondaco/texts';
import { expect, test } from 'vitest';
import { botModels } from '../bots/models.ts';
import { printPage } from './page.ts';
import { fullVoice } from './voice.ts';

/** Lines of which enough is decided for something to be marked. */
const LINES = 60;

function reviewed(id: string): {
  readonly analysis: GameAnalysis;
  readonly pageIn: (language: Language) => string;
} {
  const game = findGame(id)?.game;
  if (game === undefined) throw new Error('the game is gone');
  const begun = Table.create(game, { names: ['Ann', 'Bob', 'Cleo'], seed: new Uint8Array(32).fill(5) });
  if (!begun.ok) throw new Error(begun.error.message);
  const rng = new FastRandom(1);
  while (begun.value.seq < LINES) {
    const seat = itemAt(seatsIn(begun.value.waiting), 0);
    const choices = begun.value.choices(seat);
    begun.value.submit(seat, undefined, [itemAt(choices, rng.below(choices.length))]);
  }
  const record = begun.value.record();
  const opened = openReview(botModels.of(game), record, { depth: 'quick' });
  if (!opened.ok) throw new Error(opened.error.message);
  const review = opened.value;
  for (const job of review.jobs()) review.add(review.judge(job));
  const analysis = review.analysis();
  const { header } = record;
  return { analysis, pageIn: (language) => printPage(analysis, fullVoice(language, game, header), 'Game') };
}

/** What readers see of a page. */
function visible(page: string): string {
  return page.replace(/<style>[^]*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');
}

test.each(['de-vulgari-eloquentia', 'augsburg-1520'])('the page of a review of %s speaks five languages', (id) => {
  const { analysis, pageIn } = reviewed(id);
  const marked = analysis.points.filter(({ judged }) => judged?.decision?.mark === 'blunder');
  expect(marked.length).toBeGreaterThan(0);
  const english = new Set(visible(pageIn('en')).split('\n'));
  // Of what is said of a whole line no other language says the same, but for names and numbers.
  const sentences = [...english].filter((line) => /[a-z]{3,} [a-z]{3,}/.test(line));
  for (const language of LANGUAGES) {
    const page = pageIn(language);
    expect(page).toContain(`<html lang="${language}">`);
    const same = sentences.filter((sentence) => visible(page).includes(sentence));
    expect([language, same]).toEqual([language, language === 'en' ? sentences : []]);
    // Lines are sentences: none is as it stands in the record.
    const words = marked.map((point) => point.words).filter((line) => line.includes(' '));
    expect(words.filter((line) => visible(page).includes(`: ${line},`))).toEqual([]);
  }
  expect(pageIn('it')).toContain('Svolte');
  expect(pageIn('de')).toContain('grober Fehler');
});
