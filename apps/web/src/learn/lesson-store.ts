import { lessonKey, stepsOf, type Lesson, type LessonNews, type LessonVerdict } from '@fondaco/lessons';
import type { Translate } from '@fondaco/texts';
import { create } from 'zustand';
import { keepProgress, useLearnt } from '../client/learnt.ts';
import { inBackground } from '../client/faults.ts';
import { decidedLines, play, setTouched } from '../table/store/table-actions.ts';
import { focusSoon } from '../table/store/focus-soon.ts';
import { useTable } from '../table/store/table-store.ts';
import { lessonHost } from './lesson-host.ts';

/** The lesson on the screen. */
interface OpenLesson {
  readonly lesson: Lesson | undefined;
  /** The table it is played at: another one for each scene, and whenever the learner goes back. */
  readonly table: string;
  readonly news: LessonNews | undefined;
  /** What was said to the last wrong touch. */
  readonly answer: Exclude<LessonVerdict, { type: 'expected' | 'tried' }> | undefined;
  /** What was just tried and refused: it is told before the next step is. */
  readonly tried: TriedVerdict | undefined;
  /** How many touches in a row were wrong. */
  readonly wrong: number;
  /** Panels that later chapters explain are shown as well. */
  readonly isWhole: boolean;
}

/** Something that the lesson had the learner try, and the reason they were given. */
export type TriedVerdict = Extract<LessonVerdict, { type: 'tried' }>;

/** A lesson that is on the screen, with the texts for it. */
export interface LessonSight {
  readonly own: Translate;
  readonly lesson: Lesson;
  readonly news: LessonNews;
  readonly tried: TriedVerdict | undefined;
}

/** What the lesson is at: a step, what was just tried, the end of a scene or its own. */
export function stageOf({ news, tried }: Pick<LessonSight, 'news' | 'tried'>): 'step' | 'tried' | 'scene' | 'over' {
  if (tried !== undefined) return 'tried';
  return news.isOver ? 'over' : news.isSceneOver ? 'scene' : 'step';
}

const NONE: OpenLesson = {
  lesson: undefined,
  table: '',
  news: undefined,
  answer: undefined,
  tried: undefined,
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
  set({ table, news: undefined, answer: undefined, tried: undefined, wrong: 0 });
  useTable.setState({ lit: undefined });
  lessonHost.begin(table, lesson, done, receive);
}

function receive(news: LessonNews): void {
  const { lesson, table, wrong, news: before } = get();
  if (news.table !== table || lesson === undefined) return;
  const { verdict, done, expected } = news;
  const isNewStep = before?.done !== done;
  const tried = verdict?.type === 'tried' ? verdict : undefined;
  const answer = verdict?.type === 'expected' || verdict?.type === 'tried' ? undefined : verdict;
  set({ news, answer, tried, wrong: answer === undefined ? (isNewStep ? 0 : wrong) : wrong + 1 });
  useTable.setState({ lit: { seq: news.seq, lines: tried === undefined ? expected : [] } });
  if (answer !== undefined || tried !== undefined) {
    setTouched([]);
    // The lesson says it.
    useTable.setState({ why: undefined });
  }
  if (tried !== undefined || news.isSceneOver) focusSoon('[data-go-on]');
  if (isNewStep) keepProgress(lesson.game, lesson.id, { done, steps: stepsOf(lesson).length });
}

/** Goes on: from what was tried to the next step, and from a scene to the next. */
export function goOn(): void {
  const { news, tried } = get();
  if (news === undefined) return;
  if (tried === undefined || (news.isSceneOver && !news.isOver)) {
    openAt(news.done);
    return;
  }
  set({ tried: undefined });
  useTable.setState({ lit: { seq: news.seq, lines: news.expected } });
  if (news.isOver) focusSoon('[data-go-on]');
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
