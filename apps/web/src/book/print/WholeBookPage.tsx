import type { ReactNode } from 'react';
import { roman } from '../../look/roman.ts';
import { isLiveFigure } from '../BookFigure.tsx';
import { BookLoader } from '../BookLoader.tsx';
import { BookText } from '../BookText.tsx';
import { isNumbered } from '../Contents.tsx';
import type { LoadedBook } from '../load-book.ts';
import { PrintedHeader } from './PrintedHeader.tsx';
import { usePrintedBook } from './use-printed-book.tsx';
import styles from './WholeBookPage.module.css';

/** The whole rules book of a game on one page, for print. */
export function WholeBookPage({ game }: { readonly game: string }): ReactNode {
  return <BookLoader game={game} Page={WholeBook} />;
}

function WholeBook({ loaded }: { readonly loaded: LoadedBook }): ReactNode {
  const { book, game } = loaded;
  const { t, figure } = usePrintedBook(loaded);
  // What is there to be touched says nothing on paper.
  const figureOnPaper = (name: string, caption: string): ReactNode =>
    isLiveFigure(name) ? undefined : figure(name, caption);
  return (
    <main className={styles.book} data-whole-book>
      <PrintedHeader title={book.title} game={game} t={t} />
      <ol className={styles.contents}>
        {book.chapters.map((chapter, i) => (
          <li key={chapter.id}>
            <span aria-hidden="true">{isNumbered(chapter) ? roman(i + 1) : ''}</span>
            <a href={`#${chapter.id}`}>{chapter.title}</a>
          </li>
        ))}
      </ol>
      {book.chapters.map((chapter, i) => (
        <section key={chapter.id} id={chapter.id} className={styles.chapter} aria-label={chapter.title}>
          <header>
            {isNumbered(chapter) && <p>{t('book.chapter', { roman: roman(i + 1) })}</p>}
            <h1>{chapter.title}</h1>
          </header>
          <BookText blocks={chapter.blocks} place="" figure={figureOnPaper} />
        </section>
      ))}
    </main>
  );
}
