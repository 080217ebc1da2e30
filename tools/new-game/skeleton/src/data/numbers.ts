/** The numbers in the rulebook's text. */

/** NEW-SET-1 */
export const STONES = 12;
/** NEW-TRN-1 */
export const MOST_AT_ONCE = 3;
