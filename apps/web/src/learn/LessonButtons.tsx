import { itemAt } from '@fondaco/kernel';
import { stepsOf } from '@fondaco/lessons';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../look/Button.tsx';
import { useTextStore } from '../texts/languages.ts';
import { beginAgain, goBack, goOn, showStep, showWhole, stageOf, useLesson, type LessonSight } from './lesson-store.ts';
import { useAimText } from './use-aim-text.ts';
import { useLessons } from './use-lessons.ts';

/** So many wrong touches in a row, and the button that does the step stands out. */
const AT_A_LOSS = 2;

/** The ways on from this point of the lesson. */
export function LessonButtons(sight: LessonSight): ReactNode {
  const stage = stageOf(sight);
  if (stage === 'over') return <WaysOn {...sight} />;
  const { own, news } = sight;
  return (
    <>
      <LinkButton kind="quiet" icon="book" to="/learn">
        <span>{own('lesson.leave')}</span>
      </LinkButton>
      {stage === 'step' && <WholeButton {...sight} />}
      <Button icon="prev" aria-disabled={news.done === 0} onClick={goBack}>
        <span>{own('lesson.back')}</span>
      </Button>
      {stage === 'step' ? (
        <ShowButton {...sight} />
      ) : (
        <Button kind="commit" icon="next" onClick={goOn} data-go-on>
          {own('lesson.goOn')}
        </Button>
      )}
    </>
  );
}

/** Unfolds the panels of later chapters. */
function WholeButton({ own }: LessonSight): ReactNode {
  const isWhole = useLesson((state) => state.isWhole);
  if (isWhole) return undefined;
  return (
    <Button kind="quiet" icon="screen" onClick={showWhole}>
      <span>{own('lesson.whole')}</span>
    </Button>
  );
}

/** Has the step done. What is to be tried may not be on offer, and then the table has nothing to touch. */
function ShowButton({ own, lesson, news }: LessonSight): ReactNode {
  const say = useAimText(news);
  const wrong = useLesson((state) => state.wrong);
  const isTry = itemAt(stepsOf(lesson), news.done).type === 'try';
  return (
    <Button
      kind={isTry || wrong >= AT_A_LOSS ? 'commit' : 'plain'}
      icon={isTry ? 'why' : 'eye'}
      onClick={showStep}
      data-show-step={isTry ? 'try' : 'do'}
    >
      {isTry ? say(news.expected[0] ?? '') : own('lesson.showMe')}
    </Button>
  );
}

/** Behind the end of a chapter: all chapters, the same one again, and the next. */
function WaysOn({ own, lesson }: LessonSight): ReactNode {
  const language = useTextStore((spoken) => spoken.language);
  const chapters = useLessons(lesson.game);
  const next = chapters[chapters.findIndex(({ id }) => id === lesson.id) + 1];
  return (
    <>
      <LinkButton kind="quiet" icon="book" to="/learn">
        <span>{own('lesson.leave')}</span>
      </LinkButton>
      <Button icon="replay" onClick={beginAgain}>
        <span>{own('lesson.again')}</span>
      </Button>
      {next !== undefined && (
        <LinkButton kind="commit" icon="next" to={`/learn/${lesson.game}/${next.id}`} data-go-on>
          {own('lesson.next', { title: next.title[language] })}
        </LinkButton>
      )}
    </>
  );
}
