import { itemAt } from '@fondaco/kernel';
import { printAnswer, stepsOf } from '@fondaco/lessons';
import type { ReactNode } from 'react';
import { RuleLink } from '../shell/RuleLink.tsx';
import { useTexts, useTextStore } from '../texts/languages.ts';
import { ClauseLink } from './ClauseLink.tsx';
import styles from './LessonCard.module.css';
import { stageOf, type LessonSight, type TriedVerdict } from './lesson-store.ts';
import { useAimText } from './use-aim-text.ts';

/** What the card says at this point of the lesson. */
export function LessonSaid(sight: LessonSight): ReactNode {
  const { own, tried } = sight;
  if (tried !== undefined) return <Tried {...sight} tried={tried} />;
  const stage = stageOf(sight);
  if (stage === 'over') return <Ending {...sight} />;
  return stage === 'scene' ? <p>{own('lesson.sceneOver')}</p> : <Step {...sight} />;
}

function Step({ own, lesson, news }: LessonSight): ReactNode {
  const language = useTextStore((spoken) => spoken.language);
  const say = useAimText(news);
  const step = itemAt(stepsOf(lesson), news.done);
  const aim = say(news.expected[0] ?? '');
  return (
    <>
      <h2>{step.type === 'try' ? own('lesson.try', { choice: aim }) : aim}</h2>
      {news.done === 0 && <p className={styles.intro}>{lesson.intro[language]}</p>}
      <p>{step.text[language]}</p>
    </>
  );
}

/** What was tried is not possible: why, and by which rule. */
function Tried({ own, news, tried }: LessonSight & { readonly tried: TriedVerdict }): ReactNode {
  const t = useTexts();
  const language = useTextStore((spoken) => spoken.language);
  const say = useAimText(news);
  const { text, clause } = printAnswer({ t, own, language, say }, tried, tried.line);
  return (
    <>
      <h2>{own('lesson.refused', { choice: say(tried.line) })}</h2>
      <p data-refused={clause}>
        {text} <ClauseLink own={own} clause={clause} />
      </p>
    </>
  );
}

/** The end of a chapter: what the learner knows now. */
function Ending({ own, lesson }: LessonSight): ReactNode {
  const language = useTextStore((spoken) => spoken.language);
  return (
    <>
      <h2>{own('lesson.knowsNow')}</h2>
      <p>{lesson.knows[language]}</p>
      <RuleLink place={itemAt(lesson.clauses, 0)}>{own('lesson.rules')}</RuleLink>
    </>
  );
}
