import {
  analyse,
  decisionFrom,
  LEVELS,
  makeBot,
  makeBotModel,
  safely,
  type Decision,
  type Level,
  type BotModel,
} from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { printChoice, sha256, utf8, type Game } from '@fondaco/kernel';
import type { AskedBot, BotPlayer } from '@fondaco/host';

/** How long a master thinks about a choice. */
const MILLISECONDS = 600;
/** How long a hint is thought about. */
const HINT_MILLISECONDS = 900;
const HINTS = 3;

const models = new WeakMap<Game, BotModel>();

function botModelOf(game: Game): BotModel {
  let model = models.get(game);
  if (model === undefined) {
    const entry = findGame(game.id);
    if (entry === undefined) throw new Error(`${game.id} is not in the catalog`);
    const made = makeBotModel(game, entry.evaluation);
    if (!made.ok) throw new Error(made.error.message);
    models.set(game, (model = made.value));
  }
  return model;
}

function askOf({ game, seats, seat, known }: AskedBot): Decision {
  const decision = decisionFrom(game, known, seat, seats);
  if (!decision.ok) throw new Error(decision.error.message);
  return decision.value;
}

/** A number out of what is asked: bots at one decision of one table think alike each time. */
function seedOf({ seats, seat, known }: AskedBot): number {
  const [a, b, c, d] = sha256(Uint8Array.from([...utf8(seats[seat]), ...known.bytes]));
  return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
}

function levelOf(level: string): Level {
  return LEVELS.find((known) => known === level) ?? 'journeyman';
}

/** Bots that have learnt the game by playing it. They know what their seat knows. */
export const learntBot: BotPlayer = {
  levels: () => LEVELS,
  temperaments: (game) => findGame(game.id)?.evaluation.temperaments.map(({ name }) => name) ?? [],
  choose(asked) {
    const { game, seats, seat, level, temperament } = asked;
    const model = botModelOf(game);
    const seed = seedOf(asked);
    const name = {
      level: levelOf(level),
      budget: { milliseconds: MILLISECONDS },
      ...(temperament === undefined ? {} : { temperament }),
    };
    const bot = makeBot(model, name, seed, () => performance.now());
    const warn = ({ why }: { readonly why: string }): void => console.warn(`${seats[seat]} could not choose: ${why}`);
    return Promise.resolve(printChoice(game.verbs, seats, safely(model, bot, seed, warn).choose(askOf(asked))));
  },
  hint(asked, { iterations, seed = seedOf(asked) }) {
    const { game, seats } = asked;
    const budget =
      iterations === undefined ? { milliseconds: HINT_MILLISECONDS, now: () => performance.now() } : { iterations };
    const found = analyse(botModelOf(game), askOf(asked), { budget, most: HINTS, seed });
    if (!found.ok) return Promise.reject(new Error(found.error.message));
    const print = (choice: number): string => printChoice(game.verbs, seats, choice);
    return Promise.resolve({
      iterations: found.value.iterations,
      hints: found.value.advice.map(({ choice, own, win, margin, reasons }) => ({
        line: print(choice),
        goesOn: own.slice(1).map(print),
        win,
        margin,
        reasons,
      })),
    });
  },
};
