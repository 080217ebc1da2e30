import type { State } from '../state.ts';

/** What was made of a state, and of which. */
interface LastMoment<S extends State, Made> {
  readonly copy: Uint8Array;
  readonly state: S;
  readonly seats: readonly string[];
  readonly made: Made;
}

/**
 * Remembers what was made of the last state it was asked about, so that all who look at one moment of a table share what they see alike.
 * States are told apart by their bytes and by what lies beside them (`besides`: the board, the parts), so nothing can be out of date.
 */
export function ofLastMoment<S extends State, Made>(
  besides: (s: S) => unknown,
  make: (s: S, seats: readonly string[]) => Made,
): (s: S, seats: readonly string[]) => Made {
  let last: LastMoment<S, Made> | undefined;
  return (s, seats) => {
    if (last !== undefined && isMoment(last, s, seats) && besides(last.state) === besides(s)) return last.made;
    const copy = last?.copy.length === s.bytes.length ? last.copy : new Uint8Array(s.bytes.length);
    copy.set(s.bytes);
    last = { copy, state: s, seats, made: make(s, seats) };
    return last.made;
  };
}

function isMoment(
  { copy, seats: known }: LastMoment<State, unknown>,
  { bytes }: State,
  seats: readonly string[],
): boolean {
  if (copy.length !== bytes.length || known.length !== seats.length) return false;
  for (let i = 0; i < seats.length; i++) if (known[i] !== seats[i]) return false;
  for (let i = 0; i < bytes.length; i++) if (copy[i] !== bytes[i]) return false;
  return true;
}
