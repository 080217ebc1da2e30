/** What can be heard at a table. */
export const SOUNDS = ['turn', 'coin', 'tile', 'seal', 'bell'] as const;
export type SoundName = (typeof SOUNDS)[number];
