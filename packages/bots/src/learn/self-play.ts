import {
  applyChoice,
  Choices,
  countSeats,
  determinize,
  hasSeat,
  isOver,
  listChoices,
  MAX_SEATS,
  waitingSeats,
  type FastRandom,
  type Game,
  type State,
} from '@fondaco/kernel';
import { Judge, MARGIN_VALUE, marginOf } from '../judge/judge.ts';
import type { BotModel } from '../judge/bot-model.ts';
import type { Network } from '../judge/network.ts';
import { beginGame, firstWaiting } from '../play/begin-game.ts';
import { decisionFrom, knowledgeOf } from '../play/decision.ts';
import { gumbel } from '../play/gumbel.ts';
import { Search } from '../play/search.ts';
import { SETTINGS } from '../play/search-task.ts';
import { arrangeFor } from './arrangement.ts';
import { NO_COMPANY, SeatedCompany, type Company, type KnownGuests } from './company.ts';
import { Episodes, type TrainingBatch } from './episode.ts';
import { PlanReward, type RewardedPlan } from './rewarded-plan.ts';

/** How games are played to learn from. */
export interface Exploration {
  /** How often a choice is made blindly. */
  readonly blind: number;
  /** The noise on values when it is not. */
  readonly noise: number;
  /** How far what happened is believed against what was thought next: λ of TD(λ). */
  readonly trust: number;
  /** How often a seat that does not choose looks at the position too. */
  readonly onlooking: number;
  /** How often the learner searches before it chooses, and learns from what it found. */
  readonly searching: number;
}

/** What is played to learn from. */
export interface SelfPlayLesson {
  readonly games: number;
  readonly how: Exploration;
  readonly company?: Company;
  /** How likely each size of table is, the smallest first, relative to the others; if absent, each brings about as many positions. */
  readonly tables?: readonly number[];
  /** A plan the learner is rewarded for, how much of that reward it gets, and how much it likes the way there: 0 to 1. */
  readonly plan?: { readonly plan: RewardedPlan; readonly reward: number; readonly liking: number };
}

const MOST_DECISIONS = 20_000;
/** Decisions of a seat that the longest opening has. */
const LONGEST_OPENING = 60;
const SEARCH_ITERATIONS = 30;
const SEARCH_NODES = 20_000;
const TWO_POW_32 = 0x1_0000_0000;

/** Plays games against itself and guests and turns them into training batches. Choices are judged on samples, never on what the seat cannot know. */
export class SelfPlay<S extends State> {
  readonly #model: BotModel<S>;
  readonly #game: Game<S>;
  readonly #network: Network;
  readonly #state: S;
  readonly #sample: S;
  readonly #tried: S;
  readonly #choices = new Choices();
  readonly #episodes: Episodes;
  readonly #guests: KnownGuests = new Map();
  #search: Search<S> | undefined;
  #judge: Judge<S>;
  #reward: PlanReward<S> | undefined;
  /** Of the last decision: what the best choice seemed worth. */
  #best = { win: 0, margin: 0 };

  constructor(model: BotModel<S>, network: Network) {
    this.#model = model;
    this.#game = model.game;
    this.#network = network;
    this.#state = model.game.blank();
    this.#sample = model.game.blank();
    this.#tried = model.game.blank();
    this.#episodes = new Episodes(model.evaluation.featureNames.length);
    this.#judge = new Judge(model.game, model.evaluation, network, {});
  }

  /** Plays some games, with seats as the game allows, and returns what they teach. */
  play({ games, how, company = NO_COMPANY, tables, plan }: SelfPlayLesson, rng: FastRandom): TrainingBatch {
    const { game, evaluation } = this.#model;
    const likes = plan === undefined ? {} : scaled(plan.plan.likes, plan.liking);
    this.#judge = new Judge(game, evaluation, this.#network, likes);
    this.#reward = plan === undefined ? undefined : new PlanReward(this.#model, plan.plan, plan.reward);
    const seated = new SeatedCompany(this.#model, company, this.#guests);
    this.#episodes.clear();
    for (let i = 0; i < games; i++) this.#playOne(drawSeats(game, tables, rng), how, seated, rng);
    return this.#episodes.toBatch();
  }

  #playOne(seats: number, given: Exploration, company: SeatedCompany<S>, rng: FastRandom): void {
    const s = this.#state;
    // The more seats, the less a choice changes a seat's chance.
    const how = { ...given, noise: (given.noise * 2) / seats };
    const judges = company.seat(seats, rng);
    this.#begin(seats, judges.indexOf(undefined), company, rng);
    this.#episodes.beginGame();
    for (let n = 0; !isOver(s); n++) {
      if (n === MOST_DECISIONS) throw new Error('a game without end');
      const seat = firstWaiting(waitingSeats(s));
      const guest = judges[seat];
      if (this.#isForced(seat)) continue;
      if (guest !== undefined) {
        applyChoice(this.#game.steps, s, seat, this.#choose(seat, guest, how.noise, rng));
        continue;
      }
      this.#decide(seat, how, rng);
      if (isOver(s)) break;
      for (let other = 0; other < seats; other++)
        if (other !== seat && judges[other] === undefined && happens(how.onlooking, rng)) this.#look(other);
    }
    for (let seat = 0; seat < seats; seat++)
      if (judges[seat] === undefined) this.#episodes.endGame(seat, this.#outcome(seat), how.trust);
  }

  /** Sets a game up, and plays its opening if it has one, which may leave the learner with something; one that ends the game is forgotten. */
  #begin(seats: number, learner: number, company: SeatedCompany<S>, rng: FastRandom): void {
    const game = this.#game;
    const s = this.#state;
    beginGame(game, s, seats, rng);
    const judges = company.seatOpening(seats, rng);
    if (judges === undefined) return;
    for (let left = rng.below(LONGEST_OPENING * seats); left > 0 && !isOver(s);) {
      const seat = firstWaiting(waitingSeats(s));
      if (this.#isForced(seat)) continue;
      applyChoice(game.steps, s, seat, this.#choose(seat, judges[seat] ?? this.#judge, 0, rng));
      left--;
    }
    const arrangement = company.arrangement(rng);
    if (isOver(s)) beginGame(game, s, seats, rng);
    else if (arrangement !== undefined) arrangeFor(game, s, learner, arrangement, rng);
  }

  /** Lists a seat's choices; makes the only one, if it is. */
  #isForced(seat: number): boolean {
    const { steps } = this.#game;
    listChoices(steps, this.#state, seat, this.#choices);
    if (this.#choices.length > 1) return false;
    applyChoice(steps, this.#state, seat, this.#choices.list[0] ?? 0);
    return true;
  }

  /** Lets the learner choose, and writes down what it came to. */
  #decide(seat: number, how: Exploration, rng: FastRandom): void {
    const isBlind = happens(how.blind, rng);
    const isSearched = !isBlind && happens(how.searching, rng);
    let choice = isSearched ? this.#searchFor(seat, rng) : this.#choose(seat, this.#judge, how.noise, rng);
    if (isBlind) choice = this.#choices.list[rng.below(this.#choices.length)] ?? choice;
    applyChoice(this.#game.steps, this.#state, seat, choice);
    if (isOver(this.#state)) return;
    this.#judge.value(this.#state, seat);
    // Positions before a blind choice are worth what the best choice was thought to be, and those before a search what it found.
    const { win, margin } = isBlind || isSearched ? this.#best : this.#judge;
    const reward = this.#reward?.ofDeed(choice) ?? 0;
    this.#episodes.add(this.#judge.features, { seat, win, margin, reward, isBroken: isBlind });
  }

  #look(seat: number): void {
    this.#judge.value(this.#state, seat);
    const { win, margin } = this.#judge;
    this.#episodes.add(this.#judge.features, { seat, win, margin, reward: 0, isBroken: false });
  }

  #choose(seat: number, judge: Judge<S>, noise: number, rng: FastRandom): number {
    const game = this.#game;
    const choices = this.#choices;
    const reward = judge === this.#judge ? this.#reward : undefined;
    this.#sample.copyFrom(this.#state);
    determinize(game, this.#sample, seat, rng);
    let best = -Infinity;
    let chosen = choices.list[0] ?? 0;
    let highest = -Infinity;
    for (let i = 0; i < choices.length; i++) {
      const choice = choices.list[i] ?? 0;
      this.#tried.copyFrom(this.#sample);
      applyChoice(game.steps, this.#tried, seat, choice);
      let value = judge.value(this.#tried, seat);
      if (reward !== undefined) value += MARGIN_VALUE * (reward.ofDeed(choice) + reward.ofEnd(this.#tried, seat));
      const noisy = value + noise * gumbel(rng);
      if (value > highest) {
        highest = value;
        this.#best = { win: judge.win, margin: judge.margin };
      }
      if (noisy > best) {
        best = noisy;
        chosen = choice;
      }
    }
    return chosen;
  }

  #searchFor(seat: number, rng: FastRandom): number {
    const decision = decisionFrom(this.#game, knowledgeOf(this.#game, this.#state, seat), seat, []);
    if (!decision.ok) throw new Error(decision.error.message);
    this.#search ??= new Search(this.#model, { ...SETTINGS, nodes: SEARCH_NODES });
    const budget = { iterations: SEARCH_ITERATIONS };
    const [found] = this.#search.run({ decision: decision.value, judge: this.#judge, budget, rng });
    if (found === undefined) throw new Error('a search found nothing');
    this.#best = { win: found.win, margin: found.margin };
    return found.choice;
  }

  /** How the game ended for a seat, what its plan brings it included. */
  #outcome(seat: number): { win: number; margin: number } {
    const game = this.#game;
    const s = this.#state;
    const winners = game.winners(s);
    const points = new Int16Array(MAX_SEATS * game.categories.length);
    return {
      win: hasSeat(winners, seat) ? 1 / countSeats(winners) : 0,
      margin: marginOf(game, s, seat, points) + (this.#reward?.ofEnd(s, seat) ?? 0),
    };
  }
}

/** Without `tables`: the smaller the table, the likelier, so that each size brings as many positions. */
function drawSeats({ minSeats, maxSeats }: Game, tables: readonly number[] | undefined, rng: FastRandom): number {
  const weightOf = (seats: number): number => (tables === undefined ? 1 / seats : (tables[seats - minSeats] ?? 0));
  let sum = 0;
  for (let seats = minSeats; seats <= maxSeats; seats++) sum += weightOf(seats);
  let left = (rng.word() / TWO_POW_32) * sum;
  for (let seats = minSeats; seats < maxSeats; seats++) {
    left -= weightOf(seats);
    if (left < 0) return seats;
  }
  return maxSeats;
}

function happens(chance: number, rng: FastRandom): boolean {
  return rng.word() < chance * TWO_POW_32;
}

function scaled(likes: Readonly<Record<string, number>>, scale: number): Record<string, number> {
  return Object.fromEntries(Object.entries(likes).map(([name, weight]) => [name, weight * scale]));
}
