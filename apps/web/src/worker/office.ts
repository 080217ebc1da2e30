import { findGame, games } from '@fondaco/catalog';
import { RetryingStore, type Store } from '@fondaco/host';
import type { Json } from '@fondaco/kernel';
import { parseRequest, PROTOCOL, type HostMessage, type NewTable, type Request } from '@fondaco/protocol';
import type { BotPlayer } from './bot-player.ts';
import { createAgain, createTable, exportTable, importTable, openTable, summaryOf } from './open-table.ts';
import { created, DONE, refused, type Reply } from './reply.ts';
import { whyNotSeat } from './seat-check.ts';
import { TableLock } from './table-lock.ts';
import { TableRoom, type Pace, type RoomService } from './table-room.ts';

/** What an office needs from where it runs. */
export interface OfficeSetup {
  readonly store: Store;
  readonly bot: BotPlayer;
  readonly post: (message: HostMessage) => void;
}

/** Serves one page: keeps its tables, opens them, and passes on what is asked at one. Requests are answered one after another. */
export class Office implements RoomService {
  readonly store: RetryingStore;
  readonly bot: BotPlayer;
  readonly post: (message: HostMessage) => void;
  pace: Pace = { least: 600, most: 1500 };
  readonly #rooms = new Map<string, TableRoom>();
  #queue: Promise<void> = Promise.resolve();

  constructor({ store, bot, post }: OfficeSetup) {
    this.store = new RetryingStore(store);
    this.bot = bot;
    this.post = post;
  }

  receive(value: Json): void {
    const request = parseRequest(value);
    if (!request.ok) {
      this.post({ re: request.re, type: 'refused', refusal: request.error });
      return;
    }
    const { id } = request.value;
    this.enqueue(async () => {
      const reply = await this.#answer(request.value).catch((error: unknown): Reply =>
        refused({ code: 'failed', message: messageOf(error) }),
      );
      this.post({ re: id, ...reply });
    });
  }

  enqueue(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => console.error(error));
  }

  async #answer(request: Request): Promise<Reply> {
    switch (request.type) {
      case 'hello':
        return this.#welcome(request.protocol);
      case 'tables':
        await this.store.retry();
        return { type: 'tables', tables: (await this.store.tables()).map(summaryOf), isStored: this.store.isDurable };
      case 'new':
        return this.#create(request.how);
      case 'import':
        return created(await importTable(this.store, request.text, request.parts, (game) => this.bot.levels(game)[0]));
      case 'again':
        return created(await createAgain(this.store, request.table));
      case 'open':
        return this.#openTable(request.table, request.isTakingOver);
      case 'record':
        return this.#record(request.table);
      case 'remove':
        this.#close(request.table);
        await this.store.remove(request.table);
        return DONE;
      case 'close':
        this.#close(request.table);
        return DONE;
      case 'pace':
        this.pace = { least: request.least, most: Math.max(request.least, request.most) };
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
        return (
          this.#rooms.get(request.table)?.answer(request) ??
          refused({ code: 'no-table', message: 'this table is not open here' })
        );
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
        botLevels: this.bot.levels(game),
        temperaments: this.bot.temperaments(game),
      })),
    };
  }

  async #create(how: NewTable): Promise<Reply> {
    const game = findGame(how.game)?.game;
    const wrong = game && how.seats.map((seat) => whyNotSeat(this.bot, game, seat)).find((one) => one !== undefined);
    return wrong === undefined ? created(await createTable(this.store, how)) : refused(wrong);
  }

  async #openTable(id: string, isTakingOver: boolean): Promise<Reply> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known.describe();
    const lock = await TableLock.take(id, isTakingOver, () => this.#lose(id));
    if (lock === undefined) return refused({ code: 'elsewhere', message: 'the table is open in another tab' });
    const opened = await openTable(this.store, id);
    if (!opened.ok) {
      lock.release();
      return refused(opened.error);
    }
    const room = new TableRoom(this, opened.value, lock);
    this.#rooms.set(id, room);
    return room.describe();
  }

  async #record(id: string): Promise<Reply> {
    const open = this.#rooms.get(id)?.table;
    const text = await exportTable(this.store, id, open);
    if (!text.ok) return refused(text.error);
    const game = open?.host.table.game.id ?? (await this.store.table(id))?.header.game ?? 'table';
    return { type: 'record', text: text.value, fileName: `${game}-${id}.txt` };
  }

  #lose(id: string): void {
    this.#close(id);
    this.post({ type: 'lost', table: id });
  }

  #close(id: string): void {
    this.#rooms.get(id)?.close();
    this.#rooms.delete(id);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
