import type { ServerStore } from '@fondaco/server';
import { gatherTable, Person } from '@fondaco/server/testing';
import type { BotSeat } from '@fondaco/protocol';
import { games } from '@fondaco/catalog';

const BOT: BotSeat = { type: 'bot', name: 'Chiara', level: 'random' };

/** What somebody was told that they have, or have done. */
interface AcknowledgedVisit {
  readonly guest: string;
  readonly table: string;
  readonly token: string;
}

/**
 * People who come one after another, call somebody to a table by a link, begin with a bot, and end the game by agreement: whatever servers
 * write beside lines is written for them.
 */
export class PassersBy {
  readonly #urls: readonly string[];
  readonly #patience: number;
  readonly #visits: AcknowledgedVisit[] = [];
  readonly #coming: Promise<void>;
  #isEnding = false;

  constructor(urls: readonly string[], patience: number) {
    this.#urls = urls;
    this.#patience = patience;
    this.#coming = this.#comeAll();
  }

  /** What each of them was told. */
  get tables(): readonly AcknowledgedVisit[] {
    return this.#visits;
  }

  async #comeAll(): Promise<void> {
    for (let number = 0; !this.#isEnding; number++) {
      const person = await Person.come(`Passer-by ${number}`, this.#urls, this.#patience);
      this.#visits.push(await visitOnce(person, number));
    }
  }

  /** Nobody comes any more; resolves when the last has left. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#coming;
  }

  /** What was acknowledged and is not there, a sentence each. */
  async findLost(store: ServerStore): Promise<readonly string[]> {
    const lost: string[] = [];
    for (const { guest, table, token } of this.#visits) {
      if ((await store.guests.byId(guest)) === undefined) lost.push(`guest ${guest} is not there`);
      if ((await store.gatherings.byId(table)) === undefined) lost.push(`gathering ${table} is not there`);
      if ((await store.invites.byToken(token))?.table !== table) lost.push(`the link to ${table} leads nowhere`);
      if ((await store.table(table))?.isOver !== true) lost.push(`table ${table} was ended and is not`);
    }
    return lost;
  }
}

async function visitOnce(person: Person, number: number): Promise<AcknowledgedVisit> {
  const [seat] = await gatherTable([person], {
    title: person.name,
    game: games[number % games.length]?.game.id ?? '',
    options: {},
    seats: [{ type: 'open' }, BOT],
    clock: { type: 'none' },
    watching: { type: 'nobody' },
    isPublic: false,
  });
  if (seat === undefined) throw new Error('nobody sat down');
  const { table } = seat;
  const invited = await person.ask({ type: 'make-invite', table });
  if (invited.type !== 'invite') throw new Error(`a link was refused: ${JSON.stringify(invited)}`);
  const agreed = await person.ask({ type: 'agree-to-end', table, isAgreed: true });
  if (agreed.type !== 'done') throw new Error(`an end was refused: ${JSON.stringify(agreed)}`);
  return { guest: person.guest.id, table, token: invited.token };
}
