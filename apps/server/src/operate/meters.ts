import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds: a move is told within milliseconds, a hint takes one. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What is read anew each time somebody asks for the figures. */
export interface MeterSources {
  readonly sockets: () => number;
  readonly tables: () => number;
}

/** The figures of one server. None of them is about a table or a person. */
export class Meters {
  readonly registry: Registry = new Registry();
  readonly #requests = new Histogram({
    name: 'fondaco_request_seconds',
    help: 'From the arrival of a request on a socket to its answer.',
    labelNames: ['type'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly #closed = new Counter({
    name: 'fondaco_sockets_closed_total',
    help: 'Sockets that were closed.',
    registers: [this.registry],
  });

  /** Adds what is read when it is asked for. */
  watch({ sockets, tables }: MeterSources): void {
    this.#gauge('fondaco_sockets', 'Sockets that are open.', sockets);
    this.#gauge('fondaco_open_tables', 'Tables in memory.', tables);
  }

  #gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(read()) });
  }

  noteRequest(type: string, milliseconds: number): void {
    this.#requests.observe({ type }, milliseconds / 1000);
  }

  noteClosed(): void {
    this.#closed.inc();
  }
}
