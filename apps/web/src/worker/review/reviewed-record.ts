import { gameWith, type HostGames, type HostResult } from '@fondaco/host';
import {
  lexiconOf,
  nameOfSeat,
  parseRecord,
  success,
  Table,
  walkRecord,
  type Chapter,
  type Header,
  type Json,
  type Refusal,
} from '@fondaco/kernel';
import type { SeatPlayer } from '@fondaco/protocol';
import type { Ending } from '@fondaco/review';
import { ALL_EYES, type ReviewedGame } from '../../client/review-messages.ts';

/** A record as it is kept somewhere. */
export interface KeptRecord {
  readonly id: string;
  readonly text: string;
  readonly parts?: Json;
  /** Who sits there, if that is known better than from the record. */
  readonly players?: readonly SeatPlayer[];
  /** A file, not a table that somebody may still play at. */
  readonly isFile?: boolean;
}

/** A record that was played as far as it goes. */
export interface ReviewedRecord {
  readonly id: string;
  /** As it was kept. */
  readonly text: string;
  readonly table: Table;
  readonly players: readonly SeatPlayer[];
  readonly parts?: Json;
  readonly chapters: readonly (Chapter | undefined)[];
  /** What is wrong with the first line that cannot be played. */
  readonly fault?: Refusal;
  /**
   * Whether everything may be seen: the game is over, or the record is a file that goes no further. Whoever has a file with its seed has
   * all there is to know.
   */
  readonly isOpen: boolean;
}

/** Plays a record; what cannot begin is refused, and what follows a line that cannot be played is left out. */
export function readReviewed(games: HostGames, kept: KeptRecord): HostResult<ReviewedRecord> {
  const { id, text, parts, players, isFile = false } = kept;
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { header } = record.value;
  const game = gameWith(games, { id: header.game, rules: header.rules, parts });
  if (!game.ok) return game;
  const begun = Table.open(game.value, { ...record.value, lines: [], checks: [] });
  if (!begun.ok) return begun;
  let table = begun.value;
  const chapters: (Chapter | undefined)[] = [begun.value.chapter];
  const walked = walkRecord(game.value, record.value, ({ entry, table: now }) => {
    table = now;
    chapters[entry.seq] = now.chapter;
  });
  const played = walked.ok ? walked.value : table;
  return success({
    id,
    text,
    table: played,
    isOpen: played.isOver || (isFile && !walked.ok),
    players: players ?? playersIn(header),
    ...(parts === undefined ? {} : { parts }),
    chapters: Array.from({ length: table.seq + 1 }, (_, line) => chapters[line]),
    ...(walked.ok ? {} : { fault: walked.error }),
  });
}

/** Who played, as the record tells it. */
function playersIn(header: Header): readonly SeatPlayer[] {
  return header.seats.map((seat): SeatPlayer => {
    const name = nameOfSeat(header, seat);
    const holder = header.held.findLast((held) => held.seat === seat)?.holder;
    if (holder?.type !== 'bot') return { type: 'person', name };
    const { level, temperament } = holder;
    return { type: 'bot', name, level, ...(temperament === undefined ? {} : { temperament }) };
  });
}

function endingOf({ table, fault }: ReviewedRecord): Ending {
  if (fault !== undefined) return 'damaged';
  if (!table.isOver) return 'running';
  return table.header.ended === undefined ? 'over' : 'ended';
}

/**
 * Through whose eyes a record may be seen: once it is open anybody's, and all at once. While it runs, those of the one person
 * who plays in this browser; where several share the screen nobody knows who looks at it, and they see what a spectator sees.
 */
export function eyesOf({ table, players, isOpen }: ReviewedRecord): readonly string[] {
  if (isOpen) return [...table.seats, ALL_EYES];
  const people = table.seats.filter((_, seat) => players[seat]?.type === 'person');
  return people.length === 1 ? people : [];
}

export function describeReviewed(reviewed: ReviewedRecord): ReviewedGame {
  const { id, table, players, parts, chapters, fault } = reviewed;
  return {
    id,
    game: table.game.id,
    seats: players,
    lexicon: lexiconOf(table.game),
    ...(parts === undefined ? {} : { parts }),
    ending: endingOf(reviewed),
    ...(fault === undefined ? {} : { fault: [fault.where, fault.message].filter(Boolean).join(': ') }),
    eyes: eyesOf(reviewed),
    chapters,
  };
}
