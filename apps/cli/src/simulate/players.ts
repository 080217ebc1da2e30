import {
  decisionFrom,
  finish,
  historyFor,
  isAsked,
  knowledgeOf,
  makeBot,
  parseBotName,
  type Bot,
  type BotName,
  type SeatChoice,
} from '@fondaco/bots';
import { determinize, itemAt, type Choices, type FastRandom, type Game, type State } from '@fondaco/kernel';
import { botModels } from '../bots/models.ts';
import { policyFor, POLICIES, type Policy } from '../policies.ts';

type Player = { readonly type: 'policy'; readonly choose: Policy } | { readonly type: 'bot'; readonly name: BotName };

/** Who plays the games of a simulation, a policy or a bot in each seat. Nobody is shown what the seat does not know. */
export class Players {
  readonly #game: Game;
  readonly #players: readonly Player[];
  readonly #hasBots: boolean;
  readonly #seats: readonly string[];
  #bots: (Bot | undefined)[] = [];
  /** What bots have seen being chosen in the game that is played. */
  readonly #chosen: SeatChoice[] = [];

  constructor(game: Game, policies: readonly string[]) {
    this.#game = game;
    this.#players = policies.map((name) => this.#playerOf(name));
    this.#hasBots = this.#players.some(({ type }) => type === 'bot');
    this.#seats = policies.map((_, seat) => `seat-${seat + 1}`);
  }

  /** Sits down at a new game. */
  begin(rng: FastRandom): void {
    this.#chosen.length = 0;
    this.#bots = this.#players.map((player) =>
      player.type === 'bot'
        ? makeBot(botModels.of(this.#game), player.name, rng.word(), () => performance.now())
        : undefined,
    );
  }

  choose(s: State, seat: number, choices: Choices, rng: FastRandom): number {
    const player = itemAt(this.#players, seat);
    const bot = this.#bots[seat];
    const choice =
      player.type === 'policy'
        ? player.choose({ seat, choices, rng, sample: (into) => this.#sample(s, seat, into, rng) })
        : choices.length === 1 || bot === undefined
          ? itemAt(choices.list, 0)
          : this.#think(s, seat, bot);
    if (this.#hasBots && (choices.length > 1 || isAsked(this.#game.steps, s))) this.#chosen.push({ seat, choice });
    return choice;
  }

  #sample(s: State, seat: number, into: State, rng: FastRandom): void {
    into.copyFrom(s);
    determinize(this.#game, into, seat, rng);
  }

  #think(s: State, seat: number, bot: Bot): number {
    const game = this.#game;
    const history = historyFor(game, seat, this.#chosen);
    const decision = decisionFrom(game, knowledgeOf(game, s, seat), seat, this.#seats, history);
    if (!decision.ok) throw new Error(decision.error.message);
    return finish(bot.think(decision.value));
  }

  #playerOf(name: string): Player {
    const policy = POLICIES.find((known) => known === name);
    if (policy !== undefined) return { type: 'policy', choose: policyFor(this.#game, policy) };
    const bot = parseBotName(botModels.of(this.#game), name);
    if (!bot.ok) throw new Error(bot.error.message);
    return { type: 'bot', name: bot.value };
  }
}
