import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { WriteMoment } from './tell-writes.ts';

/** Where a server ends itself: at a moment of a write, when that has come so many times. */
export interface KillPoint {
  readonly write: string;
  readonly moment: WriteMoment;
  readonly count: number;
}

/** What a server process is started with. */
export interface Serving {
  /** Where its store is. */
  readonly place: string;
  readonly port: number;
  readonly die?: KillPoint | undefined;
}

/** What a server process is made of. */
export interface ProcessSetup {
  /** A command that runs it. */
  readonly before?: readonly string[];
  /** The tree whose programs it runs; this one's if absent. */
  readonly root?: string;
}

const ROOT = path.join(import.meta.dirname, '../..');
const ENTRY = 'tools/served/serve.mjs';
/** As `npm start` has it. */
const FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--v8-pool-size=1'];
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };
const LOADED = 'loaded';
const READY = 'ready';
const MEMORY = 'memory ';

/** A server in a process of its own, which can be ended and frozen as the machine would. */
export class ServerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #exited: Promise<unknown>;
  readonly #loaded = Promise.withResolvers<void>();
  readonly #ready = Promise.withResolvers<void>();
  #memory = Promise.withResolvers<number>();
  #isReady = false;
  #wasStruck = false;

  /** Begins to load its programs. */
  constructor({ before = [], root = ROOT }: ProcessSetup = {}) {
    const [command, ...args] = [...before, process.execPath, ...FLAGS, path.join(root, ENTRY)];
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...ONE_ARENA, ...process.env } });
    this.#exited = once(this.#child, 'exit');
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      if (line === LOADED) this.#loaded.resolve();
      else if (line === READY) this.#ready.resolve();
      else if (line.startsWith(MEMORY)) this.#memory.resolve(Number(line.slice(MEMORY.length)));
      else console.error(line);
    });
  }

  /** Resolves when it has its programs, or has ended on the way. */
  async loaded(): Promise<void> {
    await Promise.race([this.#loaded.promise, this.#exited]);
  }

  /** Opens the store and serves; resolves when it does, or has ended on the way. */
  async serve(serving: Serving): Promise<void> {
    await this.loaded();
    this.#child.stdin.write(`${JSON.stringify(serving)}\n`);
    await Promise.race([this.#ready.promise, this.#exited]);
    this.#isReady = true;
  }

  get isServing(): boolean {
    return this.#isReady && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  get wasKilled(): boolean {
    return this.#child.signalCode === 'SIGKILL';
  }

  get wasKilledByItself(): boolean {
    return this.wasKilled && !this.#wasStruck;
  }

  /** Resolves when it has ended, by its own hand or another's. */
  async exited(): Promise<void> {
    await this.#exited;
  }

  kill(): void {
    this.#wasStruck = true;
    this.#child.kill('SIGKILL');
  }

  /** Asks it to end as whoever replaces it would; resolves when it has. */
  async drain(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#exited;
  }

  /** The bytes it holds once what is not needed any more is gone. */
  async heldBytes(): Promise<number> {
    this.#memory = Promise.withResolvers();
    this.#child.stdin.write(`${MEMORY}\n`);
    return this.#memory.promise;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Cuts it off from everything: it does not even notice. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }
}
