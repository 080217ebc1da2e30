import { findGame, games } from '@fondaco/catalog';
import { seatsIn, type Json } from '@fondaco/kernel';
import {
  historyOf,
  lexiconOf,
  parseRequest,
  PROTOCOL,
  type Answer,
  type HostMessage,
  type HostRefusal,
  type NewTable,
  type Request,
} from '@fondaco/protocol';
import { askedOf } from './asked-of.ts';
import { botLine } from './bot-line.ts';
import type { BotPlayer, HintEffort } from './bot-player.ts';
import {
  createAgain,
  createTable,
  exportTable,
  importTable,
  openTable,
  storedAs,
  summaryOf,
  type OpenTable,
} from './open-table.ts';
import { PatientStore } from './patient-store.ts';
import { whyNotHandOver, whyNotSeat } from './seat-check.ts';
import type { Store } from './store.ts';
import { TableLock } from './table-lock.ts';

type Reply = Answer extends infer One ? (One extends Answer ? Omit<One, 're'> : never) : never;

/** What is asked at a table that is open. */
type AtTable = Extract<
  Request,
  {
    type:
      | 'sit'
      | 'look'
      | 'history'
      | 'play'
      | 'undo'
      | 'preview'
      | 'series'
      | 'why-not'
      | 'hint'
      | 'hurry'
      | 'store'
      | 'hand-over';
  }
>;

const DONE: Reply = { type: 'done' };

/** What an office needs from where it runs. */
export interface OfficeSetup {
  readonly store: Store;
  readonly bot: BotPlayer;
  readonly post: (message: HostMessage) => void;
}

/**
 * Serves one page: opens tables, checks and applies what is played, has it on disk before anybody hears of it, and lets the bots play at
 * a pace people can follow. Requests are answered one after another.
 */
export class Office {
  readonly #store: PatientStore;
  readonly #bot: BotPlayer;
  readonly #post: (message: HostMessage) => void;
  readonly #open = new Map<string, OpenTable>();
  readonly #locks = new Map<string, TableLock>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #pace = { least: 600, most: 1500 };
  #queue: Promise<void> = Promise.resolve();

  constructor({ store, bot, post }: OfficeSetup) {
    this.#store = new PatientStore(store);
    this.#bot = bot;
    this.#post = post;
  }

  receive(value: Json): void {
    const request = parseRequest(value);
    if (!request.ok) {
      this.#post({ re: request.re, type: 'refused', refusal: request.error });
      return;
    }
    const { id } = request.value;
    this.#enqueue(async () => {
      const reply = await this.#answer(request.value).catch((error: unknown): Reply =>
        refused({ code: 'failed', message: messageOf(error) }),
      );
      this.#post({ re: id, ...reply });
    });
  }

  #enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => console.error(error));
  }

  async #answer(request: Request): Promise<Reply> {
    switch (request.type) {
      case 'hello':
        return this.#welcome(request.protocol);
      case 'tables':
        await this.#store.retry();
        return { type: 'tables', tables: (await this.#store.tables()).map(summaryOf), isStored: this.#store.isDurable };
      case 'new':
        return this.#create(request.how);
      case 'import':
        return created(
          await importTable(this.#store, request.text, request.parts, (game) => this.#bot.levels(game)[0]),
        );
      case 'again':
        return created(await createAgain(this.#store, request.table));
      case 'open':
        return this.#openTable(request.table, request.isTakingOver);
      case 'record':
        return this.#record(request.table);
      case 'remove':
        this.#close(request.table);
        await this.#store.remove(request.table);
        return DONE;
      case 'close':
        this.#close(request.table);
        return DONE;
      case 'pace':
        this.#pace = { least: request.least, most: Math.max(request.least, request.most) };
        return DONE;
      case 'sit':
      case 'look':
      case 'history':
      case 'play':
      case 'undo':
      case 'preview':
      case 'series':
      case 'why-not':
      case 'hint':
      case 'hurry':
      case 'store':
      case 'hand-over':
        return this.#atTable(request);
    }
  }

  #welcome(protocol: number): Reply {
    if (protocol !== PROTOCOL)
      return refused({ code: 'old-client', message: `this host speaks protocol ${PROTOCOL}, not ${protocol}` });
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      games: games.map(({ game, title }) => ({
        id: game.id,
        title,
        rules: game.rules,
        minSeats: game.minSeats,
        maxSeats: game.maxSeats,
        options: game.options,
        botLevels: this.#bot.levels(game),
        temperaments: this.#bot.temperaments(game),
      })),
    };
  }

  async #create(how: NewTable): Promise<Reply> {
    const game = findGame(how.game)?.game;
    const wrong = game && how.seats.map((seat) => whyNotSeat(this.#bot, game, seat)).find((one) => one !== undefined);
    return wrong === undefined ? created(await createTable(this.#store, how)) : refused(wrong);
  }

  async #openTable(id: string, isTakingOver: boolean): Promise<Reply> {
    if (!this.#open.has(id)) {
      const lock = await TableLock.take(id, isTakingOver, () => this.#lose(id));
      if (lock === undefined) return refused({ code: 'elsewhere', message: 'the table is open in another tab' });
      const opened = await openTable(this.#store, id);
      if (!opened.ok) {
        lock.release();
        return refused(opened.error);
      }
      this.#locks.set(id, lock);
      this.#open.set(id, opened.value);
    }
    const open = this.#open.get(id);
    if (open === undefined) return refused({ code: 'no-table', message: 'there is no such table here' });
    const { game } = open.host.table;
    const { options } = open.stored.header;
    const { seats, parts } = open.stored;
    return {
      type: 'opened',
      table: id,
      game: game.id,
      rules: game.rules,
      seats,
      options,
      ...(parts === undefined ? {} : { parts }),
      lexicon: lexiconOf(game),
    };
  }

  async #record(id: string): Promise<Reply> {
    const text = await exportTable(this.#store, id, this.#open.get(id));
    if (!text.ok) return refused(text.error);
    const game = this.#open.get(id)?.host.table.game.id ?? (await this.#store.table(id))?.header.game ?? 'table';
    return { type: 'record', text: text.value, fileName: `${game}-${id}.txt` };
  }

  async #atTable(request: AtTable): Promise<Reply> {
    const open = this.#open.get(request.table);
    if (open === undefined) return refused({ code: 'no-table', message: 'this table is not open here' });
    if (request.type === 'hurry') {
      this.#letBotsPlay(request.table, open, 0);
      return DONE;
    }
    if (request.type === 'store') {
      await this.#store.retry();
      this.#tell(open);
      return DONE;
    }
    if (request.type === 'hand-over') return this.#handOver(open, request);
    if (request.type === 'history') return replyTo(historyOf(open.host.table.game, open.host.table.record()));
    const seat = open.stored.seats.findIndex(({ name, type }) => name === request.seat && type === 'person');
    if (request.type === 'sit') return this.#sit(open, request.seat === undefined ? undefined : seat);
    if (request.type === 'look') return look(open, request.seat === undefined ? undefined : seat, request.seq);
    // Behind the curtain, and for the seat of somebody else, there is nothing to ask.
    if (seat < 0 || seat !== open.seat)
      return refused({ code: 'not-yours', message: 'nobody before this screen has that seat now' });
    const { host } = open;
    switch (request.type) {
      case 'play':
        return this.#change(open, () => host.play(seat, request.seq, request.lines));
      case 'undo':
        return this.#change(open, () => host.undo(seat));
      case 'preview':
        return replyTo(host.preview(seat, request.lines));
      case 'series': {
        const found = host.series(seat, request.lines);
        return found.ok ? { type: 'series', ...found.value } : refused(found.error);
      }
      case 'why-not':
        return { type: 'why', ...host.whyNot(seat, request.keys) };
      case 'hint':
        return this.#hint(open, seat, request);
    }
  }

  #sit(open: OpenTable, seat: number | undefined): Reply {
    if (seat !== undefined && seat < 0)
      return refused({ code: 'not-yours', message: 'nobody at this screen has that seat' });
    open.seat = seat;
    open.told = 0;
    this.#tell(open);
    this.#letBotsPlay(open.stored.id, open);
    return DONE;
  }

  async #handOver(open: OpenTable, { seat }: Extract<Request, { type: 'hand-over' }>): Promise<Reply> {
    const wrong = whyNotHandOver(this.#bot, open.host.table.game, open.stored.seats, seat);
    if (wrong !== undefined) return refused(wrong);
    const seats = open.stored.seats.map((one) => (one.name === seat.name ? seat : one));
    open.stored = { ...open.stored, seats };
    await this.#save(open, open.stored.seq);
    // Whoever gave the seat away no longer looks through its eyes.
    if (open.seat !== undefined && seats[open.seat].type === 'bot') {
      open.seat = undefined;
      open.told = 0;
    }
    this.#tell(open);
    this.#letBotsPlay(open.stored.id, open);
    return { type: 'seats', seats };
  }

  async #hint(open: OpenTable, seat: number, effort: HintEffort): Promise<Reply> {
    const { table } = open.host;
    if (this.#bot.hint === undefined || table.choices(seat).length === 0)
      return refused({ code: 'no-hints', message: 'no bot has an opinion on this' });
    const level = this.#bot.levels(table.game).at(-1) ?? '';
    const found = await this.#bot.hint(askedOf(open, seat, { level }), effort);
    return { type: 'hints', seq: table.seq, ...found };
  }

  /** Applies, stores, tells: in this order. */
  async #change(open: OpenTable, act: () => { readonly ok: boolean; readonly error?: HostRefusal }): Promise<Reply> {
    const before = open.host.table.seq;
    const done = act();
    if (!done.ok) return refused(done.error ?? { code: 'failed', message: '' });
    await this.#save(open, before);
    this.#tell(open);
    this.#letBotsPlay(open.stored.id, open);
    return DONE;
  }

  async #save(open: OpenTable, from: number): Promise<void> {
    open.stored = storedAs(open.host, open.stored);
    await this.#store.append(open.stored, from, open.host.linesSince(from));
  }

  #tell(open: OpenTable): void {
    const { host, stored, seat, told } = open;
    this.#post(host.tell(stored.id, seat, Math.min(told, host.countDeeds), this.#store.isStored(stored.id)));
    open.told = host.countDeeds;
  }

  /** Has the next bot that is asked answer after a while. */
  #letBotsPlay(id: string, open: OpenTable, wait?: number): void {
    const { table } = open.host;
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const seat = seatsIn(table.waiting).find((waited) => open.stored.seats[waited].type === 'bot');
    if (seat === undefined) return;
    const { least, most } = this.#pace;
    const delay = wait ?? least + Math.random() * (most - least);
    const timer = setTimeout(() => this.#enqueue(() => this.#playBot(id, open, seat, wait)), delay);
    this.#timers.set(id, timer);
  }

  async #playBot(id: string, open: OpenTable, seat: number, wait: number | undefined): Promise<void> {
    if (this.#open.get(id) !== open) return;
    const { table } = open.host;
    const player = open.stored.seats[seat];
    const offered = table.choices(seat);
    if (player.type !== 'bot' || offered.length === 0) return;
    const before = table.seq;
    const line = await botLine(this.#bot, askedOf(open, seat, player), offered, (message) => console.warn(message));
    const done = open.host.play(seat, before, [line]);
    if (!done.ok) throw new Error(`what ${player.name} was offered cannot be done: ${done.error.message}`);
    await this.#save(open, before);
    this.#tell(open);
    this.#letBotsPlay(id, open, wait);
  }

  #lose(id: string): void {
    this.#close(id);
    this.#post({ type: 'lost', table: id });
  }

  #close(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    this.#open.delete(id);
    this.#locks.get(id)?.release();
    this.#locks.delete(id);
  }
}

function created(
  outcome: { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: HostRefusal },
): Reply {
  return outcome.ok ? { type: 'created', table: outcome.value } : refused(outcome.error);
}

/** The past through the eyes that look at the table now: who sits behind the curtain must not see another's. */
function look(open: OpenTable, seat: number | undefined, seq: number): Reply {
  if (seat !== open.seat) return refused({ code: 'not-yours', message: 'somebody else looks at the table' });
  const then = open.host.look(open.stored.id, seat, seq);
  return then.ok ? { type: 'past', past: then.value } : refused(then.error);
}

function replyTo(
  outcome: { readonly ok: true; readonly value: Reply } | { readonly ok: false; readonly error: HostRefusal },
): Reply {
  return outcome.ok ? outcome.value : refused(outcome.error);
}

function refused(refusal: HostRefusal): Reply {
  return { type: 'refused', refusal };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
