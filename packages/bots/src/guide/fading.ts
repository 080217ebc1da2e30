/** How much a guide says: all it has, a suggestion with its reason, a word, or nothing any more. */
export type GuideVoice = 'whole' | 'brief' | 'word' | 'silent';

/** After so many decisions that somebody made as they were advised, or as well, a guide has said what it had to say. */
export const FADED_AFTER = 30;
/** And it says less after each third of them. */
const THIRD = FADED_AFTER / 3;

/** What a guide says to somebody who has made so many decisions as they were advised, or as well. */
export function voiceAfter(taken: number): GuideVoice {
  if (taken >= FADED_AFTER) return 'silent';
  if (taken >= 2 * THIRD) return 'word';
  return taken >= THIRD ? 'brief' : 'whole';
}
