import { itemAt } from '@fondaco/kernel';
import {
  applyChoice,
  Choices,
  countSeats,
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
import type { Budget } from './search-task.ts';
import { firstWaiting } from './begin-game.ts';
import { NONE, Tree } from './tree.ts';

const EXPLORATION = 0.7;
const NODES = 400_000;

/** The textbook information-set search the others are measured against: upper confidence bounds, random play to the end. */
export class PlainSearch<S extends State> {
  readonly #game: Game<S>;
  readonly #state: S;
  readonly #choices = new Choices();
  readonly #tree = new Tree(NODES);
  /** How often a node's choice was offered when its parent was visited. */
  readonly #offered = new Int32Array(NODES);
  readonly #path: number[] = [];
  readonly #mover: number[] = [];
  iterations = 0;

  constructor(game: Game<S>) {
    this.#game = game;
    this.#state = game.blank();
  }

  /** The choice visited most. */
  run(decision: Decision<S>, budget: Budget, rng: FastRandom): number {
    const tree = this.#tree;
    tree.size = 0;
    tree.add(0);
    const most = budget.iterations ?? Infinity;
    const until = budget.milliseconds === undefined ? Infinity : (budget.now?.() ?? 0) + budget.milliseconds;
    let n = 0;
    for (; n < most; n++) {
      if (until !== Infinity && n > 0 && (budget.now?.() ?? Infinity) >= until) break;
      decision.sample(this.#state, rng);
      this.#iterate(decision.seat, rng);
    }
    this.iterations = n;
    let best = itemAt(decision.choices, 0);
    let visits = -1;
    for (const choice of decision.choices) {
      const node = tree.findChild(0, choice);
      const count = node === NONE ? 0 : (tree.visits[node] ?? 0);
      if (count <= visits) continue;
      visits = count;
      best = choice;
    }
    return best;
  }

  #iterate(asker: number, rng: FastRandom): void {
    const s = this.#state;
    const tree = this.#tree;
    this.#path.length = 0;
    this.#mover.length = 0;
    let node = 0;
    let isGrowing = true;
    while (!isOver(s)) {
      const waiting = waitingSeats(s);
      const seat = hasSeat(waiting, asker) ? asker : firstWaiting(waiting);
      listChoices(this.#game.steps, s, seat, this.#choices);
      const { list, length } = this.#choices;
      let choice = list[length === 1 ? 0 : rng.below(length)] ?? 0;
      if (isGrowing && length > 1) {
        const next = this.#pick(node, rng);
        if (next === NONE) isGrowing = false;
        else {
          choice = tree.choice[next] ?? 0;
          isGrowing = (tree.visits[next] ?? 0) > 0;
          this.#path.push(next);
          this.#mover.push(seat);
          node = next;
        }
      }
      applyChoice(this.#game.steps, s, seat, choice);
    }
    const winners = this.#game.winners(s);
    for (let i = 0; i < this.#path.length; i++) {
      const at = this.#path[i] ?? 0;
      tree.visits[at] = (tree.visits[at] ?? 0) + 1;
      const sum = at * MAX_SEATS;
      if (hasSeat(winners, this.#mover[i] ?? 0)) tree.value[sum] = (tree.value[sum] ?? 0) + 1 / countSeats(winners);
    }
  }

  /** A choice never tried here, or the one with the highest bound. */
  #pick(node: number, rng: FastRandom): number {
    const tree = this.#tree;
    const { list, length } = this.#choices;
    let untried = 0;
    let fresh = 0;
    let best = NONE;
    let highest = -Infinity;
    for (let i = 0; i < length; i++) {
      const choice = list[i] ?? 0;
      const child = tree.findChild(node, choice);
      if (child === NONE) {
        if (rng.below(++untried) === 0) fresh = choice;
        continue;
      }
      const offered = (this.#offered[child] ?? 0) + 1;
      this.#offered[child] = offered;
      const n = tree.visits[child] ?? 0;
      const bound = (tree.value[child * MAX_SEATS] ?? 0) / n + EXPLORATION * Math.sqrt(Math.log(offered) / n);
      if (bound <= highest) continue;
      highest = bound;
      best = child;
    }
    if (untried === 0) return best;
    const child = tree.add(fresh);
    if (child === NONE) return best;
    this.#offered[child] = 1;
    tree.sibling[child] = tree.child[node] ?? NONE;
    tree.child[node] = child;
    return child;
  }
}
