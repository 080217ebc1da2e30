import type { Json } from '@fondaco/kernel';
import { parseGuide, type GuideFile } from '@fondaco/lessons';
import { useEffect, useState } from 'react';
import { inBackground } from '../client/faults.ts';

const files = import.meta.glob<Json>('../../../../packages/*/lessons/guide.json', { import: 'default' });

async function loadGuide(game: string): Promise<GuideFile | undefined> {
  const load = files[`../../../../packages/${game}/lessons/guide.json`];
  if (load === undefined) return undefined;
  const parsed = parseGuide(await load());
  if (!parsed.ok) throw new Error(`what the guide of ${game} says cannot be read`);
  return parsed.guide;
}

/** What a guide says at tables of a game; undefined until it is loaded, and where there is none. */
export function useGuideFile(game: string): GuideFile | undefined {
  const [found, setFound] = useState<GuideFile>();
  useEffect(() => inBackground(loadGuide(game).then(setFound)), [game]);
  return found?.game === game ? found : undefined;
}
