import type { ArrangedPlayer, BotModel, Company, OtherNetwork, PlainNetwork, TrainingGuest } from '../src/index.ts';

/** Players that a learner may meet beside itself, and how much of the games is theirs. */
export interface Population {
  /** By name: those who were trained to beat the bots of before, with the plan each follows or without. */
  readonly exploiters: Readonly<Record<string, OtherNetwork & { readonly hasPlan: boolean }>>;
  /** Plans that bots of today follow for what they like alone, by name. */
  readonly likings: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What brings players where the plans of exploiters lead. */
  readonly arrangements: readonly ArrangedPlayer[];
  /** How the learner itself judged earlier. */
  readonly selves: readonly PlainNetwork[];
}

const GUEST_SHARE = 0.2;
const OPENING_SHARE = 0.3;
const ARRANGED_SHARE = 0.5;
const OF_TODAY = 2;
const OF_TEMPERAMENT = 0.5;
const OF_LIKING = { sits: 0.2, opens: 1 };
const OF_PLAN = { sits: 1, opens: 2 };
const OF_FREE = { sits: 1.5, opens: 0.5 };

/** Temperaments and judges of today, exploiters and older selves, at one table. */
export function companyOf(
  { evaluation, network }: BotModel,
  { exploiters, likings, arrangements, selves }: Population,
): Company {
  const guests: TrainingGuest[] = selves.map((self, i) => ({
    name: `self-${i}`,
    network: self,
    likes: {},
    sits: 1,
    opens: 0,
  }));
  if (network !== undefined) {
    const today = { shape: network.shape, weights: network.weights.slice() };
    guests.push({ name: 'today', network: today, likes: {}, sits: OF_TODAY, opens: 0 });
    for (const { name, likes } of evaluation.temperaments)
      guests.push({ name: `today@${name}`, network: today, likes, sits: OF_TEMPERAMENT, opens: OF_TEMPERAMENT });
    for (const [name, likes] of Object.entries(likings))
      guests.push({ name: `today+${name}`, network: today, likes, ...OF_LIKING });
  }
  for (const [name, { hasPlan, ...otherNetwork }] of Object.entries(exploiters))
    guests.push({ name, ...otherNetwork, ...(hasPlan ? OF_PLAN : OF_FREE) });
  return { guests, guestShare: GUEST_SHARE, openingShare: OPENING_SHARE, arrangements, arrangedShare: ARRANGED_SHARE };
}
