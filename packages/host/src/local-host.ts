import type { Json } from '@fondaco/kernel';
import {
  isPrivateRequest,
  parseHostRequest,
  type HostMessage,
  type HostRequest,
  type PrivateRequest,
  type Reply,
} from '@fondaco/protocol';
import { BotTurns } from './bots/bot-turns.ts';
import { handOver } from './table/hand-over.ts';
import { Host } from './host.ts';
import { refuseHost } from './host-result.ts';
import { createAgain, createTable, importTable } from './new-tables.ts';
import type { OpenTable } from './table/open-table.ts';
import { evenPace, inOneBreath, type Pace } from './bots/pace.ts';
import type { SharedScreen } from './shared/shared-screen.ts';
import { RetryingStore } from './store/retrying-store.ts';
import type { HostServices } from './services.ts';
import { NO_TABLE } from './store/stored-record.ts';
import { DONE, refused, replyTo, Visitor } from './visitor.ts';

/** The right to a table, of which there is one. */
export interface TableLock {
  release(): void;
}

/** What a local host has from where it runs. */
export interface LocalHostSetup extends Omit<HostServices, 'isStored'> {
  readonly post: (message: HostMessage) => void;
  /** A number from 0 up to 1, anew each time. */
  readonly random: () => number;
  /** What players of a game hide from each other at one screen. */
  readonly screenOf: (game: string) => SharedScreen | undefined;
  /** The lock of a table, or undefined if somebody has it and it is not to be taken away. `onLoss` hears when it is. */
  readonly lock: (table: string, isTakingOver: boolean, onLoss: () => void) => Promise<TableLock | undefined>;
}

/** A table that is open here. */
interface LocalTable {
  readonly open: OpenTable;
  readonly turns: BotTurns;
  readonly lock: TableLock;
}

/** Serves one page, whose tables all are: whoever is at its screen may sit in any person's seat. */
export class LocalHost {
  readonly #setup: LocalHostSetup;
  readonly #store: RetryingStore;
  readonly #host: Host;
  readonly #visitor: Visitor;
  readonly #tables = new Map<string, LocalTable>();
  #pace: Pace;

  constructor(setup: LocalHostSetup) {
    this.#setup = setup;
    const store = new RetryingStore(setup.store);
    this.#store = store;
    this.#host = new Host({ ...setup, store, isStored: (table) => store.isStored(table) });
    this.#pace = inOneBreath(evenPace(600, 1500, setup.random));
    this.#visitor = new Visitor(this.#host, {
      canSit: ({ players }, seat) => players[seat]?.type === 'person',
      screenOf: setup.screenOf,
      onNews: (session) => session.take().forEach((notice) => setup.post(notice)),
    });
  }

  receive(value: Json): void {
    const request = parseHostRequest(value);
    if (request.ok) void this.#answer(request.value);
    else this.#setup.post({ re: request.re, type: 'refused', refusal: request.error });
  }

  async #answer(request: HostRequest): Promise<void> {
    const reply = await this.#replyTo(request).catch((error: unknown) => {
      this.#setup.warn(`"${request.type}" failed: ${String(error)}`);
      return refused(refuseHost('failed', error instanceof Error ? error.message : String(error)));
    });
    this.#setup.post({ re: request.id, ...reply });
  }

  async #replyTo(request: HostRequest): Promise<Reply> {
    if (isPrivateRequest(request)) return this.#replyToPrivate(request);
    if (request.type === 'open') return this.#open(request.table, false);
    const reply = await this.#visitor.answer(request);
    if (request.type === 'close') this.#close(request.table);
    // Somebody looks on now.
    if (request.type === 'sit') this.#tables.get(request.table)?.turns.start();
    return reply;
  }

  async #replyToPrivate(request: PrivateRequest): Promise<Reply> {
    const { services } = this.#host;
    switch (request.type) {
      case 'tables':
        await this.#store.retry();
        return { type: 'tables', tables: await this.#host.summaries(), isStored: this.#store.isDurable };
      case 'new':
        return replyTo(await createTable(services, request.how), created);
      case 'import':
        return replyTo(await importTable(services, request.text, request.parts), created);
      case 'again':
        return replyTo(await createAgain(services, request.table), created);
      case 'take-over':
        return this.#open(request.table, true);
      case 'save':
        return replyTo(await this.#host.printWhole(request.table), (file) => ({ type: 'record', ...file }));
      case 'remove':
        this.#close(request.table);
        await this.#store.remove(request.table);
        return DONE;
      case 'pace':
        this.#pace = inOneBreath(evenPace(request.least, Math.max(request.least, request.most), this.#setup.random));
        return DONE;
      case 'peek':
        return this.#visitor.peek(request.table, request.seat);
      case 'suggest':
        return this.#visitor.suggest(request.table, request.seat);
      case 'hide':
        this.#visitor.hide(request.table);
        return DONE;
      case 'hurry':
      case 'store':
      case 'hand-over': {
        const table = this.#tables.get(request.table);
        return table === undefined ? refused(NO_TABLE) : this.#replyAt(table, request);
      }
    }
  }

  async #replyAt(
    { open, turns }: LocalTable,
    request: Extract<PrivateRequest, { type: 'hurry' | 'store' | 'hand-over' }>,
  ): Promise<Reply> {
    switch (request.type) {
      case 'hurry':
        turns.hurry();
        return DONE;
      case 'store':
        return this.#storeAgain(open);
      case 'hand-over':
        return replyTo(await handOver(this.#host.services, open, request.seat, request.player), () => DONE);
    }
  }

  /** Writes what waits, or all of a table of which nothing is stored any more. */
  async #storeAgain(open: OpenTable): Promise<Reply> {
    await this.#store.retry();
    const done = await open.storeAnew();
    if (done.ok) open.tellAgain();
    return replyTo(done, () => DONE);
  }

  /** Opens a table if nobody else has it, or in any case. */
  async #open(id: string, isTakingOver: boolean): Promise<Reply> {
    const known = this.#tables.get(id);
    if (known !== undefined) return { type: 'opened', ...known.open.describe() };
    const lock = await this.#setup.lock(id, isTakingOver, () => this.#lose(id));
    if (lock === undefined) return refused(refuseHost('elsewhere', 'the table is open in another tab'));
    const open = await this.#host.open(id);
    if (!open.ok) {
      lock.release();
      return refused(open);
    }
    const turns = new BotTurns(this.#host.services, open.value, () => this.#pace);
    this.#tables.set(id, { open: open.value, turns, lock });
    return { type: 'opened', ...open.value.describe() };
  }

  #lose(id: string): void {
    this.#close(id);
    this.#setup.post({ type: 'lost', table: id });
  }

  #close(id: string): void {
    this.#visitor.leave(id);
    const table = this.#tables.get(id);
    table?.turns.stop();
    table?.lock.release();
    this.#tables.delete(id);
    this.#host.close(id);
  }
}

function created(table: string): Reply {
  return { type: 'created', table };
}
