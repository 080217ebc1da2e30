import { setTimeout as pass } from 'node:timers/promises';
import { openStore, type ServerStore } from '@fondaco/server';
import { gatherTable, Person } from '@fondaco/server/testing';
import type { BotSeat } from '@fondaco/protocol';
import { games } from '@fondaco/catalog';
import type { AcknowledgedVisit, AcknowledgedVisits } from './lost-visits.ts';

const BOT: BotSeat = { type: 'bot', name: 'Chiara', level: 'random' };
/** Milliseconds after which whoever comes back is written down as seen again, and some more. */
const LONG_AWAY = 48 * 3600 * 1000;
const PAUSE = 100;

interface PassersBySetup {
  readonly urls: readonly string[];
  readonly patience: number;
  /** Where the store is. */
  readonly place: string;
}

/**
 * People who come one after another, call somebody to a table by a link, begin with a bot, and end the game by agreement; take another name,
 * come back after days, and have somebody forgotten: whatever servers write beside lines is written for them.
 */
export class PassersBy implements AcknowledgedVisits {
  readonly visits: AcknowledgedVisit[] = [];
  readonly forgotten: string[] = [];
  readonly #setup: PassersBySetup;
  readonly #coming: Promise<void>;
  #isEnding = false;

  constructor(setup: PassersBySetup) {
    this.#setup = setup;
    this.#coming = this.#comeAll();
  }

  async #comeAll(): Promise<void> {
    const { urls, patience, place } = this.#setup;
    // A server makes the store: there is none before one has answered.
    const first = await Person.come('Passer-by', urls, patience);
    const store = await openStore(place);
    for (let number = 0; !this.#isEnding; number++) {
      const person = number === 0 ? first : await Person.come(`Passer-by ${number}`, urls, patience);
      const played = await playOnce(person, number);
      const name = `${person.name} again`;
      await person.rename(name);
      const seenAfter = await ageVisit(store, person);
      await person.lookIn();
      this.visits.push({ ...played, guest: person.guest.id, name, seenAfter });
      const other = await Person.come(`Nobody ${number}`, urls, patience);
      await other.forgetMe();
      this.forgotten.push(other.guest.id);
    }
    await store.close();
  }

  /** Nobody comes any more; resolves when the last has left. */
  async end(): Promise<void> {
    this.#isEnding = true;
    await this.#coming;
  }
}

/** Has it written that somebody was last seen days ago; answers when that was done. */
async function ageVisit(store: ServerStore, { guest }: Person): Promise<number> {
  for (;;) {
    try {
      await store.guests.markSeen(guest.id, Date.now() - LONG_AWAY);
      return Date.now();
    } catch {
      // The database is away.
      await pass(PAUSE);
    }
  }
}

async function playOnce(person: Person, number: number): Promise<Pick<AcknowledgedVisit, 'table' | 'token'>> {
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
  return { table, token: invited.token };
}
