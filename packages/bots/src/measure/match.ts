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
import { decisionFrom, knowledgeOf } from '../play/decision.ts';
import { makeBot, type Bot } from '../play/bot.ts';
import { historyFor, type SeatChoice } from '../play/history.ts';
import { parseBotName } from '../play/levels.ts';
import { finish } from '../play/thinking.ts';
import type { BotModel } from '../judge/bot-model.ts';
import { PlanWitness, type PlanSign } from '../learn/rewarded-plan.ts';
import { isAsked } from '../play/asked.ts';
import { beginGame } from '../play/begin-game.ts';
import { sharesOfWinners } from './winner-shares.ts';

/** How one game between bots ended. */
export interface MatchResult {
  /** Each seat's share of the victory. */
  readonly shares: readonly number[];
  readonly points: readonly number[];
  readonly decisions: number;
  /** The plans that each seat followed, of those that were looked for. */
  readonly followed: readonly (readonly string[])[];
}

/** Who sits at a match, and which plans are looked for in it. */
export interface MatchTable<S extends State = State> {
  /** A bot's name for each seat, and the model it judges by. */
  readonly players: readonly { readonly name: string; readonly model: BotModel<S> }[];
  readonly signs?: Readonly<Record<string, PlanSign>>;
}

interface ThoughtChoice extends SeatChoice {
  readonly isForced: boolean;
}

const PLAYERS = ['ann', 'bob', 'cleo', 'dino', 'eve'];
const MOST_DECISIONS = 20_000;

/** Plays one game, a bot's name for each seat. The same seed is the same deal; and the same game, if no bot goes by the clock. */
export function playMatch<S extends State>(
  model: BotModel<S>,
  names: readonly string[],
  seed: number,
  now?: () => number,
): MatchResult {
  return playMatchAt({ players: names.map((name) => ({ name, model })) }, seed, now);
}

/** The same between bots that may judge by different models of one game. */
export function playMatchAt<S extends State>(
  { players, signs = {} }: MatchTable<S>,
  seed: number,
  now?: () => number,
): MatchResult {
  const { model } = itemAt(players, 0);
  const { game } = model;
  const rng = new FastRandom(seed);
  const s = game.blank();
  beginGame(game, s, players.length, rng);
  const witness = new PlanWitness(model, signs);
  const bots = players.map(({ name: text, model: own }): Bot<S> => {
    const name = parseBotName(own, text);
    if (!name.ok) throw new Error(name.error.message);
    return makeBot(own, name.value, rng.word(), now);
  });
  const chosen: SeatChoice[] = [];
  const choices = new Choices();
  let decisions = 0;
  const choose = (seat: number): ThoughtChoice => {
    listChoices(game.steps, s, seat, choices);
    const [only, another] = choices.list;
    if (only !== undefined && another === undefined) return { seat, choice: only, isForced: true };
    const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, PLAYERS, historyFor(game, seat, chosen));
    if (!decision.ok) throw new Error(decision.error.message);
    return { seat, choice: finish(itemAt(bots, seat).think(decision.value)), isForced: false };
  };
  while (!isOver(s)) {
    // As at tables where people play, all who are asked at once think before any of them answers.
    for (const { seat, choice, isForced } of seatsIn(waitingSeats(s)).map(choose)) {
      if (decisions++ === MOST_DECISIONS) throw new Error('a game without end');
      if (!isForced || isAsked(game.steps, s)) chosen.push({ seat, choice });
      witness.receive(seat, choice);
      applyChoice(game.steps, s, seat, choice);
    }
  }
  return { ...resultOf(model, s), decisions, followed: players.map((_, seat) => witness.plansOf(s, seat)) };
}

function resultOf<S extends State>({ game }: BotModel<S>, s: S): Pick<MatchResult, 'shares' | 'points'> {
  const width = game.categories.length;
  const shares = sharesOfWinners(game, s);
  const points = new Int16Array(shares.length * width);
  game.score(s, points);
  return {
    shares,
    points: shares.map((_, seat) => points.subarray(seat * width, (seat + 1) * width).reduce((a, b) => a + b, 0)),
  };
}
