import type { Depth, JudgedPoint } from '@fondaco/review';
import { useReview } from './review-store.ts';
import { reviewWorker } from './review-worker.ts';
import { placeOf } from './steps.ts';

const { getState: get, setState: set } = useReview;

/** More threads than this would each have too little to do. */
const MOST_THREADS = 8;

/** All cores but one, which the page has to itself. */
function countThreads(): number {
  return Math.max(1, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1));
}

/** Judges on from where the record was left, unless that was stopped; with a depth, from now on and so deep. */
export async function beginAnalysis(depth?: Depth): Promise<void> {
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

/** The places of all choices that were mistakes or worse. */
export function mistakePlaces(): readonly number[] {
  const { analysis, steps } = get();
  const bad = (analysis?.points ?? []).filter(
    ({ judged }) => judged?.decision?.mark === 'mistake' || judged?.decision?.mark === 'blunder',
  );
  return bad.map(({ line }) => placeOf(steps, line)).toSorted((a, b) => a - b);
}

/** A decision judged by the truth, for showing. */
export async function judgeInHindsight(line: number): Promise<JudgedPoint | undefined> {
  const reply = await reviewWorker.send({ type: 'hindsight', line });
  return reply.type === 'judged' ? reply.judged : undefined;
}
