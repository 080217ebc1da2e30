import { itemAt, seatsIn } from '@fondaco/kernel';
import type { BotSeat } from '@fondaco/protocol';
import { chooseLine, type BotLine } from './choose-line.ts';
import type { OpenTable } from '../table/open-table.ts';
import { AT_ONCE, type Pace } from './pace.ts';
import type { HostServices } from '../services.ts';

/** A bot that is asked, and what it comes to. */
interface AskedSeat {
  readonly seat: number;
  /** What it is asked: as long as that stays the same, so does its answer. */
  readonly question: string;
  /** The number of lines when it was asked. */
  readonly seq: number;
  /** Undefined if it was given up before it came to anything. */
  readonly line: Promise<BotLine | undefined>;
}

/**
 * Has the bots of a table play when they are asked. All that are asked at the same time think at the same time, and answer at one instant,
 * drawn before any of them began: when that comes tells nothing of what they thought.
 */
export class BotTurns {
  readonly #services: HostServices;
  readonly #open: OpenTable;
  readonly #pace: () => Pace;
  readonly #leave: () => void;
  #asked: readonly AskedSeat[] = [];
  #callOff: () => void = () => undefined;
  /** The question several seats were asked at once, and of which some bot has answered a part. */
  #common: { readonly step: string | undefined; readonly waiting: number } | undefined;
  #isHurried = false;
  #isStarted = false;
  #isPlaying = false;

  /** `pace` is asked anew for each answer. */
  constructor(services: HostServices, open: OpenTable, pace: () => Pace) {
    this.#services = services;
    this.#open = open;
    this.#pace = pace;
    this.#leave = open.watch(() => this.#ask());
  }

  /** Somebody looks on: the bots may begin. */
  start(): void {
    this.#isStarted = true;
    this.#ask();
  }

  /** They answer at once until a person is asked. */
  hurry(): void {
    this.#isHurried = true;
    this.#forget();
    this.#ask();
  }

  stop(): void {
    this.#isStarted = false;
    this.#leave();
    this.#forget();
    this.#services.bots.forget?.(this.#open.id);
  }

  #forget(): void {
    this.#callOff();
    this.#asked = [];
  }

  /** Asks the bots that are waited for, unless they are thinking about that already. */
  #ask(): void {
    if (!this.#isStarted || this.#isPlaying) return;
    const { table, players } = this.#open;
    const waiting = seatsIn(table.waiting).flatMap((seat) => {
      const player = itemAt(players, seat);
      return player.type === 'bot' ? [{ seat, player, question: this.#questionOf(seat, player) }] : [];
    });
    const printed = waiting.map(({ question }) => question).join('\n');
    const isSame = printed === this.#asked.map(({ question }) => question).join('\n');
    if (isSame && waiting.length > 0) return;
    this.#forget();
    if (waiting.length === 0) {
      this.#isHurried = false;
      return;
    }
    // The instant comes first: nothing that is thought afterwards can move it.
    const pace = this.#paceNow();
    const delay = pace.draw();
    this.#asked = waiting.map(({ seat, player, question }) => ({
      seat,
      question,
      seq: table.seq,
      line: chooseLine({ ...this.#services, warn: (message) => this.#warn(message) }, this.#open, seat, player),
    }));
    this.#answerAfter(pace, delay, this.#asked);
  }

  /** A purchase is one line a note: whoever has begun to answer may go on in the same breath. */
  #paceNow(): Pace {
    if (this.#isHurried) return AT_ONCE;
    const pace = this.#pace();
    const { step, waiting } = this.#open.table;
    const goesOn = this.#common?.step === step && (waiting & ~(this.#common?.waiting ?? 0)) === 0;
    return goesOn ? (pace.further ?? pace) : pace;
  }

  /** What goes wrong with a question nobody asks any more is not worth telling. */
  #warn(message: string): void {
    if (this.#isStarted) this.#services.warn(message);
  }

  #questionOf(seat: number, player: BotSeat): string {
    return JSON.stringify([seat, player, this.#open.table.touchedAt(seat)]);
  }

  /** Has them answer when the time has come; where one is still thinking then, at a later instant drawn as the first was. */
  #answerAfter(pace: Pace, milliseconds: number, asked: readonly AskedSeat[]): void {
    let isReady = false;
    const lines = Promise.all(asked.map(({ line }) => line));
    void lines.then(() => (isReady = true));
    const wait = (delay: number): void => {
      this.#callOff = this.#services.clock.after(delay, () => {
        if (isReady || delay === 0) void lines.then((said) => this.#answer(asked, said));
        else wait(pace.draw());
      });
    };
    wait(milliseconds);
  }

  async #answer(asked: readonly AskedSeat[], lines: readonly (BotLine | undefined)[]): Promise<void> {
    // Meanwhile they may have been asked something else.
    if (this.#asked !== asked) return;
    this.#isPlaying = true;
    const { step, waiting } = this.#open.table;
    const isCommon = seatsIn(waiting).length > 1 || this.#common?.step === step;
    this.#common = isCommon ? { step, waiting } : undefined;
    const isDone = await this.#say(asked, lines);
    this.#isPlaying = false;
    this.#asked = [];
    // What could not be stored now is tried again with the next news.
    if (isDone) this.#ask();
  }

  /**
   * Says each its line; false if one of them could not be said for another reason than that the question has changed. Who was given
   * up and is still asked will be asked again.
   */
  async #say(asked: readonly AskedSeat[], lines: readonly (BotLine | undefined)[]): Promise<boolean> {
    const { id } = this.#open;
    for (const [i, { seat, seq }] of asked.entries()) {
      const line = lines[i];
      if (line === undefined) continue;
      const { words, by } = line;
      try {
        const said = await this.#open.play({ seat, seq, by }, [words]);
        if (said.ok || said.error.code === 'stale' || said.error.code === 'no-table') continue;
        this.#services.warn(`table ${id}: what a bot said could not be played: ${said.error.code}`);
      } catch (error) {
        this.#services.warn(`table ${id}: what a bot said could not be stored: ${String(error)}`);
      }
      return false;
    }
    return true;
  }
}
