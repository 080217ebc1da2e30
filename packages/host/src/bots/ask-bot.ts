import { historyOf, knowledgeOf, type AskedBot } from '@fondaco/bots';
import type { BotSeat } from '@fondaco/protocol';
import type { OpenTable } from '../table/open-table.ts';

/** What a bot is told when its seat is asked: nothing that the seat does not know. */
export function askBot(open: OpenTable, seat: number, how: Pick<BotSeat, 'level' | 'temperament'>): AskedBot {
  const { id, table } = open;
  const { game, seats } = table;
  const { level, temperament } = how;
  const history = historyOf(table, seat);
  const known = knowledgeOf(game, table.copyState(), seat);
  return { table: id, game, seats, seat, level, temperament, known, history };
}
