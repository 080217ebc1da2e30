import type { BookChapter, RulesBook, Translate } from '@fondaco/texts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { roman } from '../look/roman.ts';
import styles from './Contents.module.css';

/** The chapters that are no part of the text: they follow from it. */
export const APPENDICES = ['icons', 'clauses'] as const;
/** The chapters that are printed on one page. */
export const SUMMARY: readonly string[] = ['points', 'calendar'];

/** Whether a chapter is one of those that are counted: what comes behind the rules is not. */
export function isNumbered(chapter: BookChapter): boolean {
  return !SUMMARY.includes(chapter.id) && chapter.id !== 'ways';
}

interface ContentsProps {
  readonly book: RulesBook;
  readonly game: string;
  /** The chapter or appendix that is open. */
  readonly open: string;
  readonly t: Translate;
  readonly onChoose?: () => void;
}

/** The contents: every chapter, and the sections of the one that is open. */
export function Contents({ book, game, open, t, onChoose }: ContentsProps): ReactNode {
  return (
    <nav className={styles.contents} aria-label={t('book.contents')}>
      <h2>{t('book.contents')}</h2>
      <ol>
        {book.chapters.map((chapter, i) => (
          <li key={chapter.id} data-open={chapter.id === open}>
            <a href={`#${chapter.id}`} aria-current={chapter.id === open ? 'page' : undefined} onClick={onChoose}>
              <span className={styles.number} aria-hidden="true">
                {isNumbered(chapter) ? roman(i + 1) : ''}
              </span>
              {chapter.title}
            </a>
            {chapter.id === open && <Sections chapter={chapter} onChoose={onChoose} />}
          </li>
        ))}
        {APPENDICES.map((id) => (
          <li key={id} data-open={id === open}>
            <a href={`#${id}`} aria-current={id === open ? 'page' : undefined} onClick={onChoose}>
              <span className={styles.number} />
              {t(`book.${id}`)}
            </a>
          </li>
        ))}
        <li>
          <Link href={`/rules/${game}/whole`}>
            <span className={styles.number} />
            {t('book.whole')}
          </Link>
        </li>
        <li>
          <Link href={`/rules/${game}/summary`}>
            <span className={styles.number} />
            {t('book.summary')}
          </Link>
        </li>
      </ol>
    </nav>
  );
}

interface SectionsProps {
  readonly chapter: BookChapter;
  readonly onChoose: (() => void) | undefined;
}

function Sections({ chapter, onChoose }: SectionsProps): ReactNode {
  const sections = sectionsOf(chapter);
  if (sections.length === 0) return undefined;
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={onChoose}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function sectionsOf({ blocks }: BookChapter): readonly { readonly id: string; readonly title: string }[] {
  return blocks.flatMap((block) => (block.type === 'section' ? [block] : []));
}
