import {
  beginGame,
  decisionFrom,
  firstWaiting,
  HIDDEN,
  historyFor,
  historyOf,
  isAsked,
  judgeOf,
  knowledgeOf,
  Search,
  SETTINGS,
  type BotModel,
  type Decision,
  type SearchMemory,
  type SeatChoice,
} from '@fondaco/bots';
import {
  applyChoice,
  Choices,
  determinize,
  FastRandom,
  isOver,
  itemAt,
  listChoices,
  pack,
  Table,
  UNDO,
  waitingSeats,
  type Entry,
  type State,
} from '@fondaco/kernel';
import { describe, expect, test } from 'vitest';
import { models } from './fixtures.ts';

const ITERATIONS = 20;
const NODES = 20_000;
const SEATS = ['ann', 'bob', 'cleo'];

interface Situation {
  readonly s: State;
  readonly seat: number;
  readonly chosen: readonly SeatChoice[];
}

/** Plays a game in which seat 0 searches and keeps what it found, and has every of its decisions looked at. */
function playOn(
  model: BotModel,
  seed: number,
  look: (situation: Situation, memory: SearchMemory | undefined, reused: number) => void,
): void {
  const { game } = model;
  const rng = new FastRandom(seed);
  const search = new Search(model, { ...SETTINGS, nodes: NODES });
  const chosen: SeatChoice[] = [];
  const choices = new Choices();
  const s = game.blank();
  let memory: SearchMemory | undefined;
  beginGame(game, s, SEATS.length, rng);
  while (!isOver(s)) {
    const seat = firstWaiting(waitingSeats(s));
    listChoices(game.steps, s, seat, choices);
    let choice = itemAt(choices.list, rng.below(choices.length));
    if (seat === 0 && choices.length > 1) {
      const decision = decide(model, { s, seat, chosen });
      search.run({ decision, judge: judgeOf(model), budget: { iterations: 1 }, rng: new FastRandom(1), memory });
      look({ s, seat, chosen }, memory, search.size);
      const found = search.run({
        decision,
        judge: judgeOf(model),
        budget: { iterations: ITERATIONS },
        rng: new FastRandom(2),
        memory,
      });
      choice = itemAt(found, 0).choice;
      memory = search.remember(decision, choice);
    }
    if (choices.length > 1 || isAsked(game.steps, s)) chosen.push({ seat, choice });
    applyChoice(game.steps, s, seat, choice);
  }
}

function decide({ game }: BotModel, { s, seat, chosen }: Situation): Decision {
  const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, SEATS, historyFor(game, seat, chosen));
  if (!decision.ok) throw new Error(decision.error.message);
  return decision.value;
}

describe.each(models)('$game.id', (model) => {
  const { game } = model;

  test('what was found is used again while the game follows it, and never more than was kept', () => {
    let kept = 0;
    let used = 0;
    playOn(model, 3, ({ chosen }, memory, size) => {
      if (memory === undefined) return;
      kept++;
      const root = memory.tree.follow(chosen.slice(memory.seq + 1).map(({ choice }) => choice));
      if (root >= 0 && size > memory.tree.capacity / 100) used++;
      expect(chosen[memory.seq]).toEqual({ seat: 0, choice: memory.tree.choice[0] });
    });
    expect(kept).toBeGreaterThan(10);
    expect(used).toBeGreaterThan(5);
  });

  test('a search that goes on from a kept tree comes to the same whatever its seat cannot know', () => {
    const search = new Search(model, { ...SETTINGS, nodes: NODES });
    const rng = new FastRandom(8);
    let compared = 0;
    playOn(model, 4, (situation, memory) => {
      if (memory === undefined) return;
      const other = game.blank();
      other.copyFrom(situation.s);
      determinize(game, other, situation.seat, rng);
      const [found, again] = [situation.s, other].map((s) => {
        const decision = decide(model, { ...situation, s });
        const task = { decision, judge: judgeOf(model), budget: { iterations: 10 }, rng: new FastRandom(9), memory };
        return { found: search.run(task), size: search.size };
      });
      expect(again).toEqual(found);
      compared++;
    });
    expect(compared).toBeGreaterThan(10);
  });

  test('a choice of which a seat does not know all ends the tree there', () => {
    const secret = game.verbs.findIndex(({ args }) => args.some(({ isSecret }) => isSecret === true));
    expect(secret).toBeGreaterThanOrEqual(0);
    const chosen = [{ seat: 1, choice: pack(secret) }];
    expect(historyFor(game, 0, chosen).since(0)).toEqual([{ seat: 1, choice: HIDDEN }]);
    expect(historyFor(game, 1, chosen).since(0)).toEqual(chosen);
  });

  test('the history of a table leaves out what it plays by itself and what was taken back', () => {
    const table = Table.create(game, { names: SEATS, seed: new FastRandom(5).seed() });
    if (!table.ok) throw new Error(table.error.message);
    const seat = firstWaiting(table.value.waiting);
    const [first = '', second = ''] = table.value.choices(seat);
    const entry = (words: string, isAuto = false): Entry => ({ seq: 0, seat, words, isAuto, events: [] });
    const entries = [entry(first), entry(second, true), entry(UNDO), entry(second)];
    const history = historyOf({ game, seats: table.value.seats, seq: entries.length, entries }, seat);
    expect(history.since(0)?.length).toBe(1);
    expect(history.since(0)).toEqual(history.since(3));
    // What the memory was made before has been taken back.
    expect(history.since(1)).toBeUndefined();
  });
});
