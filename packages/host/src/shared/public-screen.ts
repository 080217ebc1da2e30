import { success } from '@fondaco/kernel';
import { refuseHost, type HostResult } from '../host-result.ts';
import type { HostServices } from '../services.ts';
import type { OpenTable } from '../table/open-table.ts';
import { TableSession, type EffectsAt, type SessionSubmission } from '../table/table-session.ts';
import { isDoubtful, isHiddenReason, openEffects, openLines } from './open-choices.ts';
import { CLOSED_SCREEN, type SharedScreen } from './shared-screen.ts';

/** One table on a screen that people share: what may be asked and done there for any of them, and who peeks at what is theirs. */
export class PublicScreen {
  readonly #services: HostServices;
  readonly #open: OpenTable;
  readonly #screen: SharedScreen | undefined;
  #peek: TableSession | undefined;

  constructor(services: HostServices, open: OpenTable, screen: SharedScreen | undefined) {
    this.#services = services;
    this.#open = open;
    this.#screen = screen;
  }

  /** The session of whoever peeks. */
  get peek(): TableSession | undefined {
    return this.#peek;
  }

  /** Somebody looks at what is theirs; whoever did before no longer does. */
  look(seat: number): TableSession {
    this.hide();
    const peek = new TableSession(this.#services, this.#open, { onNews: () => undefined });
    peek.sit(seat, this.#open.table.seq);
    this.#peek = peek;
    return peek;
  }

  hide(): void {
    this.#peek?.close();
    this.#peek = undefined;
  }

  /** Plays lines that lie open. If what the seat hides stands in the way, that is all the others may hear. */
  async play(seat: number, submission: SessionSubmission, lines: readonly string[]): Promise<HostResult<number>> {
    const screen = this.#screen ?? CLOSED_SCREEN;
    const [first = ''] = lines;
    if (!openLines(this.#open.table, seat, this.#screen).lines.includes(first)) return SECRET;
    const played = await this.#open.play({ ...submission, seat }, lines);
    if (played.ok || !isHiddenReason(screen, first, played.error.reason)) return played;
    return refuseHost('hidden', 'only whoever plays there may know why');
  }

  undo(seat: number, submission: SessionSubmission): Promise<HostResult<number>> {
    return this.#open.undo({ ...submission, seat });
  }

  /** What the lines that lie open cost and bring, as far as everybody sees it. */
  async effects(seat: number, after: readonly string[]): Promise<HostResult<EffectsAt>> {
    const screen = this.#screen ?? CLOSED_SCREEN;
    const { table } = this.#open;
    const { seq } = table;
    const { lines } = openLines(table, seat, this.#screen);
    const [first] = after;
    if (first !== undefined && !lines.includes(first)) return SECRET;
    // What could follow a line that may not be possible would tell whether it is.
    if (after.some((line) => isDoubtful(screen, line))) return success({ seq, offered: [] });
    const offered = await this.#services.questions.effects(table, seat, after);
    return offered.ok ? success({ seq, offered: openEffects(table.game, screen, offered.value) }) : offered;
  }
}

const SECRET = refuseHost('not-yours', 'that is asked and said where only they look');
