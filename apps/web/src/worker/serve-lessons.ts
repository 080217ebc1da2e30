import type { Json } from '@fondaco/kernel';
import type { LessonNews, LessonRequest } from '@fondaco/lessons';
import { parseTableRequest, type HostMessage, type Reply } from '@fondaco/protocol';
import { refuseHost, refused } from '@fondaco/host';
import { LessonTable } from './lesson-table.ts';

/** What the page says here: something about the lesson, or what is asked of any table. */
export type SaidToLesson = { readonly lesson: LessonRequest } | { readonly request: Json };

/** Serves the one lesson that is on the screen; what is returned receives what the page says. */
export function openLessons(): (said: SaidToLesson) => Promise<void> {
  const post = (message: HostMessage | LessonNews): void => globalThis.postMessage(message);
  let table: LessonTable | undefined;

  return async (said: SaidToLesson): Promise<void> => {
    if ('lesson' in said) {
      const { lesson } = said;
      if (lesson.type === 'begin') table = LessonTable.open(lesson.table, lesson.lesson, lesson.done, post);
      else if (table?.id === lesson.table) table.show();
      return;
    }
    const parsed = parseTableRequest(said.request);
    if (!parsed.ok) {
      post({ re: parsed.re, type: 'refused', refusal: parsed.error });
      return;
    }
    const { value: request } = parsed;
    const isHere = 'table' in request && table?.id === request.table;
    const reply: Reply = isHere && table !== undefined ? await table.answer(request) : NO_LESSON;
    post({ re: request.id, ...reply });
  };
}

const NO_LESSON = refused(refuseHost('no-table', 'this lesson is not on the table'));
