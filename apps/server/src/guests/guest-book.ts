import type { Clock } from '@fondaco/host';
import type { Guest } from '../store/guests.ts';
import type { ServerStore } from '../store/server-store.ts';

const ID_BYTES = 16;
const TOKEN_BYTES = 32;
/** Milliseconds after which it is written down again that a guest was here. */
const SEEN_EVERY = 24 * 3600 * 1000;

/** What the book has from where it lies. */
export interface GuestBookServices {
  readonly store: Pick<ServerStore, 'guests'>;
  readonly clock: Clock;
  readonly randomBytes: (count: number) => Uint8Array;
}

/** Who comes to this server, by the token of their browser. A token is only ever made here: one that nobody was given is nobody's. */
export class GuestBook {
  readonly #services: GuestBookServices;

  constructor(services: GuestBookServices) {
    this.#services = services;
  }

  /** Whose token this is. */
  async find(token: string | undefined): Promise<Guest | undefined> {
    if (token === undefined) return undefined;
    const { store, clock } = this.#services;
    const guest = await store.guests.byToken(token);
    const now = clock.now();
    if (guest === undefined || now - guest.seenAt < SEEN_EVERY) return guest;
    await store.guests.markSeen(guest.id, now);
    return { ...guest, seenAt: now };
  }

  /** Writes a new guest down, and answers the token that is theirs. */
  async add(name: string): Promise<{ readonly guest: Guest; readonly token: string }> {
    const { store, clock } = this.#services;
    const now = clock.now();
    const guest: Guest = { id: this.#draw(ID_BYTES), name, madeAt: now, seenAt: now };
    const token = this.#draw(TOKEN_BYTES);
    await store.guests.add(guest, token);
    return { guest, token };
  }

  async rename(guest: Guest, name: string): Promise<Guest> {
    await this.#services.store.guests.rename(guest.id, name);
    return { ...guest, name };
  }

  async forget({ id }: Guest): Promise<void> {
    await this.#services.store.guests.remove(id);
  }

  #draw(bytes: number): string {
    return Buffer.from(this.#services.randomBytes(bytes)).toString('base64url');
  }
}
