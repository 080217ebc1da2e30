import type { Game } from '@fondaco/kernel';
import type { HostRefusal, SeatPlayer } from '@fondaco/protocol';
import type { BotPlayer } from './bot-player.ts';

/** Why a player cannot sit anywhere at this game, if there is a reason: a bot of a level or temperament nobody knows. */
export function whyNotSeat(bot: BotPlayer, game: Game, seat: SeatPlayer): HostRefusal | undefined {
  if (seat.type === 'person') return undefined;
  const levels = bot.levels(game);
  if (!levels.includes(seat.level))
    return wrong(seat.name, `there is no level ${seat.level}; there are ${levels.join(', ')}`);
  const temperaments = bot.temperaments(game);
  if (seat.temperament !== undefined && !temperaments.includes(seat.temperament))
    return wrong(seat.name, `there is no temperament ${seat.temperament}; there are ${temperaments.join(', ')}`);
  return undefined;
}

export function noSuchSeat(seat: string): HostRefusal {
  return wrong(seat, 'there is no such seat at this table');
}

function wrong(where: string, message: string): HostRefusal {
  return { code: 'bad-setup', where, message };
}
