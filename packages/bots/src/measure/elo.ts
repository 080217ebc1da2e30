import { itemAt } from '@fondaco/kernel';

/** One game: the players' numbers and their points. */
export interface Placing {
  readonly players: readonly number[];
  readonly points: readonly number[];
  readonly shares: readonly number[];
}

const SCALE = 400 / Math.LN10;
const ROUNDS = 400;
/** A drawn pair against everyone keeps an unbeaten player's rating finite. */
const PRIOR = 0.5;

/**
 * Ratings that explain best who finished before whom (Bradley and Terry's model on all pairs of a game; who won finished before
 * all others, the rest by points), with the mean at 1500.
 */
export function fitElo(players: number, games: readonly Placing[]): number[] {
  const wins = Array.from({ length: players }, () => new Float64Array(players).fill(PRIOR));
  const winsOf = (player: number, other: number): number => wins[player]?.[other] ?? 0;
  const addWins = (player: number, other: number, won: number): void => {
    itemAt(wins, player)[other] = winsOf(player, other) + won;
  };
  for (const { players: seats, points, shares } of games) {
    const places = seats.map((player, i) => ({ player, share: itemAt(shares, i), points: itemAt(points, i) }));
    // A game of many is one observation, not as many as it has pairs.
    const weight = 2 / seats.length;
    for (const [i, one] of places.entries()) {
      for (const other of places.slice(0, i)) {
        if (one.player === other.player) continue;
        const order = Math.sign(one.share - other.share) || Math.sign(one.points - other.points);
        addWins(one.player, other.player, (weight * (order + 1)) / 2);
        addWins(other.player, one.player, (weight * (1 - order)) / 2);
      }
    }
  }
  let strength = Array.from({ length: players }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    strength = strength.map((own, i) => {
      let won = 0;
      let sum = 0;
      for (let j = 0; j < players; j++) {
        if (j === i) continue;
        won += winsOf(i, j);
        sum += (winsOf(i, j) + winsOf(j, i)) / (own + itemAt(strength, j));
      }
      // Whoever met nobody stays where they are.
      return sum === 0 ? own : won / sum;
    });
    const mean = Math.exp(strength.reduce((sum, own) => sum + Math.log(own), 0) / players);
    strength = strength.map((own) => own / mean);
  }
  return strength.map((own) => 1500 + SCALE * Math.log(own));
}
