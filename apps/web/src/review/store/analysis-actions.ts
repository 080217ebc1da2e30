import type { Depth } from '@fondaco/review';
import { useReview } from './review-store.ts';
import { reviewWorker } from './review-worker.ts';

const { getState: get, setState: set } = useReview;

/** More threads than this would each have too little to do. */
const MOST_THREADS = 8;

/** All cores but one, which the page has to itself. */
function countThreads(): number {
  return Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1));
}

/** Judges on from where the record was left, unless that was stopped; with a depth, from now on and so deep. */
export async function beginAnalysis(depth?: Depth): Promise<void> {
  // What was found less deep is looked for again.
  if (depth !== undefined && depth !== get().analysis?.key.depth) set({ hindsights: new Map() });
  reviewWorker.onAnalysis(({ record, analysis, isRunning }) => {
    if (get().game?.id === record) set({ analysis, analysing: isRunning ? 'running' : 'resting' });
  });
  const reply = await reviewWorker.send({ type: 'analyse', depth, threads: countThreads() });
  if (reply.type === 'refused' && get().analysis === undefined) set({ analysing: 'refused' });
}

export async function stopAnalysis(): Promise<void> {
  await reviewWorker.send({ type: 'stop' });
}

/** Reads how everything stood, once. */
export async function readCourse(): Promise<void> {
  const { game, course } = get();
  if (game === undefined || course !== undefined) return;
  const reply = await reviewWorker.send({ type: 'course' });
  if (reply.type === 'course' && get().game === game) set({ course: reply });
}

/** Has decisions shown by the truth, or by what was known. */
export function switchHindsight(): void {
  set({ isInHindsight: !get().isInHindsight });
}

/** Has a decision judged by the truth, once. */
export async function judgeInHindsight(line: number): Promise<void> {
  const { game, hindsights } = get();
  if (hindsights.has(line)) return;
  const reply = await reviewWorker.send({ type: 'hindsight', line });
  const decision = reply.type === 'judged' ? reply.judged.decision : undefined;
  if (decision !== undefined && get().game === game)
    set({ hindsights: new Map([...get().hindsights, [line, decision]]) });
}
