/** What bots of a temperament like beyond winning: feature weights, in shares of a game won. */
export const temperaments = [
  { name: 'jakob', likes: { 'own-level-office': 0.1, 'own-has-mint-master': 0.05, 'own-hand': 0.01 } },
  { name: 'sibylla', likes: { 'own-level-peerage': 0.15, 'own-has-coat-of-arms': 0.08, 'own-income': 0.03 } },
  { name: 'anton', likes: { 'own-florins': 0.03, 'hand-florins': 0.03, 'own-level-agency': 0.09 } },
  {
    name: 'burkhard',
    likes: { 'own-has-cathedral': 0.15, 'own-has-master-builder': 0.4, 'own-level-office': 0.05 },
  },
] as const;

/** A heuristic in units of 20 points, tuned by hand before there was a network. */
export const heuristic = {
  lead: 0.7,
  'own-final': 0.6,
  'own-level-agency': 0.25,
  'own-level-peerage': 0.25,
  'own-level-office': 0.3,
  'own-has-church': 0.3,
  'own-has-cathedral': 0.3,
  'own-has-mint-master': 0.1,
  'own-has-master-builder': 0.1,
  'hand-florins': 0.2,
  'hand-notes-maximilian': 0.35,
  'hand-strength': 0.1,
  'hand-jokers': 0.12,
  'hand-offered-value': 0.1,
  'won-card': 0.15,
  'won-choices': 0.3,
  'bid-leading': 0.08,
  'bid-number': -0.1,
  'showdown-alone': 0.25,
  'hand-laid-sum': -0.1,
} as const;
