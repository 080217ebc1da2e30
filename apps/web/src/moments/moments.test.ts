import { findGame } from '@fondaco/catalog';
import { itemAt, lexiconOf, seatsIn, Table, type EventWords, type Game, type JsonObject } from '@fondaco/kernel';
import { LANGUAGES, type Translate } from '@fondaco/texts';
import { describe, expect, test } from 'vitest';
import { gameMoments as augsburg } from '../games/augsburg-1520/moments/game-moments.ts';
import { gameMoments as dve } from '../games/de-vulgari-eloquentia/moments/game-moments.ts';
import { translateOf } from '../../tests/support/game-texts.ts';
import { NAMES } from '../../tests/support/played-tables.ts';
import { MOST_CHANGES, type GameMoments, type TableMoment, type MomentContext } from './moment.ts';
import { stepsOf } from './timing.ts';

/** What one choice brought, as the first seat may know it, with the views around it. */
interface PlayedChoice {
  readonly events: readonly EventWords[];
  readonly before: JsonObject;
  readonly view: JsonObject;
}

/** Choices that lead where somebody who chooses anything hardly ever gets. */
const AMBITIOUS =
  /^(become|convert|take|abbess|nobleman|politician|claim|summon|accept|accuse|build|use .*(church|cathedral)|buy .* yes$)/;

function playGame(game: Game, seats: number, seed: number): readonly PlayedChoice[] {
  const created = Table.create(game, { names: NAMES.slice(0, seats), seed: new Uint8Array(32).fill(seed) });
  if (!created.ok) throw new Error(created.error.message);
  const table = created.value;
  const covered: PlayedChoice[] = [];
  let state = seed;
  const draw = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  while (!table.isOver) {
    const waiting = seatsIn(table.waiting);
    const seat = itemAt(waiting, draw(waiting.length));
    const choices = table.choices(seat);
    const bold = choices.filter((line) => AMBITIOUS.test(line));
    const from = bold.length > 0 && draw(3) > 0 ? bold : choices;
    const before = table.view(0).table;
    const said = table.submit(seat, table.seq, [itemAt(from, draw(from.length))]);
    if (!said.ok) throw new Error(said.error.message);
    const events = said.value.flatMap((entry) => table.tell(entry.events, 0));
    covered.push({ events, before, view: table.view(0).table });
  }
  return covered;
}

function contextOf(game: Game, t: Translate, seats: number, { events, before, view }: PlayedChoice): MomentContext {
  const words = ['red', 'blue', 'green', 'yellow', 'white'].slice(0, seats);
  return { t, lexicon: lexiconOf(game), parts: undefined, seats: words, me: 'red', events, before, view };
}

function textsOf({ title, text, sentence, body }: TableMoment): readonly string[] {
  const items = body?.type === 'consequences' ? body.items.flatMap((one) => [one.title, one.text]) : [];
  const gifts = body?.type === 'purses' ? body.gifts.map((one) => one.sentence) : [];
  const notes = body?.type === 'ranks' ? body.ranks.map(({ note }) => note) : [];
  return [title, text, sentence, ...items, ...gifts, ...notes];
}

/** What these games happen to lack. */
const ACCUSED: EventWords = { type: 'accused', seat: 'blue', accused: 'red', space: 9 };

const GAMES: readonly {
  id: string;
  moments: GameMoments;
  ids: readonly string[];
  seeds: number;
  more?: EventWords;
}[] = [
  {
    id: 'de-vulgari-eloquentia',
    moments: dve,
    ids: [
      'event',
      'charity',
      'order',
      'dying',
      'dead',
      'became',
      'stupor',
      'stupor-won',
      'library',
      'accused',
      'election',
      'volgare',
    ],
    seeds: 40,
    more: ACCUSED,
  },
  {
    id: 'augsburg-1520',
    moments: augsburg,
    ids: ['round', 'showdown', 'nobody-won', 'theft', 'built', 'passed', 'stopped', 'income'],
    seeds: 8,
  },
];

describe.each(GAMES)('$id', ({ id, moments, ids, seeds, more }) => {
  const found = findGame(id)?.game;
  if (found === undefined) throw new Error(`there is no game ${id}`);
  const game = found;
  const played = Array.from({ length: seeds }, (_, i) => ({
    seats: 2 + (i % 4),
    covered: playGame(game, 2 + (i % 4), i + 1),
  }));

  const last = played.at(-1)?.covered.at(-1);
  if (more !== undefined && last !== undefined) played.push({ seats: 2, covered: [{ ...last, events: [more] }] });

  test.each(LANGUAGES)('tells all its moments in %s, each with whole sentences', (language) => {
    const t = translateOf(id, language);
    const seen = new Set<string>();
    for (const { seats, covered } of played) {
      for (const one of covered) {
        const context = contextOf(game, t, seats, one);
        for (const moment of moments.tellMoments(context).moments) {
          seen.add(moment.id);
          for (const text of textsOf(moment)) expect(text).not.toMatch(/undefined|NaN|\{|\}| {2}|\?\./);
          expect(moment.sentence).not.toBe('');
          expect(stepsOf(moment).every((step) => step > 0)).toBe(true);
        }
        const changes = moments.tellChanges(context);
        expect(changes.length).toBeLessThanOrEqual(MOST_CHANGES);
        for (const { text } of changes) expect(text).not.toMatch(/undefined|NaN|\{|\}/);
      }
    }
    expect([...seen].toSorted()).toEqual([...ids].toSorted());
  });

  test.each(LANGUAGES)('tells the journal in %s, in no more sentences than there are events', (language) => {
    const t = translateOf(id, language);
    for (const { covered } of played.slice(0, 6)) {
      for (const { events } of covered) {
        const said = moments.tellDeeds({ t, lexicon: lexiconOf(game), me: 'red' }, events).map((one) => one.sentence);
        for (const sentence of said) expect(sentence).not.toMatch(/undefined|NaN|\{|\}|^$/);
        expect(said.length).toBeLessThanOrEqual(events.length);
      }
    }
  });

  test('tells only of events that happened, and of each once', () => {
    const t = translateOf(id, 'en');
    for (const { seats, covered } of played) {
      for (const one of covered) {
        const { covered: events, moments: list } = moments.tellMoments(contextOf(game, t, seats, one));
        expect([...events].every((event) => one.events.includes(event))).toBe(true);
        const once = list.filter(({ phase }) => phase !== undefined).map((moment) => moment.id);
        expect(new Set(once).size).toBe(once.length);
      }
    }
  });
});

test('augsburg-1520: a barrier that the viewer meets or passes is a great moment, with what follows from it', () => {
  const game = findGame('augsburg-1520')?.game;
  if (game === undefined) throw new Error('there is no such game');
  const t = translateOf('augsburg-1520', 'en');
  const seen = new Set<string>();
  for (let seed = 1; seed <= 8; seed++)
    for (const one of playGame(game, 3, seed))
      for (const { id, size, text, body } of augsburg.tellMoments(contextOf(game, t, 3, one)).moments) {
        if (id !== 'passed' && id !== 'stopped') continue;
        const isMine = text.startsWith('Ann ');
        expect([id, isMine, size]).toEqual([id, isMine, isMine ? 'great' : 'strip']);
        if (isMine) expect(body?.type).toBe('consequences');
        seen.add(`${id} ${size}`);
      }
  expect([...seen].toSorted()).toEqual(['passed great', 'passed strip', 'stopped great', 'stopped strip']);
});

test('de-vulgari-eloquentia: what a claim brings is told once, and what the chart has no room for is told', () => {
  const game = findGame('de-vulgari-eloquentia')?.game;
  if (game === undefined) throw new Error('there is no such game');
  const context = { t: translateOf('de-vulgari-eloquentia', 'en'), lexicon: lexiconOf(game), me: 'red' };
  const claim: EventWords = { type: 'claimed-city', seat: 'red', zone: 'padova', ducats: 0, spaces: 8 };
  const learnt = (spaces: number): EventWords => ({
    type: 'advanced',
    seat: 'red',
    chart: 'knowledge',
    spaces,
    space: 17,
  });
  expect(dve.tellDeeds(context, [claim, learnt(8)])).toHaveLength(1);
  expect(dve.tellDeeds(context, [claim, learnt(3)])).toHaveLength(2);
  expect(dve.tellDeeds(context, [learnt(8)])).toHaveLength(1);
});
