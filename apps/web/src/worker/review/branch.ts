import { refuseHost, type HostResult } from '@fondaco/host';
import {
  determinize,
  FastRandom,
  nameOfSeat,
  printPosition,
  printRecord,
  success,
  Table,
  walkRecord,
  type Holder,
} from '@fondaco/kernel';
import type { ReviewedRecord } from './reviewed-record.ts';

/** How a game is played on from one of its moments. */
export interface BranchHow {
  readonly line: number;
  /** The word of the seat that a person takes. */
  readonly seat: string;
  /** The level of the bots in the others. */
  readonly level: string;
  /** Whether what that seat did not know is dealt anew. */
  readonly isAnew: boolean;
  /** What is dealt anew is dealt by this. */
  readonly seed: number;
}

/** The record of a table that goes on from a line of a game that lies open. */
export function branchOf({ table, isOpen }: ReviewedRecord, how: BranchHow): HostResult<string> {
  if (!isOpen) return refuseHost('not-over', 'a table that runs is not played on elsewhere');
  const seat = table.seats.indexOf(how.seat);
  if (seat < 0) return refuseHost('no-seat', 'there is no such seat');
  const { header, lines } = table.record();
  const { ended: _, ...open } = header;
  const begun = { ...open, held: [], salts: {} };
  const walked = walkRecord(table.game, { header: begun, lines: lines.slice(0, how.line), checks: [] }, () => {});
  if (!walked.ok) return walked;
  const then = walked.value;
  if (then.isOver) return refuseHost('over', 'the game is over there');
  const branch = how.isAnew ? dealtAnew(then, seat, how.seed) : success(then);
  if (!branch.ok) return branch;
  branch.value.seats.forEach((word, place) => branch.value.hold(place, holderOf(word, how)));
  return success(printRecord(branch.value.record()));
}

function holderOf(seat: string, how: BranchHow): Holder {
  return seat === how.seat ? { type: 'person' } : { type: 'bot', level: how.level };
}

/** A table that a seat cannot tell from this one: what it does not know is dealt anew, and so is chance to come. */
function dealtAnew(then: Table, seat: number, seed: number): HostResult<Table> {
  const { game, seats, header } = then;
  const world = then.copyState();
  determinize(game, world, seat, new FastRandom(seed));
  const names = seats.map((word) => nameOfSeat(header, word));
  return Table.arrange(game, printPosition(game, world, seats), names);
}
