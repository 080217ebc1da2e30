/** The icon of each source of points. */
export const categoryIcons: Readonly<Record<string, string>> = {
  office: 'tiara',
  'most-votes': 'people',
  amanuenses: 'quill',
  'library-tile': 'library',
  richest: 'ducat',
  riddle: 'riddle',
  canticle: 'sun',
  manuscripts: 'manuscript',
  'five-colours': 'star',
  tile: 'friar',
};
