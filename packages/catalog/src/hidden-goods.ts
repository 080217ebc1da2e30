import type { HiddenGoods } from './entry.ts';

/** Hands and purses are hidden (AUG-INF-2). */
export const hiddenInAugsburg: HiddenGoods = {
  privateVerbs: ['discard'],
  reasons: {
    call: ['no-valid-note', 'too-few-notes'],
    bid: ['no-valid-note', 'too-few-notes'],
    use: ['too-few-florins'],
    build: ['too-few-florins'],
  },
  openAmounts: ['prestige', 'bid', 'choices', 'agency', 'peerage', 'office'],
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
