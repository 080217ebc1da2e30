import { printFaults, type Json } from '@fondaco/kernel';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lesson } from '../src/lesson.ts';
import { parseGlossary, parseLesson, type Glossary, type ParsedLesson } from '../src/parse-lesson.ts';

/** All lessons of a game in their order, the words they explain, and what is wrong with their files. */
export interface LessonShelf {
  readonly lessons: readonly Lesson[];
  readonly glossary: Glossary;
  readonly faults: readonly string[];
}

const GLOSSARY = 'glossary.json';

/** Reads one lesson file. */
export function readLessonFile(file: string): ParsedLesson {
  const value = readJson(file);
  return typeof value === 'string'
    ? { ok: false, faults: [{ where: 'the file', message: value }] }
    : parseLesson(value.json);
}

/** Reads the `lessons` folder of a game's package. */
export function readLessons(folder: string): LessonShelf {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^\d.*\.json$/.test(file)) : [];
  const faults: string[] = [];
  const lessons = files.toSorted().flatMap((file) => {
    const parsed = readLessonFile(path.join(folder, file));
    if (parsed.ok) return [parsed.lesson];
    faults.push(`${file}: ${printFaults(parsed.faults)}`);
    return [];
  });
  const words = files.length === 0 ? { json: {} } : readJson(path.join(folder, GLOSSARY));
  const { glossary, faults: unread } = parseGlossary(typeof words === 'string' ? {} : words.json);
  if (typeof words === 'string') faults.push(`${GLOSSARY}: ${words}`);
  if (unread.length > 0) faults.push(`${GLOSSARY}: ${printFaults(unread)}`);
  return { lessons, glossary, faults };
}

/** The JSON of a file, or why it has none. */
function readJson(file: string): { readonly json: Json } | string {
  if (!existsSync(file)) return 'is not there';
  try {
    return { json: JSON.parse(readFileSync(file, 'utf8')) as Json };
  } catch (error) {
    return `is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
