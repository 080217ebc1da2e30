import type { EventWords } from '@fondaco/kernel';
import type { SoundName } from './sound-name.ts';

/** What is heard of events: the first that has a sound. */
export function firstSound(
  sounds: Readonly<Record<string, SoundName>>,
  events: readonly EventWords[],
): SoundName | undefined {
  return events.map(({ type }) => sounds[String(type)]).find((sound) => sound !== undefined);
}
