import type { Answer, Notice, Unnumbered } from '@fondaco/protocol';
import { browserHost } from './browser-host.ts';
import { expectAnswer, type AnswerTo, type HostConnection, type Outage } from './host-connection.ts';

const NOTHING = (): void => undefined;

/** The connection to whichever host has the table on the screen: this browser, unless another was chosen. */
class TableConnection implements HostConnection {
  #host: HostConnection = browserHost;
  #leave: () => void;
  readonly #listeners = new Set<(notice: Notice) => void>();
  readonly #restarted = new Set<() => void>();
  readonly #waiting = new Set<(isWaiting: boolean) => void>();
  readonly #outages = new Set<(outage: Outage | undefined) => void>();

  constructor() {
    this.#leave = this.#subscribe();
  }

  #subscribe(): () => void {
    const leave = [
      this.#host.onNotice((notice) => this.#listeners.forEach((listener) => listener(notice))),
      this.#host.onRestart(() => this.#restarted.forEach((listener) => listener())),
      this.#host.onWaiting?.((isWaiting) => this.#waiting.forEach((listener) => listener(isWaiting))) ?? NOTHING,
      this.#host.onOutage((outage) => this.#outages.forEach((listener) => listener(outage))),
    ];
    return () => leave.forEach((end) => end());
  }

  /** Has tables opened at another host from now on. */
  choose(host: HostConnection): void {
    this.#leave();
    this.#host = host;
    this.#leave = this.#subscribe();
  }

  get isShared(): boolean {
    return this.#host.isShared;
  }

  get isPassing(): boolean {
    return this.#host.isPassing;
  }

  seatAt(table: string): string | undefined {
    return this.#host.seatAt(table);
  }

  send(request: Unnumbered): Promise<Answer> {
    return this.#host.send(request);
  }

  /** The answer of one type, or `Refused`. */
  async ask<Type extends Answer['type']>(type: Type, request: Unnumbered): Promise<AnswerTo<Type>> {
    return expectAnswer(type, await this.send(request));
  }

  listen(): () => void {
    return this.#host.listen();
  }

  retry(): void {
    this.#host.retry();
  }

  onNotice(listener: (notice: Notice) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onRestart(listener: () => void): () => void {
    this.#restarted.add(listener);
    return () => this.#restarted.delete(listener);
  }

  onWaiting(listener: (isWaiting: boolean) => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }

  onOutage(listener: (outage: Outage | undefined) => void): () => void {
    this.#outages.add(listener);
    return () => this.#outages.delete(listener);
  }
}

export const connection = new TableConnection();
