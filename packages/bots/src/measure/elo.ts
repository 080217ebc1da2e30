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
  for (const { players: seats, points, shares } of games) {
    for (let i = 0; i < seats.length; i++) {
      for (let j = 0; j < i; j++) {
        if (seats[i] === seats[j]) continue;
        const order = Math.sign(shares[i] - shares[j]) || Math.sign(points[i] - points[j]);
        // A game of many is one observation, not as many as it has pairs.
        const weight = 2 / seats.length;
        wins[seats[i]][seats[j]] += (weight * (order + 1)) / 2;
        wins[seats[j]][seats[i]] += (weight * (1 - order)) / 2;
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
        won += wins[i][j];
        sum += (wins[i][j] + wins[j][i]) / (own + strength[j]);
      }
      return won / sum;
    });
    const mean = Math.exp(strength.reduce((sum, own) => sum + Math.log(own), 0) / players);
    strength = strength.map((own) => own / mean);
  }
  return strength.map((own) => 1500 + SCALE * Math.log(own));
}
