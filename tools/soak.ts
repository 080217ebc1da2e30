/**
 * Conformance over very many random games, in all cores:
 * `npm run soak -- [--games 100000] [--game id] [--seats n] [--seed n] [--deep n] [--table-every n] [--check-every n]
 * [--changed n] [--threads n]`. For every 100 games so many positions of them are changed at random, and played on from if they are accepted.
 */
import os from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@fondaco/catalog';
import { printDuration, printProgress } from './progress-bar.ts';
import { addReport, inWords, noFindings, printCounts, printFindings } from './soak/findings.ts';
import { GAMES_PER_JOB, runJob, splitIntoJobs, type Sampling } from './soak/job.ts';
import { runJobs } from './soak/in-threads.ts';

const number = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { ...number, default: '100000' },
    seats: number,
    seed: { ...number, default: '1' },
    deep: { ...number, default: '1' },
    'table-every': { ...number, default: '50' },
    'check-every': { ...number, default: '1' },
    changed: { ...number, default: '50' },
    threads: { ...number, default: String(os.availableParallelism()) },
  },
});
const sampling: Sampling = {
  deepPerGame: Number(values.deep),
  tableEvery: Number(values['table-every']),
  checkEvery: Number(values['check-every']),
  changedPerHundred: Number(values.changed),
};
const threads = Number(values.threads);
const kinds = games
  .filter(({ game }) => values.game === undefined || game.id === values.game)
  .flatMap(({ game }) =>
    Array.from({ length: game.maxSeats - game.minSeats + 1 }, (_, i) => ({ game, seats: game.minSeats + i })),
  )
  .filter(({ seats }) => values.seats === undefined || seats === Number(values.seats));
const jobs = splitIntoJobs(
  kinds.map(({ game, seats }) => ({ id: game.id, seats })),
  { games: Number(values.games), seed: Number(values.seed), sampling },
);

if (jobs.length === 0) {
  console.error('soak: there is no such game for so many players, or no game to play');
  process.exitCode = 2;
} else {
  const sum = jobs.reduce((total, job) => total + job.games, 0);
  console.log(`soak: ${sum} games, ${threads} threads; about ${printDuration(estimateSeconds())}`);
  await soak(sum);
}

/** Plays a few games of each kind and reckons from them. */
function estimateSeconds(): number {
  const few = 50;
  let seconds = 0;
  for (const { game, seats } of kinds) {
    const job = { id: game.id, seats, seed: Number(values.seed), games: few, sampling };
    runJob(game, { ...job, games: 5 });
    const began = performance.now();
    runJob(game, job);
    seconds += (performance.now() - began) / 1000 / few;
  }
  return (seconds * Number(values.games)) / threads;
}

async function soak(sum: number): Promise<void> {
  const findings = noFindings();
  const began = performance.now();
  let isStopped = false;
  process.once('SIGINT', () => (isStopped = true));
  const isTerminal = process.stderr.isTTY;
  const show = (): void => {
    const text = printProgress(findings.games / sum, (performance.now() - began) / 1000);
    process.stderr.write(
      `${isTerminal ? '\r' : ''}${text}, ${findings.violations} violations${isTerminal ? ' ' : '\n'}`,
    );
  };
  const timer = setInterval(show, isTerminal ? 500 : 30_000);
  await runJobs(jobs, {
    threads,
    isStopped: () => isStopped,
    onReport: (job, report) => addReport(findings, job, report),
  });
  clearInterval(timer);
  show();
  if (isTerminal) process.stderr.write('\n');
  const { games: played, decisions, violations } = findings;
  console.log(printCounts(findings));
  console.log(`soak: ${inWords(played, decisions, violations)}${isStopped ? ' (stopped early)' : ''}`);
  if (violations === 0) return;
  console.log(printFindings(findings));
  // Which decisions are looked at deeply is part of the seed's story, so the sampling stays the same.
  const same = `--deep ${sampling.deepPerGame} --table-every 1 --check-every ${sampling.checkEvery} --changed ${sampling.changedPerHundred}`;
  console.log(`Play one again: npm run soak -- --game <id> --seats <n> --seed <seed> --games 1 ${same}`);
  console.log(
    `A changed position ("… -> …") borrows from games before it: --seed <the first of its ${GAMES_PER_JOB}> --games ${GAMES_PER_JOB}`,
  );
  process.exitCode = 1;
}
