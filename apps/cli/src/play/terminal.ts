import { createInterface, type Interface } from 'node:readline';
import { coloursFor, type Colours } from '../colour.ts';

const USUAL_WIDTH = 100;
/** How many lines of a script are read before they are needed. */
const MOST_AHEAD = 100;
const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Where people read and type. With a pipe instead of a person it takes lines and gives text just the same. */
export class Terminal {
  readonly isInteractive = process.stdin.isTTY && process.stdout.isTTY;
  readonly colours: Colours = coloursFor(process.stdout);
  /** What Tab completes; set anew for every decision. */
  completions: readonly string[] = [];
  readonly #interface: Interface;
  readonly #lines: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  #isClosed = false;

  constructor() {
    this.#interface = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.isInteractive,
      completer: (typed: string) => [this.completions.filter((line) => line.startsWith(typed)), typed],
    });
    this.#interface.on('line', (line) => this.#take(line));
    this.#interface.on('SIGINT', () => this.#interface.close());
    this.#interface.on('close', () => {
      this.#isClosed = true;
      this.#take(undefined);
    });
  }

  get width(): number {
    return process.stdout.columns || USUAL_WIDTH;
  }

  write(...lines: readonly string[]): void {
    process.stdout.write(`${lines.join('\n')}\n`);
  }

  /** Wipes the screen and what can be scrolled back to, so that the next person finds nothing of the last one's. */
  clear(): void {
    if (this.isInteractive) process.stdout.write(CLEAR);
  }

  /** The next line, or undefined when there will be no more. */
  ask(prompt: string): Promise<string | undefined> {
    const line = this.#lines.shift();
    if (line !== undefined || this.#isClosed) return Promise.resolve(line);
    this.#interface.resume();
    if (this.isInteractive) {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    }
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  close(): void {
    this.#interface.close();
  }

  #take(line: string | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) waiting(line);
    else if (line !== undefined) this.#lines.push(line);
    if (this.#lines.length > MOST_AHEAD && !this.#isClosed) this.#interface.pause();
  }
}
