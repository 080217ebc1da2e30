import type { Lesson } from '@fondaco/lessons';
import { useEffect, useState, type ReactNode } from 'react';
import { inBackground } from '../client/faults.ts';
import { LinkButton } from '../look/Button.tsx';
import { Notice } from '../shell/Notice.tsx';
import { HostPartsContext, type HostParts } from '../table/host-parts.ts';
import { TablePage } from '../table/page/TablePage.tsx';
import { FoldedPanel } from './FoldedPanel.tsx';
import { LessonCard } from './LessonCard.tsx';
import { loadLessons } from './lesson-files.ts';
import { lessonHost } from './lesson-host.ts';
import { closeLesson, followTouches, openLesson, useLesson } from './lesson-store.ts';
import { Scripted } from './Scripted.tsx';
import { useLearnTexts } from './use-learn-texts.ts';
import { Waiting } from '../shell/Waiting.tsx';

/** What a lesson adds to the table it is played at. */
const LESSON_PARTS: HostParts = { Guide: LessonCard, isAnswering: true, Folded: FoldedPanel, PlayerStatus: Scripted };

interface LessonPageProps {
  readonly game: string;
  readonly chapter: string;
}

/** One chapter, played at a table like any other. */
export function LessonPage({ game, chapter }: LessonPageProps): ReactNode {
  const t = useLearnTexts();
  const table = useLesson((state) => state.table);
  const [found, setFound] = useState<Lesson | 'none'>();
  useEffect(() => {
    let isWanted = true;
    inBackground(
      loadLessons(game).then((lessons) => {
        if (!isWanted) return;
        const lesson = lessons.find(({ id }) => id === chapter);
        setFound(lesson ?? 'none');
        if (lesson !== undefined) openLesson(lesson);
      }),
    );
    const stop = followTouches();
    return () => {
      isWanted = false;
      stop();
      closeLesson();
    };
  }, [game, chapter]);
  if (t === undefined) return <Waiting />;
  if (found === 'none')
    return (
      <Notice title={t('learn.title')} text={t('lesson.noSuch')}>
        <LinkButton to="/learn">{t('lesson.leave')}</LinkButton>
      </Notice>
    );
  if (table === '') return <Waiting />;
  return (
    <HostPartsContext value={LESSON_PARTS}>
      <TablePage id={table} host={lessonHost} />
    </HostPartsContext>
  );
}
