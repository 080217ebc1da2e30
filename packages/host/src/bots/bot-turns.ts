import { BotCancelled } from '@fondaco/bots';
import { seatsIn } from '@fondaco/kernel';
import { askBot } from './ask-bot.ts';
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
  readonly line: Promise<string>;
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
    const seats = seatsIn(table.waiting).filter((seat) => players[seat].type === 'bot');
    const questions = seats.map((seat) => this.#questionOf(seat));
    const isSame = questions.join('\n') === this.#asked.map(({ question }) => question).join('\n');
    if (isSame && seats.length > 0) return;
    this.#forget();
    if (seats.length === 0) {
      this.#isHurried = false;
      return;
    }
    // The instant comes first: nothing that is thought afterwards can move it.
    const pace = this.#isHurried ? AT_ONCE : this.#pace();
    const delay = pace.draw();
    this.#asked = seats.map((seat, i) => ({ seat, question: questions[i], seq: table.seq, line: this.#lineOf(seat) }));
    this.#answerAfter(pace, delay, this.#asked);
  }

  #questionOf(seat: number): string {
    const { table, players } = this.#open;
    return JSON.stringify([seat, players[seat], table.touchedAt(seat)]);
  }

  /** One of the lines that are offered, whatever the bot does: no table waits for a bot for ever. */
  async #lineOf(seat: number): Promise<string> {
    const { bots, warn } = this.#services;
    const { table, players, id } = this.#open;
    const player = players[seat];
    const offered = table.choices(seat);
    try {
      if (player.type !== 'bot') throw new Error('is no bot');
      const line = await bots.choose(askBot(this.#open, seat, player));
      if (offered.includes(line)) return line;
      throw new Error(`chose "${line}", which is not offered`);
    } catch (error) {
      if (this.#isStarted && !(error instanceof BotCancelled))
        warn(`table ${id}: ${table.seats[seat]} could not choose: ${String(error)}`);
      return offered[0];
    }
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

  async #answer(asked: readonly AskedSeat[], lines: readonly string[]): Promise<void> {
    // Meanwhile they may have been asked something else.
    if (this.#asked !== asked) return;
    this.#isPlaying = true;
    const isDone = await this.#say(asked, lines);
    this.#isPlaying = false;
    this.#asked = [];
    // What could not be stored now is tried again with the next news.
    if (isDone) this.#ask();
  }

  /** Says each its line; false if one of them could not be said for another reason than that the question has changed. */
  async #say(asked: readonly AskedSeat[], lines: readonly string[]): Promise<boolean> {
    const { id } = this.#open;
    for (const [i, { seat, seq }] of asked.entries()) {
      try {
        const said = await this.#open.play({ seat, seq, by: BY_BOT }, [lines[i]]);
        if (said.ok || said.error.code === 'stale' || said.error.code === 'no-table') continue;
        this.#services.warn(`table ${id}: "${lines[i]}" could not be played: ${said.error.message}`);
      } catch (error) {
        this.#services.warn(`table ${id}: "${lines[i]}" could not be stored: ${String(error)}`);
      }
      return false;
    }
    return true;
  }
}

/** Who says the lines of bots. */
const BY_BOT = 'bot';
