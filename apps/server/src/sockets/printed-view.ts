import type { Json, JsonObject } from '@fondaco/kernel';

/**
 * A view as text, part by part: its members, and of lists of objects the members of those. Texts stand in the order of their paths, which are
 * those that `ViewChanges` name.
 */
export interface PrintedView {
  readonly paths: readonly string[];
  readonly texts: readonly string[];
}

/** Prints a view; `print` may know parts already that others see, too. */
export function printView(view: JsonObject, print: (part: Json) => string): PrintedView {
  const paths: string[] = [];
  const texts: string[] = [];
  for (const name in view) {
    const part = view[name];
    if (part === undefined) continue;
    if (isListOfObjects(part)) {
      for (let i = 0; i < part.length; i++) {
        paths.push(pathOf(name, i));
        texts.push(print(part[i] as Json));
      }
    } else {
      paths.push(name);
      texts.push(print(part));
    }
  }
  return { paths, texts };
}

function isListOfObjects(part: Json): part is readonly JsonObject[] {
  if (!Array.isArray(part) || part.length === 0) return false;
  return part.every((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
}

/** The same text object each time: views are compared with those told before, path by path. */
const PATHS = new Map<string, string[]>();

function pathOf(name: string, place: number): string {
  const known = PATHS.get(name) ?? [];
  PATHS.set(name, known);
  return (known[place] ??= `${name}.${place}`);
}

/** What has changed from one view to another, as the text of `ViewChanges`: what is gone first. */
export function printChanges(before: PrintedView, after: PrintedView): string {
  const members: string[] = [];
  if (hasSamePaths(before, after)) {
    after.texts.forEach((text, i) => {
      if (text !== before.texts[i]) members.push(`"${after.paths[i]}":${text}`);
    });
  } else {
    const known = new Map(before.paths.map((path, i) => [path, before.texts[i]]));
    const there = new Set(after.paths);
    for (const path of before.paths) if (!there.has(path)) members.push(`"${path}":null`);
    after.texts.forEach((text, i) => {
      const path = after.paths[i] ?? '';
      if (text !== known.get(path)) members.push(`"${path}":${text}`);
    });
  }
  return `{${members.join(',')}}`;
}

function hasSamePaths({ paths: one }: PrintedView, { paths: other }: PrintedView): boolean {
  return one.length === other.length && one.every((path, i) => path === other[i]);
}

/** The newer of two views, with the texts of the older one where they are the same: what is kept for long is not replaced by its like. */
export function keepTexts(before: PrintedView, after: PrintedView): PrintedView {
  if (!hasSamePaths(before, after)) return after;
  const texts = after.texts.map((text, i) => (text === before.texts[i] ? (before.texts[i] ?? text) : text));
  return { paths: before.paths, texts };
}
