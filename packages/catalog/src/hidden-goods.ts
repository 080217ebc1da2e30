import type { HiddenGoods } from './entry.ts';

/** Hands and purses are hidden (AUG-INF-2). */
export const hiddenInAugsburg: HiddenGoods = {
  privateVerbs: ['discard'],
  reasons: {
    call: ['no-valid-note', 'too-few-notes'],
    bid: ['no-valid-note', 'too-few-notes'],
    'use office church': ['too-few-florins'],
    'use office cathedral': ['too-few-florins'],
    build: ['too-few-florins'],
  },
  openAmounts: [
    'prestige',
    'bid',
    'choices',
    'income-florins',
    'income-prestige',
    'income-offered',
    'income-free',
    'agency',
    'peerage',
    'office',
    'coat-of-arms',
    'letter-of-nobility',
    'mint-master',
    'master-builder',
  ],
};

/** What lies behind a screen is known to whoever remembers, and shown to its owner alone (DVE-INF-2). */
export const hiddenInDve: HiddenGoods = {
  privateVerbs: ['pay'],
  reasons: { bid: ['more-than-your-votes'] },
  openAmounts: [
    'actions',
    'ducats',
    'amanuenses',
    'bologna',
    'knowledge',
    'riddle',
    'messenger',
    'orient',
    'canticle',
    'library',
    'rest',
  ],
};
