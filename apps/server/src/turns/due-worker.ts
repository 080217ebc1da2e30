import { ABSENT_DUE, BOT_DUE, CLOCK_DUE, SETTLE_DUE } from '../clocks/due-kinds.ts';
import type { Due } from '../store/due-rows.ts';
import { answerBot } from './answer-bot.ts';
import type { LobbyServices } from '../tables/lobby-services.ts';
import { settleTable } from '../tables/settle-table.ts';
import { standInForAbsent, standInForLate } from './stand-in.ts';

/** Milliseconds between two looks for what is due. */
const LOOK_EVERY = 250;
/** Milliseconds after which another process may do what one has taken on: longer than a bot thinks, and short for those who wait for one that was killed. */
const LEASE = 10_000;
const MOST_AT_ONCE = 50;
/** How many tables are remembered whose rules only another build knows. */
const MOST_UNKNOWN = 1000;

const WORK: Readonly<Record<string, (services: LobbyServices, due: Due) => Promise<unknown>>> = {
  [BOT_DUE]: answerBot,
  [CLOCK_DUE]: standInForLate,
  [ABSENT_DUE]: standInForAbsent,
  [SETTLE_DUE]: (services, { table }) => settleTable(services, table),
};

/**
 * Does what is due at all tables, of some kinds, beside any number of others that do the same. Whatever it does can be stored once only, so
 * it matters to nobody who does it, or whether two try.
 */
export class DueWorker {
  readonly #services: LobbyServices;
  readonly #kinds: readonly string[];
  /** Tables that began under rules which only another build knows: what is due there is left to that one. */
  readonly #unknown = new Set<string>();
  #callOff: () => void = () => undefined;
  #isStopped = false;

  constructor(services: LobbyServices, kinds: readonly string[]) {
    this.#services = services;
    this.#kinds = kinds;
  }

  start(): void {
    this.#lookLater();
  }

  /** Takes nothing new on. What was begun comes to its end, or is done by others when the lease has run out. */
  stop(): void {
    this.#isStopped = true;
    this.#callOff();
  }

  #lookLater(): void {
    if (this.#isStopped) return;
    this.#callOff = this.#services.clock.after(LOOK_EVERY, () => {
      this.look()
        .catch((error: unknown) => this.#services.warn(`what is due could not be read: ${String(error)}`))
        .finally(() => this.#lookLater());
    });
  }

  /** Takes on what is due now. */
  async look(): Promise<void> {
    const { store, clock, process } = this.#services;
    const now = clock.now();
    if (!(await store.due.isAnyDue(this.#kinds, now))) return;
    const claim = {
      by: process,
      kinds: this.#kinds,
      now,
      lease: LEASE,
      limit: MOST_AT_ONCE,
      except: [...this.#unknown],
    };
    for (const due of await store.due.claim(claim)) void this.#do(due);
  }

  async #do(due: Due): Promise<void> {
    try {
      if (await this.#isUnknown(due)) return;
      await WORK[due.kind]?.(this.#services, due);
    } catch (error) {
      // Whoever looks when the lease has run out tries again.
      this.#services.warn(`table ${due.table}: "${due.key}" was not done: ${String(error)}`);
    }
  }

  /** Whether only another build knows the rules of the table; that one does it when the lease has run out. */
  async #isUnknown({ table }: Due): Promise<boolean> {
    const opened = await this.#services.host.open(table);
    if (opened.ok || opened.error.code !== 'no-game') return false;
    if (this.#unknown.size < MOST_UNKNOWN) this.#unknown.add(table);
    return true;
  }
}
