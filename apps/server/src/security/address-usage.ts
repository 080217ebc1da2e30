import type { Clock } from '@fondaco/host';
import type { Limits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

/** What one address has of this server. */
interface Usage {
  sockets: number;
  /** The characters of texts that wait here until they are used. */
  waiting: number;
  readonly messages: TokenBucket;
  readonly newTables: TokenBucket;
  readonly hints: TokenBucket;
}

/** What each address, and each guest, has of this server at the moment. Addresses that have nothing are forgotten. */
export class AddressUsage {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #addresses = new Map<string, Usage>();
  readonly #guests = new Map<string, number>();

  constructor(limits: Limits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Whether one more socket may be opened. */
  hasRoom(address: string, guest: string | undefined): boolean {
    const { socketsPerAddress, socketsPerGuest } = this.#limits;
    const ofGuest = guest === undefined ? 0 : (this.#guests.get(guest) ?? 0);
    return (this.#addresses.get(address)?.sockets ?? 0) < socketsPerAddress && ofGuest < socketsPerGuest;
  }

  /** Counts a socket; what it returns counts it off. */
  enter(address: string, guest: string | undefined): () => void {
    this.#usageOf(address).sockets++;
    if (guest !== undefined) this.#guests.set(guest, (this.#guests.get(guest) ?? 0) + 1);
    return () => {
      this.#usageOf(address).sockets--;
      if (guest !== undefined) this.#countOff(guest);
    };
  }

  #countOff(guest: string): void {
    const left = (this.#guests.get(guest) ?? 0) - 1;
    if (left > 0) this.#guests.set(guest, left);
    else this.#guests.delete(guest);
  }

  /** Takes what a message costs from the rate of an address; answers whether it was there. */
  takeMessage(address: string, cost: number): boolean {
    return this.#usageOf(address).messages.take(this.#clock.now(), cost);
  }

  takeNewTable(address: string): boolean {
    return this.#usageOf(address).newTables.take(this.#clock.now());
  }

  takeHints(address: string, count: number): boolean {
    return this.#usageOf(address).hints.take(this.#clock.now(), count);
  }

  /** Takes room for texts that wait here, or gives it back; answers whether there was. */
  takeRoom(address: string, more: number): boolean {
    const usage = this.#usageOf(address);
    if (more > 0 && usage.waiting + more > this.#limits.waitingTexts) return false;
    usage.waiting += more;
    return true;
  }

  #usageOf(address: string): Usage {
    const known = this.#addresses.get(address);
    if (known !== undefined) return known;
    const now = this.#clock.now();
    const { messagesPerAddress, newTables, hints } = this.#limits;
    const usage: Usage = {
      sockets: 0,
      waiting: 0,
      messages: new TokenBucket(messagesPerAddress, now),
      newTables: new TokenBucket(newTables, now),
      hints: new TokenBucket(hints, now),
    };
    this.#addresses.set(address, usage);
    return usage;
  }

  /** Forgets every address that has no socket and has used nothing lately. */
  sweep(): void {
    const now = this.#clock.now();
    for (const [address, { sockets, messages, newTables, hints }] of this.#addresses)
      if (sockets === 0 && [messages, newTables, hints].every((one) => one.isFull(now)))
        this.#addresses.delete(address);
  }
}
