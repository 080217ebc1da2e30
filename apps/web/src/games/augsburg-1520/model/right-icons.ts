import type { Gain, Right } from './words.ts';

/** The icon of each right. */
export const RIGHT_ICONS: Readonly<Record<Right, string>> = {
  church: 'church',
  cathedral: 'cathedral',
  'coat-of-arms': 'coat',
  'letter-of-nobility': 'letter',
  'mint-master': 'mint',
  'master-builder': 'builder',
};

/** The icon of each use of a ladder's symbol. */
export const GAIN_ICONS: Readonly<Record<Gain, string>> = {
  ...RIGHT_ICONS,
  level: 'arrow',
  florins: 'florin',
};
