import type { AskedBot } from '@fondaco/bots';
import { findGame, games } from '@fondaco/catalog';
import { Choices, FastRandom, itemAt, listChoices, printChoice } from '@fondaco/kernel';
import { answerHere, MemoryStore, type BotPlayer, type HostGames, type HostServices } from '../src/index.ts';
import { VirtualClock } from './virtual-clock.ts';

/** The games of the catalog. */
const CATALOG_GAMES: HostGames = {
  offered: games,
  find: (id, rules) => findGame(id, rules)?.game,
};

/** What the seat could say, from what it knows. */
export function offeredTo({ game, seats, seat, known }: AskedBot): readonly string[] {
  const choices = new Choices();
  listChoices(game.steps, known, seat, choices);
  return choices.toArray().map((choice) => printChoice(game.verbs, seats, choice));
}

/** Bots that say the first line they are offered, or whatever a test wants. */
export function scriptedBots(choose: (asked: AskedBot) => Promise<string> = firstLine): BotPlayer {
  return { levels: () => ['random', 'novice'], temperaments: () => ['dante', 'jakob'], choose };
}

function firstLine(asked: AskedBot): Promise<string> {
  return Promise.resolve(itemAt(offeredTo(asked), 0));
}

/** Services that depend on nothing but the test. */
export function testServices<More extends Partial<HostServices>>(
  more: More,
): Omit<HostServices, 'clock'> & { readonly clock: VirtualClock; readonly warnings: readonly string[] } & More {
  const rng = new FastRandom(1);
  const warnings: string[] = [];
  return {
    store: new MemoryStore(),
    games: CATALOG_GAMES,
    bots: scriptedBots(),
    clock: new VirtualClock(),
    randomBytes: (count) => Uint8Array.from({ length: count }, () => rng.below(256)),
    warn: (message) => warnings.push(message),
    questions: answerHere,
    isStored: () => true,
    warnings,
    ...more,
  };
}
