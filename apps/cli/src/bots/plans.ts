import type { ArrangedPlayer, PlanSign, RewardedPlan } from '@fondaco/bots';

const FRIARS = ['mario', 'michael', 'stefano', 'gigi', 'ralph'];
const CARDINALS = ['lanzuisi', 'balestreri', 'shlasinger', 'muret', 'zazza'];

/** On the way to the red hat: a merchant who can afford it, a friar who can, a cardinal with some votes. */
const TOWARDS_THE_HAT: readonly ArrangedPlayer[] = [
  {
    name: 'merchant on the way to the hat',
    player: {
      tile: undefined,
      ducats: { from: 60, to: 120 },
      behind: { members: { nobleman: { from: 1, to: 2 } } },
    },
    forgets: ['tiles'],
  },
  {
    name: 'friar on the way to the hat',
    player: {
      tile: { oneOf: FRIARS },
      ducats: { from: 40, to: 80 },
      behind: { members: { nobleman: { from: 1, to: 2 } } },
    },
    forgets: ['tiles'],
  },
  {
    name: 'cardinal',
    player: {
      tile: { oneOf: CARDINALS },
      ducats: { from: 0, to: 60 },
      behind: { members: { politician: { from: 0, to: 2 }, nobleman: { from: 0, to: 2 }, abbess: { from: 0, to: 2 } } },
    },
    forgets: ['tiles'],
  },
];

/** A merchant with much money. */
const RICH: ArrangedPlayer = {
  name: 'rich merchant',
  player: { tile: undefined, ducats: { from: 60, to: 150 } },
  forgets: ['tiles'],
};
/** Somebody with abbesses to sing with. */
const SINGING: ArrangedPlayer = {
  name: 'singer',
  player: {
    behind: { members: { abbess: { from: 1, to: 3 } } },
    charts: { members: { canticle: { from: 0, to: 4 } } },
  },
  forgets: ['stacks'],
};
/** Somebody whose messenger is nearly there. */
const SENDING: ArrangedPlayer = {
  name: 'sender of a messenger',
  player: {
    ducats: { from: 20, to: 60 },
    behind: { members: { abbess: { from: 1, to: 4 } } },
    charts: { members: { messenger: { from: 2, to: 4 } } },
  },
  forgets: ['stacks'],
};
/** Somebody with the votes to bid for what the emperor gives. */
const COURTED: ArrangedPlayer = {
  name: 'courted at Brindisi',
  player: {
    at: { oneOf: ['brindisi'] },
    behind: { members: { politician: { from: 0, to: 1 }, abbess: { from: 1, to: 3 } } },
  },
  forgets: [],
};

/** Whose office is high, and whose agency. */
const OFFICIAL: ArrangedPlayer = {
  name: 'official',
  player: { levels: { members: { office: { from: 3, to: 4 } } } },
  forgets: [],
};
const AGENT: ArrangedPlayer = {
  name: 'agent',
  player: { levels: { members: { agency: { from: 3, to: 4 } } } },
  forgets: [],
};

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
      goals: { 'own-is-cardinal': 40, 'own-office': 40 },
      deeds: { pope: 20 },
      sign: { ends: { 'own-is-cardinal': 1, 'own-office': 1.05 } },
      arrangements: TOWARDS_THE_HAT,
    },
    {
      name: 'camerlengo',
      likes: { 'own-is-cardinal': 0.6, 'own-is-friar': 0.2, 'own-ducats': 0.2, 'own-cubes-black': 0.2 },
      goals: { 'own-is-cardinal': 50, 'own-office': 20 },
      deeds: {},
      sign: { ends: { 'own-is-cardinal': 1, 'own-office': 0.65 } },
      arrangements: TOWARDS_THE_HAT,
    },
    {
      name: 'banker',
      likes: { 'own-is-merchant': 0.2, 'own-ducats': 0.05 },
      goals: { 'own-is-merchant': 25, 'own-office': 20 },
      deeds: {},
      sign: { ends: { 'own-is-merchant': 1, 'own-office': 0.25 } },
      arrangements: [RICH],
    },
    {
      name: 'canticle',
      likes: { 'own-chart-canticle': 0.2, 'own-cubes-yellow': 0.05 },
      goals: { 'own-chart-canticle': 30 },
      deeds: {},
      sign: { ends: { 'own-chart-canticle': 0.5 } },
      arrangements: [SINGING],
    },
    {
      name: 'riddle',
      likes: { 'own-chart-riddle': 0.2 },
      goals: { 'own-chart-riddle': 20 },
      deeds: {},
      sign: { ends: { 'own-chart-riddle': 1 } },
      arrangements: [],
    },
    {
      name: 'stupor-mundi',
      likes: { 'distance-brindisi': 0.01 },
      goals: {},
      deeds: { summon: 20 },
      sign: { said: { summon: 1 } },
      arrangements: [COURTED],
    },
    {
      name: 'messenger',
      likes: { 'own-chart-messenger': 0.1, 'own-bologna-due': 0.1, 'own-bologna-done': 0.3 },
      goals: { 'own-bologna-done': 20 },
      deeds: {},
      sign: { ends: { 'own-bologna-done': 1 } },
      arrangements: [SENDING],
    },
  ],
  'augsburg-1520': [
    {
      name: 'office-first',
      likes: { 'own-level-office': 0.25 },
      goals: { 'own-level-office': 15, 'own-has-mint-master': 5 },
      deeds: {},
      sign: { ends: { 'own-level-office': 1 } },
      arrangements: [OFFICIAL],
    },
    {
      name: 'agency-first',
      likes: { 'own-level-agency': 0.25 },
      goals: { 'own-level-agency': 20 },
      deeds: {},
      sign: { ends: { 'own-level-agency': 1 } },
      arrangements: [AGENT],
    },
    {
      name: 'builders',
      likes: { 'own-has-church': 0.15, 'own-has-cathedral': 0.15, 'own-has-master-builder': 0.1 },
      goals: { 'own-has-church': 10, 'own-has-cathedral': 10, 'own-has-master-builder': 8 },
      deeds: {},
      sign: { ends: { 'own-has-church': 1, 'own-has-cathedral': 1, 'own-has-master-builder': 1 } },
      arrangements: [],
    },
    {
      name: 'hoarding-maria',
      likes: { 'hand-notes-maria': 0.3, 'hand-best-maria': 0.05 },
      goals: {},
      deeds: {},
      sign: { ends: { 'hand-notes-maria': 0.5 } },
      arrangements: [],
    },
  ],
};

/** What else players may have become, that no exploiter is rewarded for, by the id of their game. */
const OTHER_SIGNS: Readonly<Record<string, Readonly<Record<string, PlanSign>>>> = {
  'de-vulgari-eloquentia': {
    cardinal: { ends: { 'own-is-cardinal': 1 } },
    friar: { ends: { 'own-is-friar': 1 } },
    merchant: { ends: { 'own-is-merchant': 1 } },
    reader: { ends: { 'own-books': 1.5, 'own-colours': 1 } },
  },
  'augsburg-1520': {
    peer: { ends: { 'own-top-peerage': 1, 'own-has-coat-of-arms': 1 } },
    'church-and-cathedral': { ends: { 'own-has-church': 1, 'own-has-cathedral': 1 } },
  },
};

/** By what the plans of a game are recognized, and what players may become. */
export function signsOf(game: string): Readonly<Record<string, PlanSign>> {
  const signs = plansOf(game).map(({ name, sign }) => [name, sign] as const);
  return { ...Object.fromEntries(signs), ...OTHER_SIGNS[game] };
}

/** The plans of a game; none for games nobody has thought of any for. */
export function plansOf(game: string): readonly RewardedPlan[] {
  return PLANS[game] ?? [];
}

/** What brings players where the plans of a game lead, each once. */
export function arrangementsOf(game: string): readonly ArrangedPlayer[] {
  return [...new Set(plansOf(game).flatMap((plan) => plan.arrangements))];
}
