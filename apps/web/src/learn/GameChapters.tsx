import { lessonKey } from '@fondaco/lessons';
import type { GameSummary } from '@fondaco/protocol';
import type { Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { inBackground } from '../client/faults.ts';
import { useLearnt } from '../client/learnt.ts';
import { playFirst } from '../client/new-table.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { Panel } from '../look/Panel.tsx';
import { roman } from '../look/roman.ts';
import { useArt } from '../table/game-tables.ts';
import { useTextStore } from '../texts/languages.ts';
import styles from './GameChapters.module.css';
import { useLessons } from './use-lessons.ts';

interface GameChaptersProps {
  readonly game: GameSummary;
  readonly t: Translate;
}

/** The chapters of one game: which are done, which was left half way, and the one to go on with. */
export function GameChapters({ game, t }: GameChaptersProps): ReactNode {
  const Art = useArt(game.id);
  const language = useTextStore((spoken) => spoken.language);
  const learnt = useLearnt((state) => state.lessons);
  const chapters = useLessons(game.id).map(({ id, title }) => {
    const progress = learnt[lessonKey(game.id, id)];
    const isDone = progress !== undefined && progress.done >= progress.steps;
    return { id, title, progress, isDone, isHalf: progress !== undefined && progress.done > 0 && !isDone };
  });
  const done = chapters.filter(({ isDone }) => isDone).length;
  const next = chapters.find(({ isHalf }) => isHalf) ?? chapters.find(({ isDone }) => !isDone);
  const [, navigate] = useLocation();
  const beginFirst = async () => navigate(`/table/${await playFirst(game)}`);
  const isBegun = chapters.some(({ progress }) => progress !== undefined);
  return (
    <Panel className={styles.card} aria-label={game.title}>
      <div className={styles.art}>{Art !== undefined && <Art />}</div>
      <div className={styles.body}>
        <div className={styles.title}>
          <h2>{game.title}</h2>
          <span>{t('learn.progress', { done, chapters: chapters.length })}</span>
        </div>
        <progress className={styles.bar} value={done} max={chapters.length} aria-label={game.title} />
        <ol className={styles.chapters}>
          {chapters.map(({ id, title, isDone, isHalf, progress }, i) => (
            <li key={id}>
              <Link href={`/learn/${game.id}/${id}`} data-chapter={id} data-half={isHalf}>
                <span className={styles.number}>{isDone ? <Icon name="check" /> : roman(i + 1)}</span>
                <b>{title[language]}</b>
                <span className={styles.state}>
                  {isDone
                    ? t('learn.done')
                    : isHalf && progress !== undefined
                      ? t('learn.stepOf', { step: progress.done + 1, steps: progress.steps })
                      : t('learn.minutes')}
                </span>
              </Link>
            </li>
          ))}
        </ol>
        <div className={styles.buttons}>
          {next !== undefined && (
            <LinkButton kind="commit" icon="play" isLarge to={`/learn/${game.id}/${next.id}`}>
              {t(isBegun ? 'learn.goOn' : 'learn.begin', { title: next.title[language] })}
            </LinkButton>
          )}
          <Button icon="people" isLarge onClick={() => inBackground(beginFirst())} data-first-table>
            {t('learn.firstTable')}
          </Button>
          <LinkButton icon="book" isLarge to={`/rules/${game.id}`}>
            {t('learn.book')}
          </LinkButton>
        </div>
      </div>
    </Panel>
  );
}
