import {
  agreeOnProtocol,
  OLDEST_PROTOCOL,
  PROTOCOL,
  type HostRefusal,
  type Reply,
  type TableRequest,
} from '@fondaco/protocol';
import type { Host } from './host.ts';
import { refuseHost, type HostResult } from './host-result.ts';
import type { OpenTable } from './table/open-table.ts';
import { NO_TABLE } from './store/stored-record.ts';
import { openChoices } from './shared/open-choices.ts';
import { PublicScreen } from './shared/public-screen.ts';
import type { SharedScreen } from './shared/shared-screen.ts';
import { TableSession } from './table/table-session.ts';

/** Where a visitor comes from, and what they may do. */
export interface VisitorRights {
  /** Who they are, in the host's own words. */
  readonly by?: string | undefined;
  /** Whether they may look through a seat's eyes and play for it. */
  readonly canSit: (open: OpenTable, seat: number) => boolean;
  /**
   * How many milliseconds late they see a table without a seat there; Infinity if they may not watch it. Absent, they see it as it stands.
   */
  readonly latenessAt?: (open: OpenTable) => Promise<number>;
  /** They are about to play in a seat. */
  readonly beforePlay?: (open: OpenTable, seat: number) => Promise<void>;
  /** Where people share the screen: what a game has them hide from each other. Without a seat they may then play what lies open. */
  readonly screenOf?: (game: string) => SharedScreen | undefined;
  /** There is something to take from the session at a table. */
  readonly onNews: (session: TableSession) => void;
}

type SessionRequest = Exclude<TableRequest, { type: 'hello' | 'open' | 'sit' | 'close' }>;

export const DONE: Reply = { type: 'done' };
const NOT_THEIRS = refuseHost('not-yours', 'you do not look through the eyes of that seat');

/** Somebody who has come to the host, on one connection, with a session at each table they look at. */
export class Visitor {
  readonly #host: Host;
  readonly #rights: VisitorRights;
  readonly #sessions = new Map<string, TableSession>();
  readonly #screens = new Map<string, PublicScreen>();

  constructor(host: Host, rights: VisitorRights) {
    this.#host = host;
    this.#rights = rights;
  }

  async answer(request: TableRequest): Promise<Reply> {
    switch (request.type) {
      case 'hello':
        return this.#welcome(request.oldest ?? request.protocol, request.protocol);
      case 'open':
        return replyTo(await this.#host.open(request.table), (open) => ({ type: 'opened', ...open.describe() }));
      case 'sit':
        return this.#sit(request);
      case 'close':
        this.leave(request.table);
        return DONE;
      case 'play':
      case 'undo':
      case 'preview':
      case 'effects':
      case 'series':
      case 'why-not':
      case 'hint':
      case 'look':
      case 'history':
      case 'record':
        return this.#answerAt(request);
    }
  }

  #welcome(oldest: number, newest: number): Reply {
    const protocol = agreeOnProtocol({ oldest, newest });
    if (protocol !== undefined) return { type: 'welcome', protocol, games: this.#host.gameSummaries() };
    const message = `this host speaks the protocols ${OLDEST_PROTOCOL} to ${PROTOCOL}, not ${oldest} to ${newest}`;
    return refused(refuseHost('old-client', message));
  }

  async #sit({ table, seat, from }: Extract<TableRequest, { type: 'sit' }>): Promise<Reply> {
    const open = await this.#host.open(table);
    if (!open.ok) return refused(open);
    const place = seat === undefined ? undefined : open.value.table.seats.indexOf(seat);
    if (place !== undefined && (place < 0 || !this.#rights.canSit(open.value, place)))
      return refused(refuseHost('not-yours', 'nobody here has that seat'));
    const lateness = await this.#rights.latenessAt?.(open.value);
    if (place === undefined && lateness === Infinity)
      return refused(refuseHost('not-invited', 'nobody may watch here'));
    this.#screens.get(table)?.hide();
    this.#sessionAt(open.value, lateness).sit(place, from);
    return DONE;
  }

  /** Lets somebody look at what is theirs on a screen that others look at, too. */
  async peek(table: string, seat: string): Promise<Reply> {
    const open = await this.#host.open(table);
    if (!open.ok) return refused(open);
    const place = open.value.table.seats.indexOf(seat);
    const screen = this.#screens.get(table);
    if (screen === undefined || this.#sessions.get(table)?.seat !== undefined) return refused(NO_TABLE);
    if (place < 0 || !this.#rights.canSit(open.value, place))
      return refused(refuseHost('not-yours', 'nobody here has that seat'));
    return { type: 'peeked', sight: screen.look(place).tell() };
  }

  /** What a guide tells the person in a seat to do. */
  async suggest(table: string, seat: string): Promise<Reply> {
    const session = this.#sessions.get(table);
    if (session === undefined) return refused(NO_TABLE);
    if (session.seatWord !== seat) return refused(NOT_THEIRS);
    return replyTo(await session.suggest(), (suggestion) => ({ type: 'suggestion', ...suggestion }));
  }

  /** Nobody looks at what is theirs any more. */
  hide(table: string): void {
    this.#screens.get(table)?.hide();
  }

  #sessionAt(open: OpenTable, lateness: number | undefined): TableSession {
    const known = this.#sessions.get(open.id);
    if (known !== undefined) return known;
    const { by, onNews, screenOf } = this.#rights;
    const screen = screenOf?.(open.table.game.id);
    const viewer = {
      by,
      lateness,
      onNews: () => onNews(session),
      openChoices: screenOf && (({ table, players }: OpenTable) => openChoices(table, players, screen)),
    };
    if (screenOf !== undefined) this.#screens.set(open.id, new PublicScreen(this.#host.services, open, screen));
    const session: TableSession = new TableSession(this.#host.services, open, viewer);
    this.#sessions.set(open.id, session);
    return session;
  }

  async #answerAt(request: SessionRequest): Promise<Reply> {
    const own = this.#sessions.get(request.table);
    if (own === undefined) return refused(NO_TABLE);
    const screen = own.seat === undefined ? this.#screens.get(request.table) : undefined;
    const isPeek = 'seat' in request && screen?.peek?.seatWord === request.seat;
    const session = isPeek ? (screen.peek ?? own) : own;
    // For the seat of somebody else, and for a spectator, there is nothing to ask.
    if ('seat' in request && request.seat !== session.seatWord)
      return screen === undefined ? refused(NOT_THEIRS) : this.#answerInPublic(own, screen, request);
    const { seat } = session;
    if (seat !== undefined && (request.type === 'play' || request.type === 'undo'))
      await this.#rights.beforePlay?.(session.open, seat);
    switch (request.type) {
      case 'play':
        return replyTo(await session.play(request, request.lines), (seq) => ({ type: 'played', seq }));
      case 'undo':
        return replyTo(await session.undo(request), (seq) => ({ type: 'played', seq }));
      case 'preview':
        return replyTo(await session.preview(request.lines), (preview) => ({ type: 'preview', ...preview }));
      case 'effects':
        return replyTo(await session.effects(request.after), (effects) => ({ type: 'effects', ...effects }));
      case 'series':
        return replyTo(await session.series(request.lines), (series) => ({ type: 'series', ...series }));
      case 'why-not':
        return replyTo(await session.whyNot(request.keys), (why) => ({ type: 'why', ...why }));
      case 'hint':
        return replyTo(await session.hint(request), (hints) => ({ type: 'hints', ...hints }));
      case 'look':
        return replyTo(await session.look(request.seq), (past) => ({ type: 'past', past }));
      case 'history':
        return replyTo(await session.history(), (history) => ({ type: 'history', ...history }));
      case 'record':
        return { type: 'record', ...session.record() };
    }
  }

  /** For somebody at the screen, before everybody's eyes. */
  async #answerInPublic(
    { open }: TableSession,
    screen: PublicScreen,
    request: Extract<SessionRequest, { seat: string }>,
  ): Promise<Reply> {
    const seat = open.table.seats.indexOf(request.seat);
    if (seat < 0 || !this.#rights.canSit(open, seat)) return refused(NOT_THEIRS);
    switch (request.type) {
      case 'play':
        return replyTo(await screen.play(seat, request, request.lines), (seq) => ({ type: 'played', seq }));
      case 'undo':
        return replyTo(await screen.undo(seat, request), (seq) => ({ type: 'played', seq }));
      case 'effects':
        return replyTo(await screen.effects(seat, request.after), (effects) => ({ type: 'effects', ...effects }));
      case 'preview':
      case 'series':
      case 'why-not':
      case 'hint':
        return refused(NOT_THEIRS);
    }
  }

  /** Ends the session at a table. */
  leave(table: string): void {
    this.hide(table);
    this.#screens.delete(table);
    this.#sessions.get(table)?.close();
    this.#sessions.delete(table);
  }

  /** Ends all sessions: the connection is gone. */
  leaveAll(): void {
    for (const table of this.#sessions.keys()) this.leave(table);
  }
}

export function refused({ error }: { readonly error: HostRefusal }): Reply {
  return { type: 'refused', refusal: error };
}

export function replyTo<T>(result: HostResult<T>, reply: (value: T) => Reply): Reply {
  return result.ok ? reply(result.value) : refused(result);
}
