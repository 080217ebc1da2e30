import { MAX_SEATS, State } from '@fondaco/kernel';

const SIZE = 176;

/** The whole state of a table of new-game. */
export class NewGameState extends State {
  /** Stones that nobody has taken (NEW-SET-1). */
  readonly pile: Int16Array = this.i16(1);
  /** Stones taken, by seat (NEW-TRN-1). */
  readonly stones: Int16Array = this.i16(MAX_SEATS);

  constructor() {
    super(SIZE);
  }
}
