import type { RewardedPlan } from '@fondaco/bots';

/** Ways to play that exploiters are rewarded for, by the id of their game. Points are those of a rewarded learner, not of the rules. */
const PLANS: Readonly<Record<string, readonly RewardedPlan[]>> = {
  'de-vulgari-eloquentia': [
    {
      name: 'papacy',
      likes: {
        'own-is-cardinal': 0.5,
        'own-is-friar': 0.2,
        'own-votes': 0.2,
        'own-ducats': 0.2,
        'own-cubes-black': 0.15,
      },
      goals: { 'own-is-cardinal': 25, 'own-office': 30 },
      deeds: { pope: 20 },
      sign: { ends: { 'own-is-cardinal': 1, 'own-office': 1.05 } },
    },
    {
      name: 'camerlengo',
      likes: { 'own-is-cardinal': 0.6, 'own-is-friar': 0.2, 'own-ducats': 0.2, 'own-cubes-black': 0.2 },
      goals: { 'own-is-cardinal': 30, 'own-office': 10 },
      deeds: {},
      sign: { ends: { 'own-is-cardinal': 1, 'own-office': 0.65 } },
    },
    {
      name: 'banker',
      likes: { 'own-is-merchant': 0.2, 'own-ducats': 0.05 },
      goals: { 'own-is-merchant': 25, 'own-office': 20 },
      deeds: {},
      sign: { ends: { 'own-is-merchant': 1, 'own-office': 0.25 } },
    },
    {
      name: 'canticle',
      likes: { 'own-chart-canticle': 0.2, 'own-cubes-yellow': 0.05 },
      goals: { 'own-chart-canticle': 30 },
      deeds: {},
      sign: { ends: { 'own-chart-canticle': 0.5 } },
    },
    {
      name: 'riddle',
      likes: { 'own-chart-riddle': 0.2 },
      goals: { 'own-chart-riddle': 20 },
      deeds: {},
      sign: { ends: { 'own-chart-riddle': 1 } },
    },
    {
      name: 'stupor-mundi',
      likes: { 'distance-brindisi': 0.01 },
      goals: {},
      deeds: { summon: 20 },
      sign: { said: { summon: 1 } },
    },
    {
      name: 'messenger',
      likes: { 'own-chart-messenger': 0.1, 'own-bologna-due': 0.1, 'own-bologna-done': 0.3 },
      goals: { 'own-bologna-done': 20 },
      deeds: {},
      sign: { ends: { 'own-bologna-done': 1 } },
    },
  ],
  'augsburg-1520': [
    {
      name: 'office-first',
      likes: { 'own-level-office': 0.25 },
      goals: { 'own-level-office': 15, 'own-has-mint-master': 5 },
      deeds: {},
      sign: { ends: { 'own-level-office': 1 } },
    },
    {
      name: 'agency-first',
      likes: { 'own-level-agency': 0.25 },
      goals: { 'own-level-agency': 20 },
      deeds: {},
      sign: { ends: { 'own-level-agency': 1 } },
    },
    {
      name: 'builders',
      likes: { 'own-has-church': 0.15, 'own-has-cathedral': 0.15, 'own-has-master-builder': 0.1 },
      goals: { 'own-has-church': 10, 'own-has-cathedral': 10, 'own-has-master-builder': 8 },
      deeds: {},
      sign: { ends: { 'own-has-church': 1, 'own-has-cathedral': 1, 'own-has-master-builder': 1 } },
    },
    {
      name: 'hoarding-maria',
      likes: { 'hand-notes-maria': 0.3, 'hand-best-maria': 0.05 },
      goals: {},
      deeds: {},
      sign: { ends: { 'hand-notes-maria': 0.5 } },
    },
  ],
};

/** The plans of a game; none for games nobody has thought of any for. */
export function plansOf(game: string): readonly RewardedPlan[] {
  return PLANS[game] ?? [];
}
