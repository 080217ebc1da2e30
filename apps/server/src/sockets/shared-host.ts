import { Host, type HostResult, type HostServices, type OpenTable } from '@fondaco/host';
import type { ServerStore } from '../store/server-store.ts';

/** Milliseconds between two looks for tables that nobody needs. */
const SWEEP_EVERY = 30_000;

interface HeldTable {
  readonly unfollow: () => void;
  readonly open: OpenTable;
  /** Whether it was asked for or looked at since the last sweep. */
  isUsed: boolean;
}

/**
 * The tables open in this process, of a store that other processes write to: what they write is read as soon as it is heard of. A table
 * that nobody has asked for or looked at for a while leaves memory.
 */
export class SharedHost extends Host {
  readonly #store: ServerStore;
  readonly #held = new Map<string, HeldTable>();
  #callOff: () => void;

  constructor(services: HostServices & { readonly store: ServerStore }) {
    super(services);
    this.#store = services.store;
    this.#callOff = this.#sweepLater();
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#held.size;
  }

  override async open(id: string): Promise<HostResult<OpenTable>> {
    const opened = await super.open(id);
    if (opened.ok) this.#hold(opened.value);
    return opened;
  }

  #hold(open: OpenTable): void {
    const known = this.#held.get(open.id);
    if (known?.open === open) {
      known.isUsed = true;
      return;
    }
    known?.unfollow();
    const unfollow = this.#store.follow(open.id, (seq, by) => {
      // What was written here is in memory already.
      if (by === 'elsewhere' || seq === undefined)
        void open.refresh().catch((error: unknown) => this.#fail(open, error));
    });
    this.#held.set(open.id, { unfollow, open, isUsed: true });
  }

  #fail(open: OpenTable, error: unknown): void {
    this.services.warn(`table ${open.id} could not be read again: ${String(error)}`);
  }

  override close(id: string): void {
    this.#held.get(id)?.unfollow();
    this.#held.delete(id);
    super.close(id);
  }

  #sweepLater(): () => void {
    return this.services.clock.after(SWEEP_EVERY, () => {
      this.#sweep();
      this.#callOff = this.#sweepLater();
    });
  }

  #sweep(): void {
    for (const [id, held] of this.#held) {
      if (!held.isUsed && !held.open.isWatched) this.close(id);
      else held.isUsed = false;
    }
  }

  /** Lets go of everything. */
  end(): void {
    this.#callOff();
    for (const id of this.#held.keys()) this.close(id);
  }
}
