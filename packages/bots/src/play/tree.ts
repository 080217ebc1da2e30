import { MAX_SEATS } from '@fondaco/kernel';

/** Stands for no node. */
export const NONE = -1;

/** The nodes of a search tree in flat arrays: no more of them than it was made for. A node is what a choice leads to. */
export class Tree {
  readonly capacity: number;
  size = 0;
  readonly choice: Int32Array;
  readonly child: Int32Array;
  readonly sibling: Int32Array;
  readonly visits: Int32Array;
  /** How often its choice was offered when its parent was visited. */
  readonly offered: Int32Array;
  /** How good it looked when it was found: a share among its siblings. */
  readonly prior: Float32Array;
  /** The sums of what its visits were worth, seat by seat. */
  readonly value: Float32Array;
  /** The sums of the probability of winning and of the margin, for the searching seat. */
  readonly win: Float32Array;
  readonly margin: Float32Array;
  /** 1 once its children have been judged. */
  readonly isOpen: Uint8Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.choice = new Int32Array(capacity);
    this.child = new Int32Array(capacity);
    this.sibling = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.offered = new Int32Array(capacity);
    this.prior = new Float32Array(capacity);
    this.value = new Float32Array(capacity * MAX_SEATS);
    this.win = new Float32Array(capacity);
    this.margin = new Float32Array(capacity);
    this.isOpen = new Uint8Array(capacity);
  }

  get isFull(): boolean {
    return this.size === this.capacity;
  }

  /** A new node, or NONE if there is no room. */
  add(choice: number): number {
    if (this.size === this.capacity) return NONE;
    const node = this.size++;
    this.choice[node] = choice;
    this.child[node] = NONE;
    this.sibling[node] = NONE;
    this.visits[node] = 0;
    this.offered[node] = 0;
    this.prior[node] = 0;
    this.win[node] = 0;
    this.margin[node] = 0;
    this.isOpen[node] = 0;
    this.value.fill(0, node * MAX_SEATS, (node + 1) * MAX_SEATS);
    return node;
  }

  findChild(node: number, choice: number): number {
    for (let child = this.child[node]; child !== NONE; child = this.sibling[child])
      if (this.choice[child] === choice) return child;
    return NONE;
  }

  /** Becomes a copy of what grows from a node of another tree. */
  copyBranch(from: Tree, root: number): void {
    this.size = 0;
    const origin: number[] = [root];
    this.#copyNode(from, root);
    for (let node = 0; node < this.size; node++) {
      let last = NONE;
      for (let child = from.child[origin[node]]; child !== NONE; child = from.sibling[child]) {
        const copy = this.#copyNode(from, child);
        origin.push(child);
        if (last === NONE) this.child[node] = copy;
        else this.sibling[last] = copy;
        last = copy;
      }
    }
  }

  #copyNode(from: Tree, other: number): number {
    const node = this.add(from.choice[other]);
    this.visits[node] = from.visits[other];
    this.offered[node] = from.offered[other];
    this.prior[node] = from.prior[other];
    this.win[node] = from.win[other];
    this.margin[node] = from.margin[other];
    this.isOpen[node] = from.isOpen[other];
    for (let seat = 0; seat < MAX_SEATS; seat++)
      this.value[node * MAX_SEATS + seat] = from.value[other * MAX_SEATS + seat];
    return node;
  }
}
