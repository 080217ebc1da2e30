import {
  applyChoice,
  Choices,
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
import type { Decision } from './decision.ts';
import type { Judge } from '../judge/judge.ts';
import type { Assessment } from './look-ahead.ts';
import type { BotModel } from '../judge/bot-model.ts';
import { firstWaiting } from './begin-game.ts';
import { gumbel } from './gumbel.ts';
import { NONE, Tree } from './tree.ts';

/** When to stop: whatever comes first. */
export interface Budget {
  readonly milliseconds?: number;
  readonly iterations?: number;
  /** Any clock in milliseconds; needed with `milliseconds`. */
  readonly now?: () => number;
}

/** How a search is tuned. */
export interface SearchSettings {
  /** The most nodes a tree holds; beyond that it goes on judging without growing. */
  readonly nodes: number;
  /** How much a good prior or few visits count against what visits were worth. */
  readonly curiosity: number;
  /** How far apart two positions must be judged for the better one to get most of the prior. */
  readonly temperature: number;
  /** How deep a line goes before it is cut off and judged. */
  readonly depth: number;
}

export const SETTINGS: SearchSettings = { nodes: 400_000, curiosity: 0.5, temperature: 0.04, depth: 60 };

/**
 * A search over what the seat cannot know: one tree, each iteration in another sample made from the seat's knowledge, choices
 * counted by how often they were offered. A node's children are judged when it is first passed; that makes their priors, and the
 * best of them the value that goes back up, seat by seat.
 */
export class Search<S extends State> {
  readonly #game: Game<S>;
  readonly #judge: Judge<S>;
  readonly #hasHiddenHands: boolean;
  readonly #settings: SearchSettings;
  readonly #state: S;
  readonly #tried: S;
  readonly #dealt: S;
  readonly #choices = new Choices();
  readonly #path = new Int32Array(512);
  readonly #values = new Float64Array(MAX_SEATS);
  readonly #judged = new Float64Array(1024);
  readonly #node = new Int32Array(1024);
  #tree: Tree;
  #spare: Tree | undefined;
  /** The choices since the tree's root was the decision at hand are known to lead here. */
  #isRooted = false;
  #seat = 0;
  #win = 0;
  #margin = 0;
  /** Iterations of the last search. */
  iterations = 0;

  constructor(model: BotModel<S>, judge: Judge<S>, settings: SearchSettings = SETTINGS) {
    this.#game = model.game;
    this.#judge = judge;
    this.#hasHiddenHands = model.evaluation.hasHiddenHands;
    this.#settings = settings;
    this.#state = model.game.blank();
    this.#tried = model.game.blank();
    this.#dealt = model.game.blank();
    this.#tree = new Tree(settings.nodes);
  }

  /** Nodes in the tree now. */
  get size(): number {
    return this.#tree.size;
  }

  /** Says what has been chosen since, by anybody: what the tree knows beyond that is kept. */
  advance(choices: readonly number[]): void {
    if (!this.#isRooted) return;
    // Where others are not searched, the tree holds the seat's own choices only and cannot follow theirs.
    if (this.#hasHiddenHands && choices.length !== 1) {
      this.#isRooted = false;
      return;
    }
    let node = 0;
    for (const choice of choices) {
      node = this.#tree.findChild(node, choice);
      if (node === NONE) {
        this.#isRooted = false;
        return;
      }
    }
    this.#spare ??= new Tree(this.#settings.nodes);
    this.#spare.copyBranch(this.#tree, node);
    [this.#tree, this.#spare] = [this.#spare, this.#tree];
  }

  /** Forgets the tree. */
  forget(): void {
    this.#isRooted = false;
  }

  /** Thinks, and returns what each choice seems worth, the most visited first. */
  run(decision: Decision<S>, budget: Budget, rng: FastRandom): Assessment[] {
    if (!this.#isRooted || this.#seat !== decision.seat) {
      this.#tree.size = 0;
      this.#tree.add(0);
      this.#isRooted = true;
    }
    this.#seat = decision.seat;
    const most = budget.iterations ?? Infinity;
    const began = budget.now?.() ?? 0;
    const until = budget.milliseconds === undefined ? Infinity : began + budget.milliseconds;
    let n = 0;
    for (; n < most; n++) {
      if (until !== Infinity && n > 0 && (budget.now?.() ?? Infinity) >= until) break;
      decision.sample(this.#state, rng);
      this.#iterate(rng);
    }
    this.iterations = n;
    return this.#assess(decision.choices);
  }

  /** How a line that begins with a choice goes on: what was visited most, as far as it was visited at all often. */
  lineFrom(choice: number, least = 4): number[] {
    const tree = this.#tree;
    const line = [choice];
    let node = tree.findChild(0, choice);
    while (node !== NONE) {
      let best = NONE;
      for (let child = tree.child[node]; child !== NONE; child = tree.sibling[child])
        if (tree.visits[child] >= least && (best === NONE || tree.visits[child] > tree.visits[best])) best = child;
      if (best !== NONE) line.push(tree.choice[best]);
      node = best;
    }
    return line;
  }

  #assess(choices: readonly number[]): Assessment[] {
    const tree = this.#tree;
    const found: (Assessment & { readonly visits: number })[] = [];
    for (const choice of choices) {
      const node = tree.findChild(0, choice);
      const visits = node === NONE ? 0 : tree.visits[node];
      const share = Math.max(1, visits);
      const value = node === NONE ? 0 : tree.value[node * MAX_SEATS + this.#seat] / share;
      found.push({
        choice,
        visits,
        value: visits === 0 ? (node === NONE ? -Infinity : tree.prior[node] - 1000) : value,
        win: node === NONE ? 0 : tree.win[node] / share,
        margin: node === NONE ? 0 : tree.margin[node] / share,
      });
    }
    return found.toSorted((a, b) => b.visits - a.visits || b.value - a.value);
  }

  #iterate(rng: FastRandom): void {
    const s = this.#state;
    const tree = this.#tree;
    let node = 0;
    let length = 0;
    this.#path[length++] = 0;
    for (let depth = 0; ; depth++) {
      if (isOver(s) || depth >= this.#settings.depth) {
        this.#judgeAll(s);
        break;
      }
      const waiting = waitingSeats(s);
      // The searching seat answers first, so that in a simultaneous decision it never knows the others' answers.
      const seat = hasSeat(waiting, this.#seat) ? this.#seat : firstWaiting(waiting);
      if (this.#hasHiddenHands && seat !== this.#seat) {
        this.#playOther(seat, rng);
        continue;
      }
      listChoices(this.#game.steps, s, seat, this.#choices);
      if (this.#choices.length === 1 && node !== 0) {
        applyChoice(this.#game.steps, s, seat, this.#choices.list[0]);
        continue;
      }
      const isNew = tree.isOpen[node] === 0;
      if (isNew && tree.capacity - tree.size < this.#choices.length) {
        this.#judgeAll(s);
        break;
      }
      const next = isNew ? this.#open(node, seat) : this.#select(node, seat);
      if (next === NONE) {
        this.#judgeAll(s);
        break;
      }
      applyChoice(this.#game.steps, s, seat, tree.choice[next]);
      this.#path[length++] = next;
      node = next;
      if (isNew) {
        this.#judgeAll(s);
        break;
      }
    }
    for (let i = 0; i < length; i++) {
      const at = this.#path[i];
      tree.visits[at]++;
      for (let seat = 0; seat < s.seats[0]; seat++) tree.value[at * MAX_SEATS + seat] += this.#values[seat];
      tree.win[at] += this.#win;
      tree.margin[at] += this.#margin;
    }
  }

  /** Judges where every choice leads, makes the children, and returns the best. */
  #open(node: number, seat: number): number {
    const tree = this.#tree;
    const { list, length } = this.#choices;
    let best = NONE;
    let highest = -Infinity;
    let last = NONE;
    for (let i = 0; i < length; i++) {
      this.#tried.copyFrom(this.#state);
      applyChoice(this.#game.steps, this.#tried, seat, list[i]);
      const value = this.#judge.value(this.#tried, seat);
      const child = tree.add(list[i]);
      tree.offered[child] = 1;
      this.#judged[i] = value;
      if (last === NONE) tree.child[node] = child;
      else tree.sibling[last] = child;
      last = child;
      if (value <= highest) continue;
      highest = value;
      best = child;
    }
    this.#setPriors(tree.child[node], highest);
    tree.isOpen[node] = 1;
    return best;
  }

  #setPriors(first: number, highest: number): void {
    const tree = this.#tree;
    let sum = 0;
    let i = 0;
    for (let child = first; child !== NONE; child = tree.sibling[child])
      sum += Math.exp((this.#judged[i++] - highest) / this.#settings.temperature);
    i = 0;
    for (let child = first; child !== NONE; child = tree.sibling[child])
      tree.prior[child] = Math.exp((this.#judged[i++] - highest) / this.#settings.temperature) / sum;
  }

  /** The offered child that promises most; choices not offered before become children while there is room. NONE if none has any. */
  #select(node: number, seat: number): number {
    const tree = this.#tree;
    const { list, length } = this.#choices;
    // Both lists usually hold the same choices in the same order.
    let guess = tree.child[node];
    let visits = 0;
    for (let i = 0; i < length; i++) {
      let child = guess;
      if (child === NONE || tree.choice[child] !== list[i]) child = tree.findChild(node, list[i]);
      if (child === NONE) child = this.#addChild(node, list[i]);
      this.#node[i] = child;
      if (child === NONE) continue;
      tree.offered[child]++;
      visits += tree.visits[child];
      guess = tree.sibling[child];
    }
    const mean = tree.value[node * MAX_SEATS + seat] / Math.max(1, tree.visits[node]);
    const scale = this.#settings.curiosity * Math.sqrt(visits + 1);
    let best = NONE;
    let highest = -Infinity;
    for (let i = 0; i < length; i++) {
      const child = this.#node[i];
      if (child === NONE) continue;
      const n = tree.visits[child];
      const worth = n === 0 ? mean : tree.value[child * MAX_SEATS + seat] / n;
      const promise = worth + (scale * tree.prior[child]) / (1 + n);
      if (promise <= highest) continue;
      highest = promise;
      best = child;
    }
    return best;
  }

  #addChild(node: number, choice: number): number {
    const tree = this.#tree;
    const child = tree.add(choice);
    if (child === NONE) return NONE;
    tree.prior[child] = 0.1;
    tree.sibling[child] = tree.child[node];
    tree.child[node] = child;
    return child;
  }

  /** What a position is worth to every seat. */
  #judgeAll(s: S): void {
    for (let seat = 0; seat < s.seats[0]; seat++) {
      if (this.#hasHiddenHands && seat !== this.#seat) continue;
      this.#values[seat] = this.#judge.value(s, seat);
      if (seat !== this.#seat) continue;
      this.#win = this.#judge.win;
      this.#margin = this.#judge.margin;
    }
  }

  /** Lets another seat choose by a quick judgement of a few choices, on a sample dealt anew from what that seat knows. */
  #playOther(seat: number, rng: FastRandom): void {
    const s = this.#state;
    listChoices(this.#game.steps, s, seat, this.#choices);
    const { list, length } = this.#choices;
    let chosen = list[0];
    if (length > 1) {
      this.#dealt.copyFrom(s);
      determinize(this.#game, this.#dealt, seat, rng);
      let best = -Infinity;
      for (let i = 0; i < length; i++) {
        this.#tried.copyFrom(this.#dealt);
        applyChoice(this.#game.steps, this.#tried, seat, list[i]);
        const noise = this.#settings.temperature * 0.5 * gumbel(rng);
        const value = this.#judge.value(this.#tried, seat) + noise;
        if (value <= best) continue;
        best = value;
        chosen = list[i];
      }
    }
    applyChoice(this.#game.steps, s, seat, chosen);
  }
}
