import { printAnswer } from '@fondaco/lessons';
import type { ReactNode } from 'react';
import { useTexts, useTextStore } from '../texts/languages.ts';
import { ClauseLink } from './ClauseLink.tsx';
import styles from './LessonCard.module.css';
import { useLesson, type LessonSight } from './lesson-store.ts';
import { useAimText } from './use-aim-text.ts';

/** Why the last touch was not what the step is about. */
export function LessonAnswer({ own, news }: LessonSight): ReactNode {
  const t = useTexts();
  const language = useTextStore((spoken) => spoken.language);
  const say = useAimText(news);
  const answer = useLesson((state) => state.answer);
  const printed =
    answer === undefined ? undefined : printAnswer({ t, own, language, say }, answer, news.expected[0] ?? '');
  return (
    <div role="status" className={printed === undefined ? 'unseen' : styles.answer} data-answer={answer?.type}>
      {printed !== undefined && (
        <>
          <b>{own('lesson.notThis')}</b> {printed.text} <ClauseLink own={own} clause={printed.clause} />
        </>
      )}
    </div>
  );
}
