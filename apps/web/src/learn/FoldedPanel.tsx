import { linesOf, stepsOf, type Lesson } from '@fondaco/lessons';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import { roman } from '../look/roman.ts';
import type { SidePanel } from '../table/game-table.ts';
import { useTexts } from '../texts/languages.ts';
import styles from './FoldedPanel.module.css';
import { useLesson } from './lesson-store.ts';
import { useLessons } from './use-lessons.ts';
import { useLearnTexts } from './use-learn-texts.ts';

/** A panel of the game; until the chapter that explains it, only its name and that chapter. */
export function FoldedPanel({
  panel,
  children,
}: {
  readonly panel: SidePanel;
  readonly children: ReactNode;
}): ReactNode {
  const t = useTexts();
  const own = useLearnTexts();
  const { lesson, isWhole } = useLesson();
  const chapters = useLessons(lesson?.game ?? '');
  if (lesson === undefined || own === undefined || chapters.length === 0) return undefined;
  const at = chapters.findIndex(({ id }) => id === lesson.id);
  const taught = chapters.findIndex((chapter) => hasVerb(chapter, panel.verbs));
  if (isWhole || panel.verbs.length === 0 || taught <= at) return children;
  return (
    <div className={styles.folded}>
      <Icon name={panel.icon} size={24} />
      <b>{t(panel.title)}</b>
      <span>{own('lesson.folded', { number: roman(taught + 1) })}</span>
    </div>
  );
}

function hasVerb(lesson: Lesson, verbs: readonly string[]): boolean {
  return stepsOf(lesson).some((step) => linesOf(step).some((line) => verbs.includes(line.split(' ')[0] ?? '')));
}
