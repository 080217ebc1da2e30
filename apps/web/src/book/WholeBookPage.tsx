import { useEffect, type ReactNode } from 'react';
import { useLoadedTexts } from '../client/use-loaded-texts.ts';
import { Button, LinkButton } from '../look/Button.tsx';
import { roman } from '../look/roman.ts';
import { ThemeButton } from '../shell/Tools.tsx';
import { useGameTable } from '../table/game-tables.ts';
import { useTableProps } from '../table/store/use-table-props.ts';
import { BookFigure, isLiveFigure } from './BookFigure.tsx';
import { BookText } from './BookText.tsx';
import { isNumbered } from './Contents.tsx';
import { useBook, type LoadedBook } from './load-book.ts';
import { useBookTexts } from './use-book-texts.ts';
import { useExample } from './use-example.ts';
import styles from './WholeBookPage.module.css';

/** The whole rules book of a game on one page, for print. */
export function WholeBookPage({ game }: { readonly game: string }): ReactNode {
  const isSpoken = useLoadedTexts(game);
  const loaded = useBook(game);
  if (loaded === undefined || loaded === 'none' || !isSpoken) return undefined;
  return <WholeBook loaded={loaded} />;
}

function WholeBook({ loaded }: { readonly loaded: LoadedBook }): ReactNode {
  const { book, game, gameBook } = loaded;
  const t = useBookTexts(loaded.messages);
  useExample(useGameTable(game), gameBook?.positions.any);
  const props = useTableProps();
  useEffect(() => {
    document.title = `${book.title} – Fondaco`;
    return () => {
      document.title = 'Fondaco';
    };
  }, [book]);
  // What is there to be touched says nothing on paper.
  const figure = (name: string, caption: string): ReactNode =>
    gameBook === undefined || isLiveFigure(name) ? undefined : (
      <BookFigure name={name} caption={caption} gameBook={gameBook} props={props} t={t} />
    );
  return (
    <main className={styles.book} data-whole-book>
      <header className={styles.top}>
        <h1>{book.title}</h1>
        <span className={styles.tools}>
          <Button kind="commit" icon="note" onClick={() => window.print()}>
            {t('book.print')}
          </Button>
          <ThemeButton />
          <LinkButton to={`/rules/${game}`} icon="prev">
            {t('book.contents')}
          </LinkButton>
        </span>
      </header>
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
          <BookText blocks={chapter.blocks} place="" figure={figure} />
        </section>
      ))}
    </main>
  );
}
