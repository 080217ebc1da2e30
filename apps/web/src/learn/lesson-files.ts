import type { Json } from '@fondaco/kernel';
import { parseLesson, type Lesson } from '@fondaco/lessons';

const files = import.meta.glob<Json>('../../../../packages/*/lessons/[0-9]*.json', { import: 'default' });

/** The files of a game's lessons, in their order. */
function pathsOf(game: string): readonly string[] {
  return Object.keys(files)
    .filter((path) => path.includes(`/packages/${game}/lessons/`))
    .toSorted();
}

export function hasLessons(game: string): boolean {
  return pathsOf(game).length > 0;
}

const loaded = new Map<string, Promise<readonly Lesson[]>>();

/** The lessons of a game in their order, fetched when they are first wanted. */
export function loadLessons(game: string): Promise<readonly Lesson[]> {
  const known = loaded.get(game) ?? Promise.all(pathsOf(game).map(loadLesson));
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function loadLesson(path: string): Promise<Lesson> {
  const parsed = parseLesson((await files[path]?.()) ?? null);
  if (!parsed.ok) throw new Error(`${path} is no lesson`);
  return parsed.lesson;
}
