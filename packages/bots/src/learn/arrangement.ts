import {
  arrange,
  isObject,
  itemAt,
  printPosition,
  seatWords,
  type FastRandom,
  type Game,
  type Json,
  type JsonObject,
  type State,
} from '@fondaco/kernel';

/** What somebody is given in a position, so that games go on from where no game would have come by itself. */
export interface ArrangedPlayer {
  /** What people would call such a player. */
  readonly name: string;
  /** By the members of a player's part of a position. */
  readonly player: ArrangedMembers;
  /** Members of the table that follow from the rest and are left out. */
  readonly forgets: readonly string[];
}

/** Numbers are drawn between two, words are picked from a list, undefined is left out, and what is not named stays as it is. */
type ArrangedMembers = { readonly [member: string]: ArrangedValue };
type ArrangedValue =
  | { readonly from: number; readonly to: number }
  | { readonly oneOf: readonly string[] }
  | undefined
  | { readonly members: ArrangedMembers };

const ATTEMPTS = 6;

/** Changes a position for a seat, if the rules allow what is drawn; whether they did. */
export function arrangeFor<S extends State>(
  game: Game<S>,
  s: S,
  seat: number,
  { player, forgets }: ArrangedPlayer,
  rng: FastRandom,
): boolean {
  const seats = seatWords(itemAt(s.seats, 0));
  const word = itemAt(seats, seat);
  const { table, ...rest } = printPosition(game, s, seats);
  if (!isObject(table) || !isObject(table['players'])) return false;
  const { players, ...others } = table;
  const kept = Object.fromEntries(Object.entries(others).filter(([member]) => !forgets.includes(member)));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const own = draw(players[word], player, rng);
    const arranged = arrange(game, { ...rest, table: { ...kept, players: { ...players, [word]: own } } });
    if (!arranged.ok) continue;
    s.bytes.set(arranged.value.state.bytes);
    return true;
  }
  return false;
}

function draw(now: Json | undefined, members: ArrangedMembers, rng: FastRandom): JsonObject {
  const drawn: Record<string, Json> = isObject(now) ? { ...now } : {};
  for (const [member, value] of Object.entries(members)) {
    if (value === undefined) delete drawn[member];
    else if ('members' in value) drawn[member] = draw(drawn[member], value.members, rng);
    else if ('oneOf' in value) drawn[member] = itemAt(value.oneOf, rng.below(value.oneOf.length));
    else drawn[member] = value.from + rng.below(value.to - value.from + 1);
  }
  return drawn;
}
