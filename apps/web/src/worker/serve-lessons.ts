import type { Json } from '@fondaco/kernel';
import type { LessonNews, LessonRequest } from '@fondaco/lessons';
import { parseTableRequest, type HostMessage, type Reply } from '@fondaco/protocol';
import { refuseHost, refused } from '@fondaco/host';
import { LessonTable } from './lesson-table.ts';

/** What the worker is called in which lessons are played. */
const NAME = 'lesson';

/** Whether this worker is the one in which lessons are played. */
export function isLessonWorker(): boolean {
  return self.name === NAME;
}

/** What the page says here: something about the lesson, or what is asked of any table. */
type Said = { readonly lesson: LessonRequest } | { readonly request: Json };

/** Serves the one lesson that is on the screen. */
export function serveLessons(): void {
  const post = (message: HostMessage | LessonNews): void => globalThis.postMessage(message);
  let table: LessonTable | undefined;

  const hear = async (said: Said): Promise<void> => {
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

  globalThis.addEventListener('message', (event: MessageEvent<Said>) => {
    hear(event.data).catch(reportError);
  });
}

const NO_LESSON = refused(refuseHost('no-table', 'this lesson is not on the table'));
