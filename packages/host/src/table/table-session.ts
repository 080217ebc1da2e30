import type { HintTask } from '@fondaco/bots';
import { printRecord, success } from '@fondaco/kernel';
import type {
  Hint,
  LineEffects,
  Notice,
  OpenChoices,
  PointsHistory,
  PreviewOfLines,
  SaidSeries,
  Suggestion,
  TableMessage,
  WhyNotLine,
} from '@fondaco/protocol';
import { askBot } from '../bots/ask-bot.ts';
import { refuseHost, type HostResult } from '../host-result.ts';
import type { OpenTable, TableChange, TableNews } from './open-table.ts';
import { recordFile, type RecordFile } from '../record-file.ts';
import type { HostServices } from '../services.ts';
import { showLate, type ShownTable } from './late-table.ts';
import { tellTable } from './tell-table.ts';

/** Who comes to a table. */
export interface Viewer {
  /** Who they are, in the host's own words: kept with the lines they say. */
  readonly by?: string | undefined;
  /** There is something to take. */
  readonly onNews: () => void;
  /** How many milliseconds late they see the table without a seat; Infinity if they may not watch at all. */
  readonly lateness?: number | undefined;
  /** Without a seat they are several before one screen, and are told what each of them may say there. */
  readonly openChoices?: ((open: OpenTable) => readonly OpenChoices[]) | undefined;
}

/** Something that changes the table. */
export interface SessionSubmission {
  readonly key: string;
  readonly seq: number;
}

/** What a bot would do, for the decision after `seq` lines. */
export interface HintsAt {
  readonly seq: number;
  readonly iterations: number;
  readonly hints: readonly Hint[];
}

/** What a guide tells somebody to do, for the decision after `seq` lines. */
export interface SuggestionAt extends Suggestion {
  readonly seq: number;
}

/** What can be chosen after `seq` lines, and what each choice costs and brings. */
export interface EffectsAt {
  readonly seq: number;
  readonly offered: readonly LineEffects[];
}

/**
 * One viewer of one table: a seat on one of its player's devices, or a spectator. It has its own place in the journal. What is new waits
 * until it is taken, and then it is the newest state: a viewer who takes seldom has nothing queued up.
 */
export class TableSession {
  readonly #services: HostServices;
  readonly #open: OpenTable;
  readonly #viewer: Viewer;
  #leave: () => void;
  /** What the viewer looks at: the table as it stands, or for a spectator as it stood. */
  #shown: ShownTable;
  #seat: number | undefined;
  /** Under which name they sat down. */
  #name: string | undefined;
  /** The number of lines the viewer was told of. */
  #seq = 0;
  #unsent: readonly Notice['type'][] = [];

  constructor(services: HostServices, open: OpenTable, viewer: Viewer) {
    this.#services = services;
    this.#open = open;
    this.#viewer = viewer;
    this.#shown = open;
    this.#leave = open.watch((news) => this.#receive(news));
  }

  /** The table as it stands, whatever the viewer sees of it. */
  get open(): OpenTable {
    return this.#open;
  }

  /** The seat looked through; absent for a spectator. */
  get seat(): number | undefined {
    return this.#seat;
  }

  /** The word of that seat. */
  get seatWord(): string | undefined {
    return this.#seat === undefined ? undefined : this.#open.table.seats[this.#seat];
  }

  /** Looks through a seat's eyes, or a spectator's, from now on; `from` lines of what they see are known already. */
  sit(seat: number | undefined, from = 0): void {
    this.#lookFrom(seat);
    this.#seq = Math.min(from, this.#shown.table.seq);
    this.#wake('table');
  }

  /** Players see the table as it stands, spectators as late as they may. */
  #lookFrom(seat: number | undefined): void {
    this.#seat = seat;
    this.#name = seat === undefined ? undefined : this.#open.players[seat]?.name;
    const lateness = seat === undefined ? (this.#viewer.lateness ?? 0) : 0;
    this.#leave();
    this.#shown = showLate(this.#services, this.#open, lateness);
    this.#leave = this.#shown.watch((news) => this.#receive(news));
  }

  #receive(news: TableNews): void {
    if (news.type === 'lines') this.#seq = Math.min(this.#seq, news.unchanged);
    if (news.type === 'seats') this.#leaveGivenSeat();
    this.#wake(news.type === 'gone' ? 'lost' : news.type === 'seats' ? 'seats' : 'table');
  }

  /** Whoever gave their seat away no longer looks through its eyes. */
  #leaveGivenSeat(): void {
    if (this.#seat === undefined) return;
    const player = this.#open.players[this.#seat];
    // Somebody else may sit there by now, under their own name.
    if (player?.type === 'person' && player.name === this.#name) return;
    this.#lookFrom(undefined);
    this.#seq = 0;
  }

  #wake(type: Notice['type']): void {
    if (!this.#unsent.includes(type)) this.#unsent = [...this.#unsent, type];
    this.#viewer.onNews();
  }

  /** What is new for the viewer, as it stands now; `tell` may know already what others in the same place are told. */
  take(tell: typeof tellTable = tellTable): readonly Notice[] {
    const unsent = this.#unsent;
    this.#unsent = [];
    const { id, players, table } = this.#shown;
    if (unsent.includes('lost')) return [{ type: 'lost', table: id, isGone: true }];
    const notices: Notice[] = [];
    if (unsent.includes('seats')) notices.push({ type: 'seats', table: id, seats: players });
    if (unsent.length > 0) {
      notices.push(this.#tellBy(tell));
      this.#seq = table.seq;
    }
    return notices;
  }

  /** Where the table stands for the viewer, with the entries they were not told of. */
  tell(): TableMessage {
    return this.#tellBy(tellTable);
  }

  #tellBy(tell: typeof tellTable): TableMessage {
    const { id, table, isStored } = this.#shown;
    return this.#withOpen(tell(table, { table: id, seat: this.#seat, from: this.#seq, isStored }));
  }

  #withOpen(sent: TableMessage): TableMessage {
    const open = this.#seat === undefined ? this.#viewer.openChoices?.(this.#open) : undefined;
    return open === undefined ? sent : { ...sent, open };
  }

  /** Plays lines; the answer is the number of lines then. */
  play(submission: SessionSubmission, lines: readonly string[]): Promise<HostResult<number>> {
    return this.#inSeat((seat) => this.#open.play({ ...submission, ...this.#asPlayer(seat) }, lines));
  }

  undo(submission: SessionSubmission): Promise<HostResult<number>> {
    return this.#inSeat((seat) => this.#open.undo({ ...submission, ...this.#asPlayer(seat) }));
  }

  /** Whoever gave the seat away elsewhere is found out when the table is read again, and plays no more. */
  #asPlayer(seat: number): Pick<TableChange, 'seat' | 'by' | 'isWanted'> {
    return { seat, by: this.#viewer.by, isWanted: () => this.#seat === seat };
  }

  preview(lines: readonly string[]): Promise<HostResult<PreviewOfLines>> {
    return this.#inSeat((seat) => {
      const tried = this.#open.table.preview(seat, lines);
      if (!tried.ok) return tried;
      const { value } = tried;
      return success({ lines, events: [], ...value });
    });
  }

  effects(after: readonly string[]): Promise<HostResult<EffectsAt>> {
    return this.#inSeat(async (seat) => {
      const { table } = this.#open;
      const { seq } = table;
      const offered = await this.#services.questions.effects(table, seat, after);
      return offered.ok ? success({ seq, offered: offered.value }) : offered;
    });
  }

  series(picked: readonly string[]): Promise<HostResult<SaidSeries>> {
    return this.#inSeat((seat) => this.#services.questions.series(this.#open.table, seat, picked));
  }

  whyNot(keys: readonly string[]): Promise<HostResult<WhyNotLine>> {
    return this.#inSeat(async (seat) => success(await this.#services.questions.whyNot(this.#open.table, seat, keys)));
  }

  hint(task: HintTask): Promise<HostResult<HintsAt>> {
    return this.#inSeat(async (seat) => {
      const { bots } = this.#services;
      const { table } = this.#open;
      if (bots.hint === undefined || table.choices(seat).length === 0)
        return refuseHost('no-hints', 'no bot has an opinion on this');
      const { seq } = table;
      const level = bots.levels(table.game).at(-1) ?? '';
      return success({ seq, ...(await bots.hint(askBot(this.#open, seat, { level }), task)) });
    });
  }

  /** A guide speaks to somebody who plays alone against bots, and to nobody else. */
  suggest(): Promise<HostResult<SuggestionAt>> {
    return this.#inSeat(async (seat) => {
      const { bots } = this.#services;
      const { table, players } = this.#open;
      const isAlone = players.every(({ type }, i) => (type === 'person') === (i === seat));
      if (bots.suggest === undefined || !isAlone || table.choices(seat).length === 0)
        return refuseHost('no-hints', 'no guide has anything to say here');
      const { seq } = table;
      return success({ seq, ...(await bots.suggest(askBot(this.#open, seat, { level: 'guided' }))) });
    });
  }

  /** The past through the eyes that look at the table now. */
  look(seq: number): Promise<HostResult<TableMessage>> {
    const { id, table } = this.#shown;
    return this.#services.questions.look(table, id, this.#seat, seq);
  }

  history(): Promise<HostResult<PointsHistory>> {
    return this.#services.questions.history(this.#shown.table);
  }

  /** The record as the viewer may have it. */
  record(): RecordFile {
    const { id, table } = this.#shown;
    const record = table.recordFor(this.#seat);
    // What the devices added to the shuffles is for when it is over, too.
    const header = table.isOver ? record.header : { ...record.header, salts: {} };
    return recordFile(table.game.id, id, printRecord({ ...record, header }));
  }

  /** A spectator has no seat to ask anything for. */
  async #inSeat<T>(ask: (seat: number) => HostResult<T> | Promise<HostResult<T>>): Promise<HostResult<T>> {
    return this.#seat === undefined ? refuseHost('not-yours', 'a spectator has no seat') : ask(this.#seat);
  }

  close(): void {
    this.#leave();
    this.#unsent = [];
  }
}
