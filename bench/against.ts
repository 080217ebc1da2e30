import type * as Bots from '@fondaco/bots';
import type { games as Games } from '@fondaco/catalog';
import {
  applyChoice,
  Choices,
  FastRandom,
  isOver,
  itemAt,
  listChoices,
  seatsIn,
  waitingSeats,
  type State,
} from '@fondaco/kernel';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

/*
 * Bots of this checkout against those of another, for instance of an earlier commit: each side thinks with its own code, features and
 * weights, in turn on one core, so that a time means the same to both.
 *
 *   npm run against -- ../earlier --game augsburg-1520 --bot master:200ms --seats 4 --games 40
 *
 * One bot of this checkout sits among bots of the other; its seat rotates, and games that differ by that alone have the same deal.
 * The other checkout needs its dependencies installed, and the same rules.
 */

interface BotCheckout {
  readonly bots: typeof Bots;
  readonly model: Bots.BotModel;
}

const HERE = path.join(import.meta.dirname, '..');

async function openSide(root: string, id: string, weightsFile?: string): Promise<BotCheckout> {
  const bots = (await import(path.join(root, 'packages/bots/src/index.ts'))) as typeof Bots;
  const { games } = (await import(path.join(root, 'packages/catalog/src/index.ts'))) as {
    readonly games: typeof Games;
  };
  const entry = games.find(({ game }) => game.id === id);
  if (entry === undefined) throw new Error(`there is no game ${id} in ${root}`);
  const weights =
    weightsFile === undefined
      ? entry.evaluation.weights
      : (JSON.parse(readFileSync(weightsFile, 'utf8')) as NonNullable<typeof entry.evaluation.weights>);
  const evaluation = { ...entry.evaluation, ...(weights === undefined ? {} : { weights }) };
  const model = bots.makeBotModel(entry.game, evaluation);
  if (!model.ok) throw new Error(model.error.message);
  return { bots, model: model.value };
}

/** A game as one checkout keeps it: the same moment, maybe in other bytes. */
interface KeptGame extends BotCheckout {
  readonly s: State;
}

/** The share of a game that the bot of `own` wins in a seat among bots of `other`. */
function playOne(
  own: BotCheckout,
  other: BotCheckout,
  how: { name: string; seats: number; seat: number; seed: number },
): number {
  const kept = [own, other].map((side) => begin(side, how));
  const mine = itemAt(kept, 0);
  const { game } = mine.model;
  const rng = new FastRandom(how.seed);
  const sides = Array.from({ length: how.seats }, (_, seat) => itemAt(kept, seat === how.seat ? 0 : 1));
  const players = sides.map(({ bots, model }) => {
    const name = bots.parseBotName(model, how.name);
    if (!name.ok) throw new Error(name.error.message);
    return bots.makeBot(model, name.value, rng.word(), () => performance.now());
  });
  const chosen: Bots.SeatChoice[] = [];
  const choices = new Choices();
  while (!isOver(mine.s)) {
    const answers = seatsIn(waitingSeats(mine.s)).map((seat) => {
      listChoices(game.steps, mine.s, seat, choices);
      const isForced = choices.length === 1;
      const choice = isForced ? itemAt(choices.list, 0) : ask(itemAt(sides, seat), itemAt(players, seat), seat, chosen);
      return { seat, choice, isForced };
    });
    for (const { seat, choice, isForced } of answers) {
      if (!isForced || own.bots.isAsked(game.steps, mine.s)) chosen.push({ seat, choice });
      for (const { model, s } of kept) applyChoice(model.game.steps, s, seat, choice);
    }
  }
  return own.bots.sharesOfWinners(game, mine.s)[how.seat] ?? 0;
}

/** The same seed is the same deal in both checkouts. */
function begin(side: BotCheckout, { seats, seed }: { readonly seats: number; readonly seed: number }): KeptGame {
  const s = side.model.game.blank();
  side.bots.beginGame(side.model.game, s, seats, new FastRandom(seed));
  return { ...side, s };
}

/** Lets a bot choose in its own checkout's code, from what its seat knows. */
function ask(
  { bots, model: { game }, s }: KeptGame,
  bot: Bots.Bot,
  seat: number,
  chosen: readonly Bots.SeatChoice[],
): number {
  const known = bots.knowledgeOf(game, s, seat);
  const decision = bots.decisionFrom(game, known, seat, [], bots.historyFor(game, seat, chosen));
  if (!decision.ok) throw new Error(decision.error.message);
  return bots.finish(bot.think(decision.value));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'de-vulgari-eloquentia' },
    bot: { type: 'string', default: 'journeyman' },
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    weights: { type: 'string' },
  },
});
const [root] = positionals;
if (root === undefined) throw new Error('say where the other checkout lies');
const own = await openSide(HERE, values.game, values.weights);
const other = await openSide(path.resolve(root), values.game);
const [seats, games, seed] = [Number(values.seats), Number(values.games), Number(values.seed)];
let won = 0;
for (let number = 0; number < games; number++) {
  const deal = seed * 1_000_003 + Math.floor(number / seats);
  won += playOne(own, other, { name: values.bot, seats, seat: number % seats, seed: deal });
  const { share, low, high } = own.bots.intervalOf(won, number + 1);
  const percent = (x: number): string => (x * 100).toFixed(1);
  console.log(
    `${values.game} ${values.bot}, ${seats} seats: ${percent(share)} % (95 %: ${percent(low)} to ${percent(high)}) of ${number + 1} games`,
  );
}
