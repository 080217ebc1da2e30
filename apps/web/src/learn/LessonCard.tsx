import { stepsOf } from '@fondaco/lessons';
import type { ReactNode } from 'react';
import { roman } from '../look/roman.ts';
import { useTextStore } from '../texts/languages.ts';
import { LessonAnswer } from './LessonAnswer.tsx';
import { LessonButtons } from './LessonButtons.tsx';
import styles from './LessonCard.module.css';
import { LessonSaid } from './LessonSaid.tsx';
import { stageOf, useLesson, type LessonSight } from './lesson-store.ts';
import { useLessons } from './use-lessons.ts';
import { useLearnTexts } from './use-learn-texts.ts';

/** What the lesson says: the step, what was wrong about the last touch or refused of what was tried, and how to go on. */
export function LessonCard(): ReactNode {
  const own = useLearnTexts();
  const { lesson, news, tried } = useLesson();
  if (own === undefined || lesson === undefined || news === undefined) return undefined;
  const sight: LessonSight = { own, lesson, news, tried };
  const stage = stageOf(sight);
  return (
    <section className={styles.card} aria-label={own('lesson.guide')} data-lesson={stage} data-done={news.done}>
      <Heading {...sight} />
      {/* One place for whatever is said, so that it is read out whenever that changes. */}
      <div className={styles.said} aria-live="polite">
        <LessonSaid {...sight} />
      </div>
      <LessonAnswer {...sight} />
      <div className={styles.buttons}>
        <LessonButtons {...sight} />
      </div>
    </section>
  );
}

function Heading({ own, lesson, news, tried }: LessonSight): ReactNode {
  const language = useTextStore((spoken) => spoken.language);
  const chapter = useLessons(lesson.game).findIndex(({ id }) => id === lesson.id) + 1;
  const steps = stepsOf(lesson).length;
  const step = tried === undefined ? Math.min(news.done + 1, steps) : news.done;
  return (
    <header className={styles.head}>
      <span className={styles.number} aria-hidden="true">
        {roman(chapter)}
      </span>
      <span className={styles.chapter}>{lesson.title[language]}</span>
      <span className={styles.count}>{own('lesson.step', { step, steps })}</span>
    </header>
  );
}
