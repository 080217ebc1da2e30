import { refuseHost, type HostResult } from '@fondaco/host';
import { success } from '@fondaco/kernel';
import type { GatheringInfo, LobbyLists, LobbyNotice, LobbyReply, LobbyRequest } from '@fondaco/protocol';
import type { Guest } from '../store/guests.ts';
import { answerGuest, refusedBy, replyWith, type Asker, type GuestRequest } from './answer-guest.ts';
import { describeGathering, mayVisit } from './describe-gathering.ts';
import { latenessFor, type LoadedTable, type LobbyViewer } from './loaded-table.ts';
import { listTables } from './lobby-lists.ts';
import { placeOfGuest } from './presence.ts';
import type { ServerLobby } from './server-lobby.ts';
import { Uploads, type AskForRoom } from './uploads.ts';
import type { WatchedNews, WatchedTable } from './watched-table.ts';

/** A table somebody has open. */
interface VisitedTable {
  readonly table: WatchedTable;
  /** How often the link had been changed when they came by it or made it; absent if they did neither. */
  invite: number | undefined;
  readonly end: () => void;
  readonly unsent: Set<WatchedNews>;
  sent: string;
}

const MOST_VISITS = 20;
const NO_GUEST = refuseHost('no-guest', 'say who you are first');

/**
 * Somebody who has come to the lobby, on one connection. What is new waits until it is taken, and then it is the newest state: whoever takes
 * seldom has nothing queued up.
 */
export class LobbyVisitor {
  readonly guest: Guest | undefined;
  readonly #uploads: Uploads;
  readonly #lobby: ServerLobby;
  readonly #onNews: () => void;
  readonly #visits = new Map<string, VisitedTable>();
  /** The tokens of the links that led to tables; whether one still holds, the store is asked when it matters. */
  readonly #tokens = new Map<string, string>();
  #endList: (() => void) | undefined;
  #lists: LobbyLists | undefined;
  #sentLists = '';
  /** How often everything in the lists was written when they were last read. */
  #versions = '';
  /** Until when they stay so if nothing is written. */
  #until = Infinity;
  #isReading = false;

  constructor(lobby: ServerLobby, guest: Guest | undefined, onNews: () => void, askForRoom?: AskForRoom) {
    this.#lobby = lobby;
    this.#uploads = new Uploads(askForRoom);
    this.guest = guest;
    this.#onNews = onNews;
  }

  async answer(request: LobbyRequest): Promise<LobbyReply> {
    if (request.type === 'lobby') return { type: 'lobby', ...(await this.#openLists()) };
    if (request.type === 'visit') {
      await this.showInvite(request.table, request.invite);
      return replyWith(await this.#visit(request.table), (reply) => reply);
    }
    if (request.type !== 'leave-lobby' && request.type !== 'end-visit') return this.#answerGuest(request);
    if (request.type === 'leave-lobby') this.#closeLists();
    else this.#endVisit(request.table);
    return { type: 'done' };
  }

  async #answerGuest(request: GuestRequest): Promise<LobbyReply> {
    const { guest } = this;
    if (guest === undefined) return refusedBy(NO_GUEST.error);
    const asker: Asker = {
      guest,
      uploads: this.#uploads,
      showInvite: (table, token) => this.showInvite(table, token),
      holdInvite: (table, token, changes) => {
        this.#tokens.set(table, token);
        const visited = this.#visits.get(table);
        if (visited !== undefined) visited.invite = changes;
      },
      isInvited: (table) => this.isInvited(table),
      presenceOf: (table, seat) => this.#lobby.presence.of(table, seat),
    };
    const reply = await answerGuest(this.#lobby.services, asker, request);
    // Whoever has the lists open here sees at once what came of it.
    this.#lobby.lookSoon();
    return reply;
  }

  /** Whether the link somebody came by holds; one that was revoked meanwhile leads nowhere. */
  async isInvited(table: string): Promise<boolean> {
    const token = this.#tokens.get(table);
    if (token === undefined) return false;
    const invite = await this.#lobby.services.store.invites.byToken(token);
    if (invite?.table === table) return true;
    this.#tokens.delete(table);
    return false;
  }

  /** Takes note of a link somebody came by, if it holds. */
  async showInvite(table: string, token: string | undefined): Promise<void> {
    if (token === undefined) return;
    const invite = await this.#lobby.services.store.invites.byToken(token);
    if (invite?.table === table) this.#tokens.set(table, token);
    else this.#tokens.delete(table);
  }

  /** Opens the lists; from then on there is news when they change. */
  async #openLists(): Promise<LobbyLists> {
    this.#endList ??= this.#lobby.readList(() => void this.#readLists());
    const { versions, everybodys } = await this.#readVersions();
    const { lists, until } = await listTables(this.#lobby.services, this.guest?.id, everybodys);
    [this.#versions, this.#until] = [versions, until];
    this.#sentLists = printLists(lists);
    return lists;
  }

  #closeLists(): void {
    this.#endList?.();
    this.#endList = undefined;
    this.#lists = undefined;
  }

  /** How often everything in the lists was written by now, and what anybody may see. */
  async #readVersions(): Promise<{ readonly versions: string; readonly everybodys: readonly LoadedTable[] }> {
    const { services } = this.#lobby;
    const { versions, tables } = await this.#lobby.loadPublic();
    const own = this.guest === undefined ? '' : await services.store.gatherings.versionsOfGuest(this.guest.id);
    return { versions: `${own} ${versions}`, everybodys: tables };
  }

  async #readLists(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      const { versions, everybodys } = await this.#readVersions();
      if (versions === this.#versions && this.#lobby.services.clock.now() < this.#until) return;
      const { lists, until } = await listTables(this.#lobby.services, this.guest?.id, everybodys);
      [this.#versions, this.#until] = [versions, until];
      if (this.#endList === undefined || printLists(lists) === this.#sentLists) return;
      this.#lists = lists;
      this.#onNews();
    } catch (error) {
      this.#lobby.services.warn(`lists were not read: ${String(error)}`);
    } finally {
      this.#isReading = false;
    }
  }

  /** Opens a table; from then on there is news when it changes. */
  async #visit(id: string): Promise<HostResult<LobbyReply>> {
    this.#endVisit(id);
    if (this.#visits.size >= MOST_VISITS) return refuseHost('too-many', `at most ${MOST_VISITS} tables at once`);
    const unsent = new Set<WatchedNews>();
    const receive = (news: WatchedNews): void => {
      unsent.add(news);
      this.#onNews();
    };
    const watched = await this.#lobby.watch(id, receive);
    if (!watched.ok) return watched;
    const { table, end } = watched.value;
    const isInvited = await this.isInvited(id);
    const viewer: LobbyViewer = { guest: this.guest?.id, isInvited };
    if (!mayVisit(table.loaded, viewer)) {
      end();
      return refuseHost('not-invited', 'this table is for those who have its link');
    }
    const info = describeGathering(table.loaded, viewer, this.#lobby.services.clock.now());
    const leave = this.#arrive(table);
    this.#visits.set(id, {
      table,
      invite: isInvited ? inviteChangesOf(table) : undefined,
      end: () => {
        end();
        leave();
      },
      unsent,
      sent: printInfo(info),
    });
    receive('here');
    receive('clocks');
    table.look();
    return success({ type: 'gathering', ...info });
  }

  /** They are where people gather; once it is played they are where they sit. */
  #arrive({ id, loaded }: WatchedTable): () => void {
    if (loaded.row !== undefined || this.guest === undefined) return () => undefined;
    return this.#lobby.presence.arrive(id, placeOfGuest(this.guest.id));
  }

  #endVisit(id: string): void {
    this.#visits.get(id)?.end();
    this.#visits.delete(id);
  }

  /** What is new, as it stands now. */
  take(): readonly LobbyNotice[] {
    const notices: LobbyNotice[] = [];
    if (this.#lists !== undefined) {
      this.#sentLists = printLists(this.#lists);
      notices.push({ type: 'lobby', ...this.#lists });
      this.#lists = undefined;
    }
    const now = this.#lobby.services.clock.now();
    for (const visited of this.#visits.values()) notices.push(...takeFrom(visited, this.guest?.id, now));
    return notices;
  }

  /** The connection is gone. */
  leave(): void {
    this.#closeLists();
    this.#uploads.clear();
    for (const id of this.#visits.keys()) this.#endVisit(id);
  }
}

/** How often the link to a table was changed: whoever came by the one before has none. */
function inviteChangesOf({ loaded }: WatchedTable): number {
  return loaded.called.setup.inviteChanges ?? 0;
}

function takeFrom(visited: VisitedTable, guest: string | undefined, now: number): readonly LobbyNotice[] {
  const { table, unsent } = visited;
  const viewer: LobbyViewer = { guest, isInvited: visited.invite === inviteChangesOf(table) };
  const news = new Set(unsent);
  unsent.clear();
  const notices: LobbyNotice[] = [];
  if (news.has('gathering')) {
    const info = describeGathering(table.loaded, viewer, now);
    const text = printInfo(info);
    if (text !== visited.sent) notices.push({ type: 'gathering', ...info });
    visited.sent = text;
  }
  if (news.has('here')) notices.push(table.tellHere());
  // Clocks tell who is waited for, and when something was done: nothing for those who watch late.
  const isLate = latenessFor(table.loaded, viewer.guest) > 0;
  const clocks = news.has('clocks') && !isLate ? table.tellClocks() : undefined;
  return clocks === undefined ? notices : [...notices, clocks];
}

/** What is told of a table without the number of its changes: some are not for everybody, and then nothing is told. */
function printInfo(info: GatheringInfo): string {
  const { version: _, ...told } = info;
  return JSON.stringify(told);
}

/** Lists without the time they were read at. */
function printLists({ mine, open, watched }: LobbyLists): string {
  return JSON.stringify([mine, open, watched]);
}
