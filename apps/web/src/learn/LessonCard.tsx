import { itemAt } from '@fondaco/kernel';
import { printAnswer, stepsOf, type Lesson, type LessonNews } from '@fondaco/lessons';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button, LinkButton } from '../look/Button.tsx';
import { roman } from '../look/roman.ts';
import { lineSentence } from '../table/lines/sentences.ts';
import { useTable } from '../table/store/table-store.ts';
import { useLineText } from '../table/store/use-line-text.ts';
import { useWording } from '../table/store/use-wording.ts';
import { useTexts, useTextStore } from '../texts/languages.ts';
import styles from './LessonCard.module.css';
import { beginAgain, goBack, goOn, showStep, showWhole, useLesson } from './lesson-store.ts';
import { useLessons } from './use-lessons.ts';
import { useLearnTexts } from './use-learn-texts.ts';

/** So many wrong touches in a row, and the button that does the step stands out. */
const AT_A_LOSS = 2;

interface LessonCardProps {
  readonly own: Translate;
  readonly lesson: Lesson;
  readonly news: LessonNews;
}

/** What the lesson says: the step, what was wrong about the last touch, and how to go on. */
export function LessonCard(): ReactNode {
  const own = useLearnTexts();
  const { lesson, news } = useLesson();
  if (own === undefined || lesson === undefined || news === undefined) return undefined;
  const props = { own, lesson, news };
  return (
    <section
      className={styles.card}
      aria-label={own('lesson.guide')}
      data-lesson={news.isOver ? 'over' : news.isSceneOver ? 'scene' : 'step'}
      data-done={news.done}
    >
      <Heading {...props} />
      {news.isOver ? <Ending {...props} /> : news.isSceneOver ? <Between {...props} /> : <Step {...props} />}
    </section>
  );
}

function Heading({ own, lesson, news }: LessonCardProps): ReactNode {
  const language = useTextStore((spoken) => spoken.language);
  const chapter = useLessons(lesson.game).findIndex(({ id }) => id === lesson.id) + 1;
  const steps = stepsOf(lesson).length;
  const step = Math.min(news.done + 1, steps);
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

function Step({ own, lesson, news }: LessonCardProps): ReactNode {
  const language = useTextStore((spoken) => spoken.language);
  const say = useAimText(news);
  const wrong = useLesson((state) => state.wrong);
  const isWhole = useLesson((state) => state.isWhole);
  const step = itemAt(stepsOf(lesson), news.done);
  const aim = say(news.expected[0] ?? '');
  return (
    <>
      <div className={styles.said} aria-live="polite">
        <h2>{step.type === 'try' ? own('lesson.try', { choice: aim }) : aim}</h2>
        {news.done === 0 && <p className={styles.intro}>{lesson.intro[language]}</p>}
        <p>{step.text[language]}</p>
      </div>
      <LessonAnswer own={own} news={news} />
      <div className={styles.buttons}>
        <LinkButton kind="quiet" to="/learn">
          {own('lesson.leave')}
        </LinkButton>
        {!isWhole && (
          <Button kind="quiet" icon="eye" onClick={showWhole}>
            {own('lesson.whole')}
          </Button>
        )}
        <Button icon="prev" aria-disabled={news.done === 0} onClick={goBack}>
          {own('lesson.back')}
        </Button>
        {/* What is to be tried may not be on offer, and then the table has nothing to touch. */}
        <Button
          kind={step.type === 'try' || wrong >= AT_A_LOSS ? 'commit' : 'plain'}
          icon={step.type === 'try' ? 'why' : 'eye'}
          onClick={showStep}
          data-show-step
        >
          {step.type === 'try' ? aim : own('lesson.showMe')}
        </Button>
      </div>
    </>
  );
}

/** Says lines as they are at this table, once it shows what the lesson speaks of. */
function useAimText({ seq }: LessonNews): (line: string) => string {
  const say = useLineText();
  const wording = useWording();
  const isShown = useTable((state) => state.now?.seq === seq);
  return (line) => (isShown ? say(line) : lineSentence(wording, line));
}

/** Why the last touch was not what the step is about. */
function LessonAnswer({ own, news }: Pick<LessonCardProps, 'own' | 'news'>): ReactNode {
  const t = useTexts();
  const language = useTextStore((spoken) => spoken.language);
  const say = useAimText(news);
  const { answer, lesson } = useLesson();
  const printed =
    answer === undefined ? undefined : printAnswer({ t, own, language, say }, answer, news.expected[0] ?? '');
  return (
    <div role="status" className={printed === undefined ? 'unseen' : styles.answer} data-answer={answer?.type}>
      {printed !== undefined && (
        <>
          <b>{own('lesson.notThis')}</b> {printed.text}{' '}
          {printed.clause !== undefined && (
            <Link href={`/rules/${lesson?.game}#${printed.clause}`}>
              {own('lesson.rule', { clause: printed.clause })}
            </Link>
          )}
        </>
      )}
    </div>
  );
}

/** A scene is over: the table stays until the learner goes on. */
function Between({ own }: LessonCardProps): ReactNode {
  return (
    <>
      <div className={styles.said} aria-live="polite">
        <p>{own('lesson.sceneOver')}</p>
      </div>
      <div className={styles.buttons}>
        <Button icon="prev" onClick={goBack}>
          {own('lesson.back')}
        </Button>
        <Button kind="commit" icon="next" onClick={goOn} data-go-on>
          {own('lesson.goOn')}
        </Button>
      </div>
    </>
  );
}

/** The end of a chapter: what the learner knows now, and where to go from here. */
function Ending({ own, lesson }: LessonCardProps): ReactNode {
  const language = useTextStore((spoken) => spoken.language);
  const chapters = useLessons(lesson.game);
  const next = chapters[chapters.findIndex(({ id }) => id === lesson.id) + 1];
  return (
    <>
      <div className={styles.said} aria-live="polite">
        <h2>{own('lesson.knowsNow')}</h2>
        <p>{lesson.knows[language]}</p>
        <Link href={`/rules/${lesson.game}#${itemAt(lesson.clauses, 0)}`}>{own('lesson.rules')}</Link>
      </div>
      <div className={styles.buttons}>
        <LinkButton kind="quiet" to="/learn">
          {own('lesson.leave')}
        </LinkButton>
        <Button icon="replay" onClick={beginAgain}>
          {own('lesson.again')}
        </Button>
        {next !== undefined && (
          <LinkButton kind="commit" icon="next" to={`/learn/${lesson.game}/${next.id}`}>
            {own('lesson.next', { title: next.title[language] })}
          </LinkButton>
        )}
      </div>
    </>
  );
}
