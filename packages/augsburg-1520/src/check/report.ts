import { SEAT_WORDS } from '@fondaco/kernel';

/** Notes something that a position cannot have: its path, what is wrong, and the clause that says so. */
export type Report = (where: string, message: string, clause: string) => void;

/** The path of a seat's part of a position. */
export function playerPath(seat: number): string {
  return `table.players.${SEAT_WORDS[seat]}`;
}
