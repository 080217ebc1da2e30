import type { IconMeaning } from '../../../book/game-book.ts';

export const SYMBOL_ICONS: readonly IconMeaning[] = [
  { icon: 'coins', domain: 'symbol', word: 'coins' },
  { icon: 'laurel', domain: 'symbol', word: 'points-6' },
  { icon: 'note', domain: 'symbol', word: 'notes' },
  { icon: 'agency', domain: 'symbol', word: 'agency' },
  { icon: 'peerage', domain: 'symbol', word: 'peerage' },
  { icon: 'office', domain: 'symbol', word: 'office' },
];

/** The glossary of icons. */
export const icons: readonly IconMeaning[] = [
  { icon: 'florin', domain: 'icon', word: 'florins' },
  { icon: 'laurel', domain: 'icon', word: 'prestige' },
  { icon: 'joker', domain: 'note', word: 'joker' },
  { icon: 'auction', domain: 'verb', word: 'bid' },
  { icon: 'privilege', domain: 'verb', word: 'take' },
  ...SYMBOL_ICONS,
  { icon: 'church', domain: 'right', word: 'church' },
  { icon: 'cathedral', domain: 'right', word: 'cathedral' },
  { icon: 'coat', domain: 'right', word: 'coat-of-arms' },
  { icon: 'letter', domain: 'right', word: 'letter-of-nobility' },
  { icon: 'mint', domain: 'right', word: 'mint-master' },
  { icon: 'builder', domain: 'right', word: 'master-builder' },
  { icon: 'lock', domain: 'icon', word: 'barrier' },
  { icon: 'star', domain: 'icon', word: 'level-tile' },
  { icon: 'hidden', domain: 'icon', word: 'deck' },
  { icon: 'hourglass', domain: 'icon', word: 'round' },
];
