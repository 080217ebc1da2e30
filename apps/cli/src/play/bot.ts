import {
  Choices,
  FastRandom,
  listChoices,
  printChoice,
  printRecord,
  sha256,
  utf8,
  type State,
  type Table,
} from '@fondaco/kernel';
import { policyFor, type PolicyName } from '../policies.ts';
import { numberFrom, seedWithin } from '../seed.ts';

/**
 * A bot's line. It follows from how the table began and where it stands, so a game that is resumed goes on as it would have, and
 * a save before the bots choose loses nothing.
 */
export function chooseForBot(table: Table, seat: number, policy: PolicyName): string {
  const { game } = table;
  const s = table.copyState();
  const choices = new Choices();
  listChoices(game.steps, s, seat, choices);
  const rng = new FastRandom(numberFrom(seedWithin(originOf(table), `bot ${table.seq} ${seat}`)));
  const sample = (into: State): void => {
    into.copyFrom(s);
    game.determinize(into, seat, rng);
  };
  const choice = policyFor(game, policy)({ seat, choices, rng, sample });
  return printChoice(game.verbs, table.players, choice);
}

const origins = new WeakMap<Table, Uint8Array>();

/** A hash of the header, seed or position included. */
function originOf(table: Table): Uint8Array {
  let origin = origins.get(table);
  if (origin === undefined) {
    const { header } = table.record();
    origin = sha256(utf8(printRecord({ header, lines: [], checks: [] })));
    origins.set(table, origin);
  }
  return origin;
}
