import type { LobbyNotice, TableMessage } from '@fondaco/protocol';

/** Lines that a client sent, under one key. */
export interface SentLines {
  readonly key: string;
  /** The number of lines they had seen. */
  readonly seq: number;
  readonly lines: readonly string[];
}

/** What came of lines that were sent; without a fate nobody has answered yet. */
export type SentFate =
  | { readonly type: 'played'; readonly seq: number }
  | { readonly type: 'refused'; readonly code: string };

export interface ReceivedLine {
  readonly seat: string;
  readonly words: string;
}

type Clocks = Extract<LobbyNotice, { type: 'clocks' }>;

/** Everything one seat's client was told of its table and sent to it: by this the server is judged. */
export class ClientJournal {
  readonly table: string;
  readonly seat: string;
  readonly sent = new Map<string, SentLines>();
  readonly fates = new Map<string, SentFate>();
  /** The lines it was told of, by their number. */
  readonly received = new Map<number, ReceivedLine>();
  readonly clocks: Clocks[] = [];
  /** What a server must never do, as it was seen. */
  readonly faults: string[] = [];
  #seq = 0;

  constructor(table: string, seat: string) {
    this.table = table;
    this.seat = seat;
  }

  /** The number of lines it was told of. */
  get seq(): number {
    return this.#seq;
  }

  receive(message: TableMessage): void {
    this.#seq = Math.max(this.#seq, message.seq);
    for (const { seq, seat, words } of message.entries) {
      const known = this.received.get(seq);
      if (known !== undefined && (known.seat !== seat || known.words !== words))
        this.faults.push(`line ${seq} was "${known.seat} ${known.words}" and is "${seat} ${words}"`);
      this.received.set(seq, { seat, words });
    }
  }

  answer(key: string, fate: SentFate): void {
    this.fates.set(key, fate);
    if (fate.type === 'played') this.#seq = Math.max(this.#seq, fate.seq);
  }
}
