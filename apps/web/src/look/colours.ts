/** The five sets of pieces, in the order of seats. Each has a merchant's mark (`#m-ruby`) beside its colour (`--p-ruby`). */
export const COLOURS = ['ruby', 'lapis', 'malachite', 'saffron', 'ivory'] as const;
export type Colour = (typeof COLOURS)[number];
