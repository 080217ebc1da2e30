import { REVIEW_WORKER, type ToReviewWorker } from '../client/review-messages.ts';
import { holdLife } from '../client/worker-life.ts';
import { isBotWorker, serveBots } from './bots.ts';
import { openStore } from './browser-store.ts';
import { hostGames } from './host-games.ts';
import { JUDGE_THREAD, type ToJudge } from './review/judge-messages.ts';
import { fetchLearnt } from './learnt/learnt-models.ts';
import type { SaidToLesson } from './serve-lessons.ts';
import { serveTables } from './serve-tables.ts';

/** What the worker is called in which lessons are played. */
const LESSON_WORKER = 'lesson';

if (isBotWorker()) serveBots();
else if (self.name === LESSON_WORKER) serveLessons();
else if (self.name === REVIEW_WORKER) serveReviews();
else if (self.name === JUDGE_THREAD) serveJudgements();
else {
  holdLife();
  serveTables();
}

/** What only lessons need is fetched for them; whatever is said meanwhile waits. */
function serveLessons(): void {
  const opening = import('./serve-lessons.ts').then(({ openLessons }) => openLessons());
  globalThis.addEventListener('message', ({ data }: MessageEvent<SaidToLesson>) => {
    opening.then((receive) => receive(data)).catch(reportError);
  });
}

/** What only reviews need is fetched for them; whatever is asked meanwhile waits. */
function serveReviews(): void {
  const opening = Promise.all([import('./review/serve-review.ts'), openStore(hostGames), fetchLearnt()]).then(
    ([{ openDesk }, tables]) => openDesk(hostGames, tables),
  );
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToReviewWorker>) => {
    opening.then((receive) => receive(data)).catch(reportError);
  });
}

/** One of the threads in which a review has its judgements made. */
function serveJudgements(): void {
  const opening = Promise.all([import('./review/serve-judge.ts'), fetchLearnt()]).then(([{ openJudge }]) =>
    openJudge(),
  );
  globalThis.addEventListener('message', ({ data }: MessageEvent<ToJudge>) => {
    opening.then((receive) => receive(data)).catch(reportError);
  });
}
