import type { BotAsked } from './bot-player.ts';
import type { OpenTable } from './open-table.ts';

/** What a bot is told when its seat is asked: nothing that the seat does not see. */
export function askedOf(open: OpenTable, seat: number, level: string): BotAsked {
  const { table } = open.host;
  return {
    game: table.game,
    players: table.players,
    seat,
    level,
    view: table.view(seat),
    choices: table.choices(seat),
    sample: (rng) => {
      const s = table.copyState();
      table.game.determinize(s, seat, rng);
      return s;
    },
  };
}
