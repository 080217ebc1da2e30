import { FastRandom, itemAt, lexiconOf, seatsIn, Table, type Game } from '@fondaco/kernel';
import { printEvent, printLine } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@fondaco/texts';
import { loadTexts } from '../node/index.ts';
import { games } from '../src/index.ts';

const NAMES = ['Ann Marie', 'de Vries', 'Жанна'];
/** Whole sentences: they begin with a capital or a player's name, end with a full stop and leave nothing open. */
const SENTENCE = /^(?:\p{Lu}|de Vries)[^{}?]*\.$/u;
const CHOICE = /^(?:\p{Lu})[^{}?]*[^.]$/u;

interface PlayedSentences {
  readonly table: Table;
  readonly lines: ReadonlySet<string>;
}

/** A game played at random: with every line that was offered. */
function play(game: Game, seed: number): PlayedSentences {
  const created = Table.create(game, { names: NAMES, seed: new Uint8Array(32).fill(seed) });
  if (!created.ok) throw new Error(created.error.message);
  const table = created.value;
  const rng = new FastRandom(seed);
  const lines = new Set<string>();
  while (!table.isOver) {
    const seat = itemAt(seatsIn(table.waiting), 0);
    const offered = table.choices(seat);
    for (const line of offered) lines.add(line);
    const done = table.submit(seat, undefined, [itemAt(offered, rng.below(offered.length))]);
    if (!done.ok) throw new Error(done.error.message);
  }
  return { table, lines };
}

describe.each(games.map(({ game }) => [game.id, game] as const))('%s', (id, game) => {
  const lexicon = lexiconOf(game);
  const { table, lines } = play(game, 7);
  const events = table.entries.flatMap((entry) => entry.events);
  const sent = [undefined, 0, 1, 2].flatMap((seat) => table.tell(events, seat));
  const nameOf = (seat: string): string => itemAt(NAMES, table.seats.indexOf(seat));

  test.each(LANGUAGES)('whatever happens in a game is a sentence in %s, whoever reads it', (language) => {
    const t = loadTexts(id, language);
    const sentences = new Set(sent.map((event) => printEvent(t, lexicon, event, nameOf)));
    expect(sentences.size).toBeGreaterThan(100);
    expect([...sentences].filter((sentence) => !SENTENCE.test(sentence))).toEqual([]);
    expect([...sentences].filter((sentence) => /\b(?:blue|green)\b/.test(sentence))).toEqual([]);
  });

  test.each(LANGUAGES)('whatever can be chosen in a game is said in %s', (language) => {
    const t = loadTexts(id, language);
    const said = [...lines].map((line) => printLine(t, lexicon, line, nameOf));
    expect(said.filter((text) => !CHOICE.test(text))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  });
});
