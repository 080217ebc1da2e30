/** Dashes in the order of seats: with the marks they tell the lines apart where colours do not. */
export const DASHES = ['', '9 4', '2 4', '12 4 2 4', '5 3'] as const;
