import { AWAY_MINUTES, type GatheringInfo, type SeatPresence } from '@fondaco/protocol';

const MINUTE = 60_000;

/** Somebody for whom the others may have a bot play. */
interface AwayPerson {
  readonly seat: string;
  readonly name: string;
  readonly minutes: number;
}

/** Those others who are waited for at a table without a clock and have been away so long that a bot may play for them. */
export function longAway(
  { phase, clock, seats }: Pick<GatheringInfo, 'phase' | 'clock' | 'seats'>,
  here: readonly SeatPresence[],
  waiting: readonly string[],
  now: number,
): readonly AwayPerson[] {
  if (phase !== 'playing' || clock.type !== 'none') return [];
  return seats.flatMap((who) => {
    const presence = here.find(({ seat }) => seat === who.seat);
    if (who.type !== 'person' || who.isYou || who.standIn !== undefined || !waiting.includes(who.seat)) return [];
    if (presence === undefined || presence.isHere) return [];
    const minutes = Math.floor((now - presence.since) / MINUTE);
    return minutes < AWAY_MINUTES.unclocked ? [] : [{ seat: who.seat, name: who.name, minutes }];
  });
}
