import type { IconMeaning } from '../../../book/game-book.ts';

/** What stands in a zone of the map. */
export const MARKS: readonly IconMeaning[] = [
  { icon: 'ducat', domain: 'icon', word: 'ducats' },
  { icon: 'book', domain: 'icon', word: 'knowledge' },
  { icon: 'harbour', domain: 'icon', word: 'harbour' },
  { icon: 'cathedral', domain: 'icon', word: 'cathedral' },
  { icon: 'convent', domain: 'kind', word: 'convent' },
  { icon: 'abbey', domain: 'kind', word: 'abbey' },
  { icon: 'university', domain: 'kind', word: 'university' },
  { icon: 'sun', domain: 'kind', word: 'franciscan' },
  { icon: 'gate', domain: 'kind', word: 'start' },
];

export const CUBE_ICONS: readonly IconMeaning[] = [
  { icon: 'cube-politician', domain: 'cube', word: 'politician' },
  { icon: 'cube-nobleman', domain: 'cube', word: 'nobleman' },
  { icon: 'cube-abbess', domain: 'cube', word: 'abbess' },
  { icon: 'cube-amanuensis', domain: 'cube', word: 'amanuensis' },
];

export const OFFICE_ICONS: readonly IconMeaning[] = [
  { icon: 'scales', domain: 'office', word: 'banker' },
  { icon: 'friar', domain: 'office', word: 'monk' },
  { icon: 'cardinal', domain: 'office', word: 'camerlengo' },
  { icon: 'tiara', domain: 'office', word: 'pope' },
];

/** The glossary of icons. */
export const icons: readonly IconMeaning[] = [
  { icon: 'action', domain: 'icon', word: 'action' },
  ...MARKS,
  ...CUBE_ICONS,
  { icon: 'auction', domain: 'icon', word: 'votes' },
  { icon: 'star', domain: 'icon', word: 'points' },
  { icon: 'hidden', domain: 'icon', word: 'screen' },
  { icon: 'hourglass', domain: 'icon', word: 'turn' },
  { icon: 'people', domain: 'icon', word: 'order' },
  { icon: 'merchant', domain: 'character', word: 'merchant' },
  { icon: 'friar', domain: 'character', word: 'friar' },
  { icon: 'cardinal', domain: 'character', word: 'cardinal' },
  { icon: 'riddle', domain: 'chart', word: 'riddle' },
  { icon: 'sun', domain: 'chart', word: 'canticle' },
  { icon: 'messenger', domain: 'chart', word: 'messenger' },
  { icon: 'orient', domain: 'chart', word: 'orient' },
  { icon: 'library', domain: 'chart', word: 'library' },
  { icon: 'rest', domain: 'chart', word: 'rest' },
  { icon: 'psalter', domain: 'verb', word: 'psalter' },
  { icon: 'scales', domain: 'verb', word: 'business' },
  { icon: 'manuscript', domain: 'verb', word: 'take' },
  { icon: 'quill', domain: 'verb', word: 'convert' },
  { icon: 'route', domain: 'verb', word: 'move' },
  { icon: 'tiara', domain: 'papal', word: 'red' },
  ...OFFICE_ICONS,
];
