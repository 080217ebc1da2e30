/** The icon of each source of points. */
export const categoryIcons: Readonly<Record<string, string>> = {
  points: 'privilege',
  'given-up': 'laurel',
  peerage: 'peerage',
  'coat-of-arms': 'coat',
  'letter-of-nobility': 'letter',
  robbed: 'undo',
};
