import { printRecord, type Table } from '@fondaco/kernel';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { done, wrong, type Attempt } from '../attempt.ts';
import { exists, writeDurably } from '../files.ts';
import { openRecordFile } from '../record-file.ts';

const FOLDER = '.fondaco';
const ENDING = '.record';

/** A new name in the folder of saved games. */
export function newSaveFile(game: string): Attempt<string> {
  try {
    mkdirSync(FOLDER, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return wrong(`cannot save to ${path.resolve(FOLDER)}: ${reason}; give a file by --save`);
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  for (let n = 1; ; n++) {
    const file = path.join(FOLDER, `${game}-${stamp}${n === 1 ? '' : `-${n}`}${ENDING}`);
    if (!exists(file)) return done(file);
  }
}

export function save(file: string, table: Table): Attempt<void> {
  return writeDurably(file, printRecord(table.record()));
}

/** The youngest saved game here that is not over. */
export function findUnfinished(): string | undefined {
  if (!exists(FOLDER)) return undefined;
  const files = readdirSync(FOLDER)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => path.join(FOLDER, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return files.slice(0, MOST_LOOKED_AT).find((file) => {
    const opened = openRecordFile(file, undefined);
    return opened.ok && !opened.value.table.isOver;
  });
}

const MOST_LOOKED_AT = 5;

/** What to type to go on with a saved game. */
export function resumeCommand(file: string, board: string | undefined): string {
  const words = ['fondaco', 'play', '--load', file, ...(board === undefined ? [] : ['--board', board])];
  return words.map((word) => (/[\s'"\\$]/.test(word) ? JSON.stringify(word) : word)).join(' ');
}
