import { MAX_SEATS } from '@fondaco/kernel';

/** Stands for no node. */
export const NONE = -1;

/** What has been found out about a node's children. */
export const CLOSED = 0;
/** They have been judged. */
export const JUDGED = 1;
/** There is only one, and the seat is asked for it all the same. */
export const FORCED = 2;

const NUMBERS_A_NODE = 8 + MAX_SEATS;
const BYTES_A_NODE = 4 * NUMBERS_A_NODE + 1;

/**
 * The nodes of a search tree in flat arrays over one buffer: no more of them than it was made for. A node is what a choice leads
 * to; the first is the root.
 */
export class Tree {
  readonly buffer: ArrayBuffer;
  readonly capacity: number;
  size = 0;
  readonly choice: Int32Array;
  readonly child: Int32Array;
  readonly sibling: Int32Array;
  readonly visits: Int32Array;
  /** How good it looked when it was found: a share among its siblings. */
  readonly prior: Float32Array;
  /** What it was judged to be worth then, to whoever chose. */
  readonly guess: Float32Array;
  /** The sums of what its visits were worth, seat by seat. */
  readonly value: Float32Array;
  /** The sums of the probability of winning and of the margin, for the searching seat. */
  readonly win: Float32Array;
  readonly margin: Float32Array;
  /** CLOSED, JUDGED or FORCED. */
  readonly children: Uint8Array;

  /** A tree in a new buffer, with room for so many nodes. */
  constructor(capacity: number);
  /** The full tree that a buffer of another one holds. */
  constructor(buffer: ArrayBuffer);
  constructor(from: number | ArrayBuffer) {
    this.buffer = typeof from === 'number' ? new ArrayBuffer(from * BYTES_A_NODE) : from;
    const capacity = this.buffer.byteLength / BYTES_A_NODE;
    const part = (index: number): number => index * capacity * 4;
    this.capacity = capacity;
    this.size = typeof from === 'number' ? 0 : capacity;
    this.choice = new Int32Array(this.buffer, part(0), capacity);
    this.child = new Int32Array(this.buffer, part(1), capacity);
    this.sibling = new Int32Array(this.buffer, part(2), capacity);
    this.visits = new Int32Array(this.buffer, part(3), capacity);
    this.prior = new Float32Array(this.buffer, part(4), capacity);
    this.win = new Float32Array(this.buffer, part(5), capacity);
    this.margin = new Float32Array(this.buffer, part(6), capacity);
    this.guess = new Float32Array(this.buffer, part(7), capacity);
    this.value = new Float32Array(this.buffer, part(8), capacity * MAX_SEATS);
    this.children = new Uint8Array(this.buffer, part(NUMBERS_A_NODE), capacity);
  }

  /** A new node, or NONE if there is no room. */
  add(choice: number): number {
    if (this.size === this.capacity) return NONE;
    const node = this.size++;
    this.choice[node] = choice;
    this.child[node] = NONE;
    this.sibling[node] = NONE;
    this.visits[node] = 0;
    this.prior[node] = 0;
    this.guess[node] = 0;
    this.win[node] = 0;
    this.margin[node] = 0;
    this.children[node] = CLOSED;
    this.value.fill(0, node * MAX_SEATS, (node + 1) * MAX_SEATS);
    return node;
  }

  findChild(node: number, choice: number): number {
    for (let child = this.child[node] ?? NONE; child !== NONE; child = this.sibling[child] ?? NONE)
      if (this.choice[child] === choice) return child;
    return NONE;
  }

  /** Where choices lead from the root, one after another; NONE if the tree does not know. */
  follow(choices: Iterable<number>): number {
    let node = 0;
    for (const choice of choices) {
      node = this.findChild(node, choice);
      if (node === NONE) return NONE;
    }
    return node;
  }

  /** What grows from a node, as a tree of its own that is just large enough. */
  branch(root: number): Tree {
    const nodes = this.#nodesUnder(root, this.capacity);
    const copy = new Tree(nodes.length);
    copy.#take(this, nodes);
    return copy;
  }

  /** Becomes what grows from a node of another tree, as far as there is room. */
  copyBranch(from: Tree, root: number): void {
    this.#take(from, from.#nodesUnder(root, this.capacity));
  }

  /** A node and all under it, level by level, the children of one together. */
  #nodesUnder(root: number, most: number): number[] {
    const nodes = [root];
    // The list grows while it is walked.
    for (const node of nodes) {
      for (let child = this.child[node] ?? NONE; child !== NONE; child = this.sibling[child] ?? NONE)
        if (nodes.length < most) nodes.push(child);
    }
    return nodes;
  }

  #take(from: Tree, nodes: readonly number[]): void {
    this.size = 0;
    for (const node of nodes) this.#copyNode(from, node);
    let next = 1;
    for (const [node, other] of nodes.entries()) {
      let last = NONE;
      let child = from.child[other] ?? NONE;
      for (; child !== NONE && next < this.size; child = from.sibling[child] ?? NONE) {
        if (last === NONE) this.child[node] = next;
        else this.sibling[last] = next;
        last = next++;
      }
    }
  }

  #copyNode(from: Tree, other: number): void {
    const node = this.add(from.choice[other] ?? 0);
    this.visits[node] = from.visits[other] ?? 0;
    this.prior[node] = from.prior[other] ?? 0;
    this.guess[node] = from.guess[other] ?? 0;
    this.win[node] = from.win[other] ?? 0;
    this.margin[node] = from.margin[other] ?? 0;
    this.children[node] = from.children[other] ?? CLOSED;
    for (let seat = 0; seat < MAX_SEATS; seat++)
      this.value[node * MAX_SEATS + seat] = from.value[other * MAX_SEATS + seat] ?? 0;
  }
}
