/** What can be heard at a table. */
export type SoundName = 'turn' | 'coin' | 'tile' | 'seal' | 'bell';
