import type { TrainingProgress } from '@fondaco/bots/node';

const LINE_EVERY = 1000;
const GAMES_AT_ONCE = 4;

/** How far a training is: a line that changes while people look on, now and then one in a pipe. */
export function showTraining({ games, seconds, share, loss }: TrainingProgress, what = ''): void {
  const rate = (games / seconds).toFixed(1);
  const line = `${what} ${(share * 100).toFixed(1)} %  ${games} games, ${rate}/s  loss ${loss.toFixed(4)}`.trim();
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (games % LINE_EVERY < GAMES_AT_ONCE) process.stderr.write(`${line}\n`);
}
