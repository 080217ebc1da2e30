import {
  analyse,
  BotModels,
  chooseOrFallBack,
  decisionFrom,
  finish,
  LEVELS,
  makeBot,
  type AskedBot,
  type Decision,
  type Level,
} from '@fondaco/bots';
import { findGame } from '@fondaco/catalog';
import { printChoice, sha256, utf8 } from '@fondaco/kernel';
import type { BotPlayer } from '@fondaco/host';

/** How long a master thinks about a choice. */
const MILLISECONDS = 600;
/** How long a hint is thought about. */
const HINT_MILLISECONDS = 900;
const HINTS = 3;

const models = new BotModels(findGame);

function askOf({ game, seats, seat, known, history }: AskedBot): Decision {
  const decision = decisionFrom(game, known, seat, seats, history);
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
  temperaments: (game) => models.of(game).evaluation.temperaments.map(({ name }) => name),
  choose(asked) {
    const { game, seats, seat, level, temperament } = asked;
    const model = models.of(game);
    const seed = seedOf(asked);
    const name = {
      level: levelOf(level),
      budget: { milliseconds: MILLISECONDS },
      ...(temperament === undefined ? {} : { temperament }),
    };
    const decision = askOf(asked);
    const thinking = makeBot(model, name, seed, () => performance.now()).think(decision);
    const warn = ({ why }: { readonly why: string }): void => console.warn(`${seats[seat]} could not choose: ${why}`);
    const choice = finish(chooseOrFallBack(model, decision, seed, thinking, warn));
    return Promise.resolve(printChoice(game.verbs, seats, choice));
  },
  hint(asked, { iterations, seed = seedOf(asked) }) {
    const { game, seats } = asked;
    const budget =
      iterations === undefined ? { milliseconds: HINT_MILLISECONDS, now: () => performance.now() } : { iterations };
    const found = analyse(models.of(game), askOf(asked), { budget, most: HINTS, seed });
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
