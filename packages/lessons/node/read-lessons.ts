import { printFaults, type Json } from '@fondaco/kernel';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseGuide, type GuideFile } from '../src/guide-file.ts';
import type { Lesson } from '../src/lesson.ts';
import { parseGlossary, parseLesson, type Glossary, type ParsedLesson } from '../src/parse-lesson.ts';

/** All lessons of a game in their order, the words they explain, what a guide says, and what is wrong with their files. */
export interface LessonShelf {
  readonly lessons: readonly Lesson[];
  readonly glossary: Glossary;
  /** Absent where there is none, or none that can be read. */
  readonly guide?: GuideFile;
  readonly faults: readonly string[];
}

const GLOSSARY = 'glossary.json';
const GUIDE = 'guide.json';

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
  const guide = readGuide(folder, faults);
  return { lessons, glossary, faults, ...(guide === undefined ? {} : { guide }) };
}

function readGuide(folder: string, faults: string[]): GuideFile | undefined {
  const file = path.join(folder, GUIDE);
  if (!existsSync(file)) return undefined;
  const value = readJson(file);
  if (typeof value === 'string') {
    faults.push(`${GUIDE}: ${value}`);
    return undefined;
  }
  const parsed = parseGuide(value.json);
  if (parsed.ok) return parsed.guide;
  faults.push(`${GUIDE}: ${printFaults(parsed.faults)}`);
  return undefined;
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
