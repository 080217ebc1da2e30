import { historyOf, type RetryingStore } from '@fondaco/host';
import { lexiconOf, seatsIn } from '@fondaco/kernel';
import type { HostMessage, HostRefusal, Request } from '@fondaco/protocol';
import { askedOf } from './asked-of.ts';
import { chooseOrFallBack } from './choose-or-fall-back.ts';
import type { BotPlayer, HintEffort } from './bot-player.ts';
import { append, holderOf, storedAs, type OpenTable } from './open-table.ts';
import { DONE, refused, replyTo, type Reply } from './reply.ts';
import { noSuchSeat, whyNotSeat } from './seat-check.ts';
import type { TableLock } from './table-lock.ts';

/** What somebody asks for the seat they have. */
type SeatRequest = Extract<Request, { type: 'play' | 'undo' | 'preview' | 'series' | 'why-not' | 'hint' }>;

/** What is asked at a table that is open. */
export type TableRequest =
  SeatRequest | Extract<Request, { type: 'sit' | 'look' | 'history' | 'hurry' | 'store' | 'hand-over' }>;

/** Milliseconds a bot takes for a move, at least and at most. */
export interface Pace {
  readonly least: number;
  readonly most: number;
}

/** What a room has from the office it belongs to. */
export interface RoomService {
  readonly store: RetryingStore;
  readonly bot: BotPlayer;
  readonly pace: Pace;
  readonly post: (message: HostMessage) => void;
  /** Has work done after all that was asked before. */
  readonly enqueue: (work: () => Promise<void>) => void;
}

/** One open table: checks and applies what is played, has it on disk before anybody hears of it, and lets the bots play. */
export class TableRoom {
  readonly #service: RoomService;
  readonly #open: OpenTable;
  readonly #lock: TableLock;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(service: RoomService, open: OpenTable, lock: TableLock) {
    this.#service = service;
    this.#open = open;
    this.#lock = lock;
  }

  get table(): OpenTable {
    return this.#open;
  }

  describe(): Reply {
    const { host, stored } = this.#open;
    const { game } = host.table;
    return {
      type: 'opened',
      table: stored.id,
      game: game.id,
      rules: game.rules,
      seats: stored.seats,
      options: stored.header.options,
      ...(stored.parts === undefined ? {} : { parts: stored.parts }),
      lexicon: lexiconOf(game),
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#lock.release();
  }

  async answer(request: TableRequest): Promise<Reply> {
    const { host } = this.#open;
    switch (request.type) {
      case 'hurry':
        this.#letBotsPlay(0);
        return DONE;
      case 'store':
        await this.#service.store.retry();
        this.#tell();
        return DONE;
      case 'hand-over':
        return this.#handOver(request);
      case 'history':
        return replyTo(historyOf(host.table.game, host.table.record()));
      case 'sit':
        return this.#sit(this.#seatOf(request.seat));
      case 'look':
        return this.#look(this.#seatOf(request.seat), request.seq);
      case 'play':
      case 'undo':
      case 'preview':
      case 'series':
      case 'why-not':
      case 'hint':
        return this.#answerSeat(request);
    }
  }

  async #answerSeat(request: SeatRequest): Promise<Reply> {
    const { host } = this.#open;
    const seat = this.#seatOf(request.seat);
    // Behind the curtain, and for the seat of somebody else, there is nothing to ask.
    if (seat === undefined || seat < 0 || seat !== this.#open.seat)
      return refused({ code: 'not-yours', message: 'nobody before this screen has that seat now' });
    switch (request.type) {
      case 'play':
        return this.#change(() => host.play(seat, request.seq, request.lines));
      case 'undo':
        return this.#change(() => host.undo(seat));
      case 'preview':
        return replyTo(host.preview(seat, request.lines));
      case 'series': {
        const found = host.series(seat, request.lines);
        return found.ok ? { type: 'series', ...found.value } : refused(found.error);
      }
      case 'why-not':
        return { type: 'why', ...host.whyNot(seat, request.keys) };
      case 'hint':
        return this.#hint(seat, request);
    }
  }

  /** The seat of a person by its word; negative if no person here has it, undefined if nobody is meant. */
  #seatOf(word: string | undefined): number | undefined {
    if (word === undefined) return undefined;
    const { stored, host } = this.#open;
    return stored.seats.findIndex(({ type }, seat) => host.table.seats[seat] === word && type === 'person');
  }

  #sit(seat: number | undefined): Reply {
    if (seat !== undefined && seat < 0)
      return refused({ code: 'not-yours', message: 'nobody at this screen has that seat' });
    this.#lookThrough(seat);
    this.#tell();
    this.#letBotsPlay();
    return DONE;
  }

  /** The past through the eyes that look at the table now: who sits behind the curtain must not see another's. */
  #look(seat: number | undefined, seq: number): Reply {
    const { host, stored } = this.#open;
    if (seat !== this.#open.seat) return refused({ code: 'not-yours', message: 'somebody else looks at the table' });
    const then = host.look(stored.id, seat, seq);
    return then.ok ? { type: 'past', past: then.value } : refused(then.error);
  }

  async #handOver({ seat: word, player }: Extract<Request, { type: 'hand-over' }>): Promise<Reply> {
    const open = this.#open;
    const { table } = open.host;
    const seat = table.seats.indexOf(word);
    const wrong = seat < 0 ? noSuchSeat(word) : whyNotSeat(this.#service.bot, table.game, player);
    if (wrong !== undefined) return refused(wrong);
    table.rename(seat, player.name);
    table.hold(seat, holderOf(player));
    const seats = open.stored.seats.with(seat, player);
    open.stored = { ...open.stored, seats };
    await this.#save(open.stored.seq);
    // Whoever gave the seat away no longer looks through its eyes.
    if (open.seat !== undefined && seats[open.seat].type === 'bot') this.#lookThrough(undefined);
    this.#tell();
    this.#letBotsPlay();
    return { type: 'seats', seats };
  }

  #lookThrough(seat: number | undefined): void {
    this.#open.seat = seat;
    this.#open.told = 0;
  }

  async #hint(seat: number, effort: HintEffort): Promise<Reply> {
    const { bot } = this.#service;
    const { table } = this.#open.host;
    if (bot.hint === undefined || table.choices(seat).length === 0)
      return refused({ code: 'no-hints', message: 'no bot has an opinion on this' });
    const level = bot.levels(table.game).at(-1) ?? '';
    const found = await bot.hint(askedOf(this.#open, seat, { level }), effort);
    return { type: 'hints', seq: table.seq, ...found };
  }

  /** Applies, stores, tells: in this order. */
  async #change(act: () => { readonly ok: boolean; readonly error?: HostRefusal }): Promise<Reply> {
    const before = this.#open.host.table.seq;
    const done = act();
    if (!done.ok) return refused(done.error ?? { code: 'failed', message: '' });
    await this.#save(before);
    this.#tell();
    this.#letBotsPlay();
    return DONE;
  }

  async #save(from: number): Promise<void> {
    const open = this.#open;
    open.stored = storedAs(open.host, open.stored);
    await append(this.#service.store, open.stored, from, open.host.linesSince(from));
  }

  #tell(): void {
    const { host, stored, seat, told } = this.#open;
    const { post, store } = this.#service;
    post(host.tell(stored.id, seat, Math.min(told, host.countDeeds), store.isStored(stored.id)));
    this.#open.told = host.countDeeds;
  }

  /** Has the next bot that is asked answer after a while, at the pace people follow or at that of somebody in a hurry. */
  #letBotsPlay(wait?: number): void {
    clearTimeout(this.#timer);
    const { host, stored } = this.#open;
    const seat = seatsIn(host.table.waiting).find((waited) => stored.seats[waited].type === 'bot');
    if (seat === undefined) return;
    const { least, most } = this.#service.pace;
    const delay = wait ?? least + Math.random() * (most - least);
    this.#timer = setTimeout(() => this.#service.enqueue(() => this.#playBot(seat, wait)), delay);
  }

  async #playBot(seat: number, wait: number | undefined): Promise<void> {
    if (this.#isClosed) return;
    const { host, stored } = this.#open;
    const player = stored.seats[seat];
    const offered = host.table.choices(seat);
    if (player.type !== 'bot' || offered.length === 0) return;
    const before = host.table.seq;
    const asked = askedOf(this.#open, seat, player);
    const line = await chooseOrFallBack(this.#service.bot, asked, offered, (message) => console.warn(message));
    const done = host.play(seat, before, [line]);
    if (!done.ok) throw new Error(`what ${player.name} was offered cannot be done: ${done.error.message}`);
    await this.#save(before);
    this.#tell();
    this.#letBotsPlay(wait);
  }
}
