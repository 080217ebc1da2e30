import { inBackground } from '../client/faults.ts';
import { useSettings } from '../client/settings.ts';
import type { SoundName } from './sound-name.ts';

/** Lets something be heard, if the person wants to hear anything. What makes the sounds is fetched with the first of them. */
export function playSound(name: SoundName): void {
  const { volume } = useSettings.getState();
  if (volume === 0) return;
  inBackground(import('./synthesize.ts').then(({ synthesize }) => synthesize(name, volume)));
}
