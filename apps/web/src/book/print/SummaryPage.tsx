import type { ReactNode } from 'react';
import { BookLoader } from '../BookLoader.tsx';
import { BookText } from '../BookText.tsx';
import { SUMMARY } from '../Contents.tsx';
import type { LoadedBook } from '../load-book.ts';
import { PrintedHeader } from './PrintedHeader.tsx';
import styles from './SummaryPage.module.css';
import { usePrintedBook } from './use-printed-book.tsx';

/** The points and the calendar of a game on one page, for print. */
export function SummaryPage({ game }: { readonly game: string }): ReactNode {
  return <BookLoader game={game} Page={Summary} />;
}

function Summary({ loaded }: { readonly loaded: LoadedBook }): ReactNode {
  const { book, game } = loaded;
  const { t, figure } = usePrintedBook(loaded);
  return (
    <main className={styles.page}>
      <PrintedHeader title={t('book.summaryTitle', { game: t('game.name') })} game={game} t={t} />
      <div className={styles.sheets}>
        {book.chapters
          .filter(({ id }) => SUMMARY.includes(id))
          .map((chapter) => (
            <section key={chapter.id} className={styles.sheet} aria-label={chapter.title}>
              <h2>{chapter.title}</h2>
              <BookText blocks={chapter.blocks} place="" page={`/rules/${game}`} figure={figure} />
            </section>
          ))}
      </div>
    </main>
  );
}
