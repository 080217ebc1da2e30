import type { LessonNews } from '@fondaco/lessons';
import { lineSentence } from '../table/lines/sentences.ts';
import { useTable } from '../table/store/table-store.ts';
import { useLineText } from '../table/store/use-line-text.ts';
import { useWording } from '../table/store/use-wording.ts';

/** Says lines as they are at this table, once it shows what the lesson speaks of. */
export function useAimText({ seq }: LessonNews): (line: string) => string {
  const say = useLineText();
  const wording = useWording();
  const isShown = useTable((state) => state.now?.seq === seq);
  return (line) => (isShown ? say(line) : lineSentence(wording, line));
}
