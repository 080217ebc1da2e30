import { Client } from 'pg';
import type { TableVersion } from '../store/followed-tables.ts';

const CHANNEL = 'fondaco_tables';
/** PostgreSQL takes payloads below 8000 bytes. */
const MOST_BYTES = 7900;
const RECONNECT_AFTER = 500;

/** Of a table that was written its id, lines and version; of one that is gone its id alone. Nothing else goes this way. */
type WriteNotice = readonly [id: string, seq: number, version: number] | readonly [id: string];

export interface NoticeListener {
  readonly onNotice: (id: string, now: TableVersion) => void;
  /** Hears that notices may have been missed before now. */
  readonly onConnected: () => void;
  readonly warn: (message: string) => void;
}

/**
 * Tells other processes which tables were written, after the commit: a notice inside the transaction would make all commits of the database
 * wait for one another. A notice can be lost, and is then made up for by a look.
 */
export class Notices {
  readonly #address: string;
  readonly #listener: NoticeListener;
  #client: Client | undefined;
  #outbox: WriteNotice[] = [];
  #sending: Promise<void> | undefined;
  #reconnecting: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(address: string, listener: NoticeListener) {
    this.#address = address;
    this.#listener = listener;
  }

  async connect(): Promise<void> {
    const client = new Client({ connectionString: this.#address, application_name: 'fondaco notices' });
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('the connection ended')));
    client.on('notification', ({ payload }) => this.#receive(payload ?? '[]'));
    try {
      await client.connect();
      // Nothing is stored over this connection, so it need not wait for the disk.
      await client.query('set synchronous_commit = off');
      await client.query(`listen ${CHANNEL}`);
      if (this.#isClosed) throw new Error('closed while connecting');
    } catch (error) {
      await client.end();
      throw error;
    }
    this.#client = client;
    this.#listener.onConnected();
  }

  /** Sends as soon as the notices before are sent. */
  send(notices: readonly WriteNotice[]): void {
    this.#outbox.push(...notices);
    this.#sending ??= this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    while (this.#outbox.length > 0 && this.#client !== undefined) {
      const payloads = printPayloads(this.#outbox);
      this.#outbox = [];
      try {
        await this.#client.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [
          CHANNEL,
          payloads,
        ]);
      } catch (error) {
        this.#listener.warn(`a notice was not sent: ${String(error)}`);
      }
    }
    this.#outbox = [];
    this.#sending = undefined;
  }

  #receive(payload: string): void {
    for (const [id, seq, version] of JSON.parse(payload) as WriteNotice[])
      this.#listener.onNotice(id, seq === undefined || version === undefined ? undefined : { seq, version });
  }

  #lose(client: Client, error: Error): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#listener.warn(`notices: ${error.message}; connecting again`);
    this.#connectSoon();
  }

  #connectSoon(): void {
    this.#reconnecting = setTimeout(() => {
      this.connect().catch(() => {
        if (!this.#isClosed) this.#connectSoon();
      });
    }, RECONNECT_AFTER).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#reconnecting);
    await this.#sending;
    await this.#client?.end();
  }
}

/** As few payloads as hold all notices. */
function printPayloads(notices: readonly WriteNotice[]): string[] {
  const payloads: string[] = [];
  let [texts, bytes]: [string[], number] = [[], 2];
  for (const notice of notices) {
    const text = JSON.stringify(notice);
    const length = Buffer.byteLength(text) + 1;
    if (bytes + length > MOST_BYTES) {
      payloads.push(`[${texts.join(',')}]`);
      [texts, bytes] = [[], 2];
    }
    texts.push(text);
    bytes += length;
  }
  return [...payloads, `[${texts.join(',')}]`];
}
