import { itemAt, type State } from '@fondaco/kernel';
import type { BotModel } from '../judge/bot-model.ts';

/**
 * The plan that a seat has followed, as the name of a temperament: the one whose likes it has most of, beyond what the others at the
 * table have on average, in proportion to how much there is to like. Undefined if the others have more of everything.
 */
export function followedPlan<S extends State>(
  { evaluation }: Pick<BotModel<S>, 'evaluation'>,
  s: S,
  seat: number,
): string | undefined {
  const { featureNames, temperaments } = evaluation;
  const features = new Float32Array(featureNames.length);
  const seats = itemAt(s.seats, 0);
  const ahead = temperaments.map(() => 0);
  for (let other = 0; other < seats; other++) {
    evaluation.writeFeatures(s, other, features);
    const weight = other === seat ? 1 : -1 / (seats - 1);
    temperaments.forEach(({ likes }, i) => {
      let liked = 0;
      for (const [feature, like] of Object.entries(likes))
        liked += like * (features[featureNames.indexOf(feature)] ?? 0);
      ahead[i] = itemAt(ahead, i) + (weight * liked) / sizeOf(likes);
    });
  }
  const most = Math.max(0, ...ahead);
  return most > 0 ? temperaments[ahead.indexOf(most)]?.name : undefined;
}

function sizeOf(likes: Readonly<Record<string, number>>): number {
  return Math.sqrt(Object.values(likes).reduce((sum, like) => sum + like * like, 0));
}
