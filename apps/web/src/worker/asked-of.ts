import { knowledgeOf } from '@fondaco/bots';
import type { BotSeat } from '@fondaco/protocol';
import type { BotAsked } from './bot-player.ts';
import type { OpenTable } from './open-table.ts';

/** What a bot is told when its seat is asked: nothing that the seat does not know. */
export function askedOf({ host }: OpenTable, seat: number, how: Pick<BotSeat, 'level' | 'temperament'>): BotAsked {
  const { game, seats } = host.table;
  const { level, temperament } = how;
  return { game, seats, seat, level, temperament, known: knowledgeOf(game, host.table.copyState(), seat) };
}
