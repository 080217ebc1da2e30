import { itemAt, nameOfSeat, type Game, type Header, type Holder } from '@fondaco/kernel';
import type { HostRefusal, SeatPlayer } from '@fondaco/protocol';
import type { BotPlayer } from './bots/bot-player.ts';

/** Why a player cannot sit anywhere at this game, if there is a reason: a bot of a level or temperament nobody knows. */
export function whyNotSeat(bots: BotPlayer, game: Game, player: SeatPlayer): HostRefusal | undefined {
  if (player.type === 'person') return undefined;
  const levels = bots.levels(game);
  if (!levels.includes(player.level))
    return wrong(player.name, `there is no level ${player.level}; there are ${levels.join(', ')}`);
  const temperaments = bots.temperaments(game);
  if (player.temperament !== undefined && !temperaments.includes(player.temperament))
    return wrong(player.name, `there is no temperament ${player.temperament}; there are ${temperaments.join(', ')}`);
  return undefined;
}

function wrong(where: string, message: string): HostRefusal {
  return { code: 'bad-setup', where, message };
}

/** A player as a record names them: who plays there, without the name. */
export function holderOf(player: SeatPlayer): Holder {
  if (player.type === 'person') return { type: 'person' };
  const { level, temperament } = player;
  return { type: 'bot', level, ...(temperament === undefined ? {} : { temperament }) };
}

/**
 * Who is to play on from a record: whoever held the seats last, with bots of a level or temperament nobody knows here at the weakest
 * and without one. Where the record does not say, the first seat is a person's and the others are bots'.
 */
export function playersOf(header: Header, game: Game, bots: BotPlayer): readonly SeatPlayer[] {
  const weakest = itemAt(bots.levels(game), 0);
  return header.seats.map((seat, i): SeatPlayer => {
    const name = nameOfSeat(header, seat);
    const holder = header.held.findLast((held) => held.seat === seat)?.holder;
    if (holder === undefined) return i === 0 ? { type: 'person', name } : { type: 'bot', name, level: weakest };
    if (holder.type !== 'bot') return { type: 'person', name };
    const level = bots.levels(game).includes(holder.level) ? holder.level : weakest;
    const temperament = bots.temperaments(game).find((one) => one === holder.temperament);
    return { type: 'bot', name, level, ...(temperament === undefined ? {} : { temperament }) };
  });
}
