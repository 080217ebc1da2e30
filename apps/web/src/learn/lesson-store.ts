import { lessonKey, stepsOf, type Lesson, type LessonNews, type LessonVerdict } from '@fondaco/lessons';
import { create } from 'zustand';
import { keepProgress, useLearnt } from '../client/learnt.ts';
import { inBackground } from '../client/faults.ts';
import { decidedLines, play, setTouched } from '../table/store/table-actions.ts';
import { useTable } from '../table/store/table-store.ts';
import { lessonHost } from './lesson-host.ts';

/** The lesson on the screen. */
interface OpenLesson {
  readonly lesson: Lesson | undefined;
  /** The table it is played at: another one for each scene, and whenever the learner goes back. */
  readonly table: string;
  readonly news: LessonNews | undefined;
  /** What was said to the last wrong touch. */
  readonly answer: Exclude<LessonVerdict, { type: 'expected' }> | undefined;
  /** How many touches in a row were wrong. */
  readonly wrong: number;
  /** Panels that later chapters explain are shown as well. */
  readonly isWhole: boolean;
}

const NONE: OpenLesson = {
  lesson: undefined,
  table: '',
  news: undefined,
  answer: undefined,
  wrong: 0,
  isWhole: false,
};

export const useLesson = create<OpenLesson>(() => NONE);
const { getState: get, setState: set } = useLesson;

let opened = 0;

/** Opens a lesson where the learner left it, or from its beginning. */
export function openLesson(lesson: Lesson): void {
  const known = useLearnt.getState().lessons[lessonKey(lesson.game, lesson.id)];
  const isHalf = known !== undefined && known.done < known.steps && known.steps === stepsOf(lesson).length;
  set({ ...NONE, lesson });
  openAt(isHalf ? known.done : 0);
}

/** Lays the table as it is after so many steps. */
function openAt(done: number): void {
  const { lesson } = get();
  if (lesson === undefined) return;
  const table = `lesson-${++opened}`;
  set({ table, news: undefined, answer: undefined, wrong: 0 });
  useTable.setState({ lit: undefined });
  lessonHost.begin(table, lesson, done, hear);
}

function hear(news: LessonNews): void {
  const { lesson, table, wrong, news: before } = get();
  if (news.table !== table || lesson === undefined) return;
  const { verdict, done, expected } = news;
  const isNewStep = before?.done !== done;
  const answer = verdict === undefined || verdict.type === 'expected' ? undefined : verdict;
  set({ news, answer, wrong: answer === undefined ? (isNewStep ? 0 : wrong) : wrong + 1 });
  useTable.setState({ lit: { seq: news.seq, lines: expected } });
  if (answer !== undefined) {
    setTouched([]);
    if (answer.type !== 'refused') useTable.setState({ why: undefined });
  }
  if (isNewStep) keepProgress(lesson.game, lesson.id, { done, steps: stepsOf(lesson).length });
}

/** Goes on to the next scene. */
export function goOn(): void {
  const { news } = get();
  if (news !== undefined) openAt(news.done);
}

/** Goes back by one step. */
export function goBack(): void {
  const { news } = get();
  if (news !== undefined && news.done > 0) openAt(news.done - 1);
}

/** Begins the lesson anew. */
export function beginAgain(): void {
  openAt(0);
}

/** Has the step done. */
export function showStep(): void {
  lessonHost.show(get().table);
}

/** Shows the panels of later chapters too. */
export function showWhole(): void {
  set({ isWhole: true });
}

export function closeLesson(): void {
  set(NONE);
  useTable.setState({ lit: undefined });
  lessonHost.leave();
}

/**
 * Has whatever is decided said at once: what the step asks for needs no second press, and anything else is answered. Of several things
 * that are picked together, one that does not belong to them is answered by itself.
 */
export function followTouches(): () => void {
  return useTable.subscribe((state, before) => {
    if (state.touched === before.touched || state.touched.length === 0 || state.isSending) return;
    const expected = get().news?.expected ?? [];
    const lines = decidedLines();
    const other = state.series?.picked.find((line) => !expected.includes(line));
    if (other !== undefined) inBackground(play([other]));
    else if (lines !== undefined && (state.series === undefined || lines.every((line) => expected.includes(line))))
      inBackground(play(lines));
  });
}
