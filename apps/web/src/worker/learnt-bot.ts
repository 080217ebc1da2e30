import { analyse, LEVELS, makeBot, makeMind, safely, type Ask, type Level, type Mind } from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { parseChoice, printChoice, sha256, utf8, type Game } from '@fondaco/kernel';
import type { BotAsked, BotPlayer } from './bot-player.ts';

/** How long a master thinks about a choice, and a hint is thought about. */
const MILLISECONDS = 600;
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

function askOf({ game, players, seat, view, choices, sample }: BotAsked): Ask {
  return {
    seat,
    view,
    choices: choices.flatMap((line) => {
      const parsed = parseChoice(game.verbs, players, line);
      return parsed.ok ? [parsed.value] : [];
    }),
    sample: (into, rng) => into.copyFrom(sample(rng)),
  };
}

/** A number out of what is asked: bots at one decision of one table think alike each time. */
function seedOf({ players, seat, view }: BotAsked): number {
  const [a, b, c, d] = sha256(utf8(`${players[seat]} ${JSON.stringify(view)}`));
  return (a << 24) | (b << 16) | (c << 8) | d;
}

function levelOf(level: string): Level {
  return LEVELS.find((known) => known === level) ?? 'journeyman';
}

/** Everyone has a way to play: the name decides which. */
function temperamentOf(mind: Mind, name: string): string | undefined {
  const { temperaments } = mind.evaluation;
  return temperaments[sha256(utf8(name))[0] % Math.max(1, temperaments.length)]?.name;
}

/** Bots that have learnt the game by playing it. They see what their seat sees. */
export const learntBot: BotPlayer = {
  levels: () => LEVELS,
  choose(asked) {
    const { game, players, seat } = asked;
    const mind = mindOf(game);
    const seed = seedOf(asked);
    const temperament = temperamentOf(mind, players[seat]);
    const name = {
      level: levelOf(asked.level),
      budget: { milliseconds: MILLISECONDS },
      ...(temperament === undefined ? {} : { temperament }),
    };
    const bot = makeBot(mind, name, seed, () => performance.now());
    const warn = ({ why }: { readonly why: string }): void => console.warn(`${players[seat]} could not choose: ${why}`);
    return Promise.resolve(printChoice(game.verbs, players, safely(mind, bot, seed, warn).choose(askOf(asked))));
  },
  hint(asked) {
    const { game, players } = asked;
    const budget = { milliseconds: MILLISECONDS, now: () => performance.now() };
    const found = analyse(mindOf(game), askOf(asked), { budget, most: HINTS, seed: seedOf(asked) });
    if (!found.ok) return Promise.reject(new Error(found.error.message));
    return Promise.resolve(
      found.value.advice.map(({ choice, win }) => ({ line: printChoice(game.verbs, players, choice), worth: win })),
    );
  },
};
