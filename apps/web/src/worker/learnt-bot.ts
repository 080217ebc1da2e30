import { analyse, askFrom, LEVELS, makeBot, makeMind, safely, type Ask, type Level, type Mind } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { printChoice, sha256, utf8, type Game } from '@fondaco/kernel';
import type { BotAsked, BotPlayer } from './bot-player.ts';

/** How long a master thinks about a choice. */
const MILLISECONDS = 600;
/** How long a hint is thought about. */
const HINT_MILLISECONDS = 900;
const HINTS = 3;

const minds = new WeakMap<Game, Mind>();

function mindOf(game: Game): Mind {
  let mind = minds.get(game);
  if (mind === undefined) {
    const entry = findGame(game.id);
    if (entry === undefined) throw new Error(`${game.id} is not in the catalog`);
    const made = makeMind(game, entry.evaluation);
    if (!made.ok) throw new Error(made.error.message);
    minds.set(game, (mind = made.value));
  }
  return mind;
}

function askOf({ game, players, seat, known }: BotAsked): Ask {
  const ask = askFrom(game, known, seat, players);
  if (!ask.ok) throw new Error(ask.error.message);
  return ask.value;
}

/** A number out of what is asked: bots at one decision of one table think alike each time. */
function seedOf({ players, seat, known }: BotAsked): number {
  const [a, b, c, d] = sha256(Uint8Array.from([...utf8(players[seat]), ...known.bytes]));
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
    const { game, players, seat, level, temperament } = asked;
    const mind = mindOf(game);
    const seed = seedOf(asked);
    const name = {
      level: levelOf(level),
      budget: { milliseconds: MILLISECONDS },
      ...(temperament === undefined ? {} : { temperament }),
    };
    const bot = makeBot(mind, name, seed, () => performance.now());
    const warn = ({ why }: { readonly why: string }): void => console.warn(`${players[seat]} could not choose: ${why}`);
    return Promise.resolve(printChoice(game.verbs, players, safely(mind, bot, seed, warn).choose(askOf(asked))));
  },
  hint(asked, { iterations, seed = seedOf(asked) }) {
    const { game, players } = asked;
    const budget =
      iterations === undefined ? { milliseconds: HINT_MILLISECONDS, now: () => performance.now() } : { iterations };
    const found = analyse(mindOf(game), askOf(asked), { budget, most: HINTS, seed });
    if (!found.ok) return Promise.reject(new Error(found.error.message));
    const print = (choice: number): string => printChoice(game.verbs, players, choice);
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
