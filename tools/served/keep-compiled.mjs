// Plain JavaScript, as whatever imports it first must be: of a file with types that was not compiled before, Node loads what strips them, which
// takes 10 MB for as long as the process runs.
import { enableCompileCache, getCompileCacheDir } from 'node:module';

/** Keeps what is compiled, here and in worker threads: the next start takes two thirds of the time. */
export function keepCompiled() {
  enableCompileCache();
  const folder = getCompileCacheDir();
  if (folder !== undefined) process.env.NODE_COMPILE_CACHE = folder;
}
