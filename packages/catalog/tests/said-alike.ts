/** Texts that are rightly the same in several languages: proper names, and words that happen to be written alike. */
const ALIKE: Readonly<Record<string, RegExp>> = {
  'de-vulgari-eloquentia': /^(?:game\.name|word\.(?:manuscript|event|dialect|zone|place)\..+)$/,
  'augsburg-1520':
    /^(?:game\.name|level\.agency\.2|word\.noble\..+|word\.(?:note|stage)\.(?:philipp|louise|leo|maria).*|word\.stage\.maximilian)$/,
};

const SAME_WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'de-vulgari-eloquentia': {
    it: ['word.office.camerlengo', 'verb.camerlengo', 'option.lone-manuscripts.no'],
    fr: [
      'amount.actions',
      'amount.ducats',
      'cubes.abbess',
      'word.character.cardinal',
      'word.tile.lanzuisi',
      'word.tile.balestreri',
      'word.tile.shlasinger',
      'word.tile.muret',
      'word.tile.zazza',
      'word.chart.orient',
      'verb.orient',
    ],
    es: ['category.amanuenses', 'option.lone-manuscripts.no'],
    de: ['word.chart.orient', 'verb.psalter', 'verb.orient', 'verb.camerlengo'],
  },
  'augsburg-1520': {
    it: ['word.answer.no'],
    fr: ['amount.florins', 'word.note.joker', 'level.peerage.2', 'level.peerage.4', 'word.compensation.florins'],
    es: ['word.answer.no'],
    de: ['level.agency.1'],
  },
};

export function isSaidAlike(game: string, language: string, key: string): boolean {
  return ALIKE[game]?.test(key) === true || SAME_WORDS[game]?.[language]?.includes(key) === true;
}
