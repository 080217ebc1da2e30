import { itemAt } from '@fondaco/kernel';
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
import { judgeOf, type BotModel } from '../judge/bot-model.ts';
import { exp } from '../judge/exp-log.ts';
import type { Judge } from '../judge/judge.ts';
import { isAsked } from './asked.ts';
import { firstWaiting } from './begin-game.ts';
import { Deadline } from './deadline.ts';
import type { Decision } from './decision.ts';
import { gumbel } from './gumbel.ts';
import {
  SETTINGS,
  type SearchedChoice,
  type SearchMemory,
  type SearchSettings,
  type SearchTask,
} from './search-task.ts';
import { finish, type Thinking } from './thinking.ts';
import { CLOSED, FORCED, JUDGED, NONE, Tree } from './tree.ts';

/**
 * A search over what the seat cannot know: one tree, each iteration in another sample made from the seat's knowledge, choices
 * compared only with those offered beside them. A node's children are judged when it is first passed; that makes their priors and what
 * they are thought worth before a visit, and the best of them the value that goes back up, seat by seat. Its buffers are large: it is made once and searches again and again.
 */
export class Search<S extends State> {
  readonly #game: Game<S>;
  readonly #hasHiddenHands: boolean;
  readonly #settings: SearchSettings;
  readonly #state: S;
  readonly #tried: S;
  readonly #dealt: S;
  readonly #choices = new Choices();
  /** The nodes that the last line passed, so many. */
  readonly #path = new Int32Array(512);
  #length = 0;
  readonly #values = new Float64Array(MAX_SEATS);
  readonly #wins = new Float64Array(MAX_SEATS);
  readonly #judged = new Float64Array(1024);
  readonly #node = new Int32Array(1024);
  readonly #tree: Tree;
  /** By the node of a first choice: the sums of every seat's probability of winning. */
  readonly #winSums = new Map<number, Float64Array>();
  #judge: Judge<S>;
  #isForAllSeats = false;
  #onLeaf: SearchTask<S>['onLeaf'];
  #isBusy = false;
  #seat = 0;
  #margin = 0;
  /** Iterations of the last search. */
  iterations = 0;

  constructor(model: BotModel<S>, settings: SearchSettings = SETTINGS) {
    const { game, evaluation } = model;
    this.#game = game;
    this.#hasHiddenHands = evaluation.hasHiddenHands;
    this.#settings = settings;
    this.#state = game.blank();
    this.#tried = game.blank();
    this.#dealt = game.blank();
    this.#tree = new Tree(settings.nodes);
    this.#judge = judgeOf(model);
  }

  /** Nodes in the tree now. */
  get size(): number {
    return this.#tree.size;
  }

  /** Thinks, and returns what each choice seems worth, the most visited first. */
  run(task: SearchTask<S>): SearchedChoice[] {
    return finish(this.think(task));
  }

  /** The same with a pause after every iteration, so that whoever runs it can do something else, or give it up. */
  *think(task: SearchTask<S>): Thinking<SearchedChoice[]> {
    if (this.#isBusy) throw new Error('a search was begun within another');
    this.#isBusy = true;
    try {
      this.#begin(task);
      const { decision, budget, rng } = task;
      const most = budget.iterations ?? Infinity;
      const clock = new Deadline(budget);
      this.iterations = 0;
      while (this.iterations < most) {
        if (this.iterations > 0 && clock.isNear()) break;
        decision.sample(this.#state, rng);
        this.#iterate(rng);
        this.iterations++;
        if (task.endsWhenSure === true && this.#isSure(most - this.iterations)) break;
        yield;
      }
      return this.#assess(decision.choices);
    } finally {
      this.#isBusy = false;
    }
  }

  /** What to remember of a search if its seat makes this choice; undefined if that is nothing. */
  remember({ seq }: Decision<S>, choice: number): SearchMemory | undefined {
    const node = this.#tree.findChild(0, choice);
    if (node === NONE || this.#tree.children[node] === CLOSED) return undefined;
    return { seq, tree: this.#tree.branch(node) };
  }

  #begin({ decision, judge, memory, isForAllSeats = false, onLeaf }: SearchTask<S>): void {
    this.#judge = judge;
    this.#seat = decision.seat;
    this.#isForAllSeats = isForAllSeats;
    this.#onLeaf = onLeaf;
    this.#winSums.clear();
    const root = memory === undefined ? NONE : this.#findRoot(memory, decision);
    if (memory !== undefined && root !== NONE) this.#tree.copyBranch(memory.tree, root);
    else {
      this.#tree.size = 0;
      this.#tree.add(0);
    }
  }

  /** Where a remembered tree has come to; NONE if it does not know, or not for sure. */
  #findRoot({ seq, tree }: SearchMemory, decision: Decision<S>): number {
    const [own, ...later] = decision.since(seq) ?? [];
    if (own?.seat !== this.#seat || own.choice !== tree.choice[0]) return NONE;
    // Where others are not searched, the tree holds the seat's own choices only and cannot follow theirs.
    if (this.#hasHiddenHands && later.some(({ seat }) => seat !== this.#seat)) return NONE;
    return tree.follow(later.map(({ choice }) => choice));
  }

  /** How a line that begins with a choice goes on: what was visited most, as far as it was visited at all often; nothing forced. */
  lineFrom(choice: number, least = 4): number[] {
    const tree = this.#tree;
    const line = [choice];
    let node = tree.findChild(0, choice);
    while (node !== NONE) {
      let best = NONE;
      let most = least - 1;
      for (let child = tree.child[node] ?? NONE; child !== NONE; child = tree.sibling[child] ?? NONE) {
        const visits = tree.visits[child] ?? 0;
        if (visits <= most) continue;
        most = visits;
        best = child;
      }
      if (best !== NONE && tree.children[node] !== FORCED) line.push(itemAt(tree.choice, best));
      node = best;
    }
    return line;
  }

  /** Whether the most visited choice stays that, whatever is visited in the iterations left. */
  #isSure(left: number): boolean {
    const tree = this.#tree;
    let most = 0;
    let second = 0;
    for (let child = tree.child[0] ?? NONE; child !== NONE; child = tree.sibling[child] ?? NONE) {
      const visits = tree.visits[child] ?? 0;
      second = Math.max(second, Math.min(most, visits));
      most = Math.max(most, visits);
    }
    return most - second > left;
  }

  #assess(choices: readonly number[]): SearchedChoice[] {
    const tree = this.#tree;
    const found: SearchedChoice[] = [];
    for (const choice of choices) {
      const node = tree.findChild(0, choice);
      // Of what is no node everything is 0.
      const visits = tree.visits[node] ?? 0;
      const share = Math.max(1, visits);
      const value = (tree.value[node * MAX_SEATS + this.#seat] ?? 0) / share;
      found.push({
        choice,
        visits,
        value: visits === 0 ? (node === NONE ? -Infinity : (tree.prior[node] ?? 0) - 1000) : value,
        win: (tree.win[node] ?? 0) / share,
        margin: (tree.margin[node] ?? 0) / share,
        ...(this.#isForAllSeats ? { wins: this.#winsAfter(node) } : {}),
      });
    }
    return found.toSorted((a, b) => b.visits - a.visits || b.value - a.value);
  }

  #winsAfter(node: number): number[] {
    const sums = this.#winSums.get(node);
    const share = Math.max(1, this.#tree.visits[node] ?? 0);
    return Array.from({ length: itemAt(this.#state.seats, 0) }, (_, seat) => (sums?.[seat] ?? 0) / share);
  }

  #iterate(rng: FastRandom): void {
    this.#descend(rng);
    this.#judgeAll(this.#state);
    this.#onLeaf?.(this.#wins, this.#margin);
    this.#backUp();
  }

  /** Follows a line to where it is new, has no room, is too deep or over. */
  #descend(rng: FastRandom): void {
    const s = this.#state;
    const tree = this.#tree;
    const { steps } = this.#game;
    let node = 0;
    this.#path[0] = 0;
    this.#length = 1;
    for (let depth = 0; depth < this.#settings.depth && !isOver(s); depth++) {
      const waiting = waitingSeats(s);
      // The searching seat answers first, so that in a simultaneous decision it never knows the others' answers.
      const seat = hasSeat(waiting, this.#seat) ? this.#seat : firstWaiting(waiting);
      if (this.#hasHiddenHands && seat !== this.#seat) {
        this.#playOther(seat, rng);
        continue;
      }
      listChoices(steps, s, seat, this.#choices);
      const isForced = this.#choices.length === 1 && node !== 0;
      // The tree follows what stands in a record unmarked: what a table plays by itself is not in it.
      if (isForced && !isAsked(steps, s)) {
        applyChoice(steps, s, seat, this.#choices.list[0] ?? 0);
        continue;
      }
      const isNew = !isForced && tree.children[node] === CLOSED;
      const next = isForced ? this.#passForced(node) : isNew ? this.#open(node, seat) : this.#select(node, seat);
      if (next === NONE) return;
      applyChoice(steps, s, seat, tree.choice[next] ?? 0);
      this.#path[this.#length++] = next;
      node = next;
      if (isNew) return;
    }
  }

  /** Adds what the end of the line was judged to all it passed. */
  #backUp(): void {
    const tree = this.#tree;
    const seats = this.#state.seats[0] ?? 0;
    for (let i = 0; i < this.#length; i++) {
      const at = this.#path[i] ?? 0;
      tree.visits[at] = (tree.visits[at] ?? 0) + 1;
      for (let seat = 0, sum = at * MAX_SEATS; seat < seats; seat++, sum++)
        tree.value[sum] = (tree.value[sum] ?? 0) + (this.#values[seat] ?? 0);
      tree.win[at] = (tree.win[at] ?? 0) + (this.#wins[this.#seat] ?? 0);
      tree.margin[at] = (tree.margin[at] ?? 0) + this.#margin;
    }
    if (this.#isForAllSeats && this.#length > 1) this.#addWins(this.#path[1] ?? 0);
  }

  #addWins(node: number): void {
    let sums = this.#winSums.get(node);
    if (sums === undefined) this.#winSums.set(node, (sums = new Float64Array(MAX_SEATS)));
    for (let seat = 0; seat < sums.length; seat++) sums[seat] = (sums[seat] ?? 0) + (this.#wins[seat] ?? 0);
  }

  /** The child that the only choice of an asked seat leads to; NONE if there is no room for it. */
  #passForced(node: number): number {
    const tree = this.#tree;
    const choice = this.#choices.list[0] ?? 0;
    const known = tree.findChild(node, choice);
    if (known !== NONE) return known;
    const child = this.#addChild(node, choice, this.#seat);
    if (child !== NONE && tree.children[node] === CLOSED) {
      tree.prior[child] = 1;
      tree.children[node] = FORCED;
    }
    return child;
  }

  /** Judges where every choice leads, makes the children, and returns the best; NONE if there is no room for them. */
  #open(node: number, seat: number): number {
    const tree = this.#tree;
    const { list, length } = this.#choices;
    if (tree.capacity - tree.size < length) return NONE;
    let best = NONE;
    let highest = -Infinity;
    let last = NONE;
    for (let i = 0; i < length; i++) {
      const choice = list[i] ?? 0;
      this.#tried.copyFrom(this.#state);
      applyChoice(this.#game.steps, this.#tried, seat, choice);
      const value = this.#judge.value(this.#tried, seat);
      const child = tree.add(choice);
      this.#judged[i] = value;
      tree.guess[child] = value;
      if (last === NONE) tree.child[node] = child;
      else tree.sibling[last] = child;
      last = child;
      if (value <= highest) continue;
      highest = value;
      best = child;
    }
    this.#setPriors(tree.child[node] ?? NONE, highest);
    tree.children[node] = JUDGED;
    return best;
  }

  #setPriors(first: number, highest: number): void {
    const tree = this.#tree;
    let sum = 0;
    let i = 0;
    for (let child = first; child !== NONE; child = tree.sibling[child] ?? NONE)
      sum += exp(((this.#judged[i++] ?? 0) - highest) / this.#settings.temperature);
    i = 0;
    for (let child = first; child !== NONE; child = tree.sibling[child] ?? NONE)
      tree.prior[child] = exp(((this.#judged[i++] ?? 0) - highest) / this.#settings.temperature) / sum;
  }

  /** The offered child that promises most; choices not offered before become children while there is room. NONE if none has any. */
  #select(node: number, seat: number): number {
    const tree = this.#tree;
    const { list, length } = this.#choices;
    tree.children[node] = JUDGED;
    // Both lists usually hold the same choices in the same order.
    let guess = tree.child[node] ?? NONE;
    let visits = 0;
    for (let i = 0; i < length; i++) {
      const choice = list[i] ?? 0;
      let child = guess;
      if (child === NONE || tree.choice[child] !== choice) child = tree.findChild(node, choice);
      if (child === NONE) child = this.#addChild(node, choice, seat);
      this.#node[i] = child;
      if (child === NONE) continue;
      visits += tree.visits[child] ?? 0;
      guess = tree.sibling[child] ?? NONE;
    }
    const { curiosity, guessed } = this.#settings;
    const scale = curiosity * Math.sqrt(visits + 1);
    let best = NONE;
    let highest = -Infinity;
    for (let i = 0; i < length; i++) {
      const child = this.#node[i] ?? NONE;
      if (child === NONE) continue;
      const n = tree.visits[child] ?? 0;
      const value = tree.value[child * MAX_SEATS + seat] ?? 0;
      const worth = (value + guessed * (tree.guess[child] ?? 0)) / (n + guessed);
      const promise = worth + (scale * (tree.prior[child] ?? 0)) / (1 + n);
      if (promise <= highest) continue;
      highest = promise;
      best = child;
    }
    return best;
  }

  /** A child that was not judged: it is thought worth what its node was on average to `seat`, who chooses there. */
  #addChild(node: number, choice: number, seat: number): number {
    const tree = this.#tree;
    const child = tree.add(choice);
    if (child === NONE) return NONE;
    tree.prior[child] = 0.1;
    tree.guess[child] = (tree.value[node * MAX_SEATS + seat] ?? 0) / Math.max(1, tree.visits[node] ?? 0);
    tree.sibling[child] = tree.child[node] ?? NONE;
    tree.child[node] = child;
    return child;
  }

  /** What a position is worth to every seat. */
  #judgeAll(s: S): void {
    const seats = s.seats[0] ?? 0;
    for (let seat = 0; seat < seats; seat++) {
      if (this.#hasHiddenHands && seat !== this.#seat && !this.#isForAllSeats) continue;
      this.#values[seat] = this.#judge.value(s, seat);
      this.#wins[seat] = this.#judge.win;
      if (seat === this.#seat) this.#margin = this.#judge.margin;
    }
  }

  /** Lets another seat choose by a quick judgement of a few choices, on a sample dealt anew from what that seat knows. */
  #playOther(seat: number, rng: FastRandom): void {
    const s = this.#state;
    listChoices(this.#game.steps, s, seat, this.#choices);
    const { list, length } = this.#choices;
    let chosen = list[0] ?? 0;
    if (length > 1) {
      this.#dealt.copyFrom(s);
      determinize(this.#game, this.#dealt, seat, rng);
      let best = -Infinity;
      for (let i = 0; i < length; i++) {
        const choice = list[i] ?? 0;
        this.#tried.copyFrom(this.#dealt);
        applyChoice(this.#game.steps, this.#tried, seat, choice);
        const noise = this.#settings.temperature * 0.5 * gumbel(rng);
        const value = this.#judge.value(this.#tried, seat) + noise;
        if (value <= best) continue;
        best = value;
        chosen = choice;
      }
    }
    applyChoice(this.#game.steps, s, seat, chosen);
  }
}
