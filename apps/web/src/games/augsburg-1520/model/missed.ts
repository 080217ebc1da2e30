import type { GameTable } from '../../../table/game-table.ts';

/** What barriers kept from being scored in the whole game. */
export const missed: NonNullable<GameTable['missed']> = {
  title: 'aug.missed',
  of: (entries) => {
    const points = new Map<string, number>();
    for (const { type, seat, points: lost } of entries.flatMap(({ events }) => events))
      if (type === 'stopped') points.set(String(seat), (points.get(String(seat)) ?? 0) + Number(lost));
    return points;
  },
};
