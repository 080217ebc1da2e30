import type { Json, JsonObject } from '@fondaco/kernel';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { start } from './cli.ts';

/** A response of the server; tests look into it as they like. */
export type Response = {
  readonly jsonrpc: string;
  readonly id: string | number | null;
  // oxlint-disable-next-line typescript/no-explicit-any -- whatever a method answers
  readonly result?: any;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: JsonObject };
};

/** `fondaco rpc` in a process of its own, over real pipes. */
export class RpcClient {
  readonly process: ChildProcessWithoutNullStreams = start(['rpc']);
  readonly #answers: string[] = [];
  #waiting: ((line: string) => void) | undefined;
  #sent = 0;
  readonly ended: Promise<number | null> = new Promise((resolve) => this.process.on('exit', resolve));

  constructor() {
    this.process.stdin.on('error', () => undefined);
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      if (waiting === undefined) this.#answers.push(line);
      else waiting(line);
    });
  }

  send(bytes: string | Uint8Array): void {
    this.process.stdin.write(bytes);
  }

  nextLine(): Promise<string> {
    const line = this.#answers.shift();
    return line === undefined ? new Promise((resolve) => (this.#waiting = resolve)) : Promise.resolve(line);
  }

  async call(method: string, params?: Json): Promise<Response> {
    const id = `call-${++this.#sent}`;
    this.send(`${JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) })}\n`);
    return JSON.parse(await this.nextLine()) as Response;
  }

  /** Sends a line of any kind and returns what came back before the answer to the question sent after it. */
  async answersTo(line: string | Uint8Array): Promise<string[]> {
    const id = `after-${++this.#sent}`;
    this.send(line);
    this.send(`\n${JSON.stringify({ jsonrpc: '2.0', id, method: 'waiting', params: {} })}\n`);
    const answers: string[] = [];
    for (;;) {
      const answer = await this.nextLine();
      if (answer.includes(`"id":"${id}"`)) return answers;
      answers.push(answer);
    }
  }

  /** What a call that must succeed answers. */
  async get(method: string, params?: Json): Promise<NonNullable<Response['result']>> {
    const { result, error } = await this.call(method, params);
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`);
    return result;
  }

  close(): Promise<number | null> {
    this.process.stdin.end();
    return this.ended;
  }
}
