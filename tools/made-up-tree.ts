import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files (path to lines) into a folder that lives as long as the test, and returns the folder. */
export function madeUpTree(files: Readonly<Record<string, readonly string[]>>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'fondaco-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), lines.join('\n') + '\n');
  }
  return root;
}
