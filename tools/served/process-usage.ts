import { readFileSync } from 'node:fs';

/** Clock ticks of Linux a second, as it tells them. */
const TICKS = 100;
/** Where the ticks of a process stand in its `stat`, counted after its name, which may hold blanks. */
const USER = 11;
const SYSTEM = 12;

/** The megabytes of the machine's memory that a process has. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The milliseconds that processors have worked for a process, all its threads together. */
export function processorTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1000) / TICKS;
}
