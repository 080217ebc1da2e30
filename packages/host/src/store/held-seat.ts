import type { Holder } from '@fondaco/kernel';

/** Who held a seat of a table from a line on, until the next who did. */
export interface HeldSeat {
  readonly table: string;
  readonly seat: string;
  /** 1 for the first who held the seat, then counted on. */
  readonly nr: number;
  /** The number of the first line that is theirs to say. */
  readonly from: number;
  /** Absent if the seat was left free. */
  readonly holder?: Holder;
  /** The id of the person. */
  readonly guest?: string;
  /** The key of a due row that this does; (table, key) is unique here too. */
  readonly key?: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}
